import { escapeUTF8 } from 'entities';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { applyStoredTheme } from '~/components/shell/stored-theme';
import { lightStyles } from '~/styles/light-styles.generated';
import type { InlineParts } from './site-context';

interface LightDocument {
  /** As `pageTitle` makes it: the page first, the association last. */
  readonly title: string;
  /** This page's one address, as a path. */
  readonly canonical: string;
  /** Public address of the site; the canonical link is a path without it. */
  readonly siteUrl: string | undefined;
  readonly body: ReactElement;
  /** Of `context.site`. */
  readonly inlineParts: InlineParts;
  readonly status?: number;
}

const minutesAway = 3;
/** Reloads the page when it is shown again after a while: newer scores, and never while it is being read. */
const reloadOnReturn = `const since = Date.now(); addEventListener('visibilitychange', () => { if (document.visibilityState === 'visible' && Date.now() - since > ${minutesAway * 60_000}) location.reload() })`;
const script = `${applyStoredTheme}; ${reloadOnReturn}`;

/**
 * A page outside the site layout: one complete HTML document with its styles in it, and nothing that has to be fetched besides.
 * Its loader returns this, and its module has no component; the route table says `document: 'light'` of such pages.
 */
export function renderLightDocument({
  title,
  canonical,
  siteUrl,
  body,
  inlineParts,
  status = 200,
}: LightDocument): Response {
  inlineParts.scripts.add(script);
  inlineParts.styles.add(lightStyles);
  const html = [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeUTF8(title)}</title>`,
    canonicalLink(canonical, siteUrl),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<script>${script}</script><style>${lightStyles}</style></head><body>`,
    renderToStaticMarkup(body),
    '</body></html>',
  ].join('');
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** What a browser's own styles leave out: a measure, and the lines of tables. */
const plainStyles =
  'body{max-width:60rem;margin:0 auto;padding:1rem;font-family:system-ui,sans-serif;line-height:1.5}' +
  'table{border-collapse:collapse}td,th{border:1px solid;padding:.25rem .5rem;text-align:left}' +
  '.scroll-region{overflow-x:auto}img{max-width:100%;height:auto}.sr-only{display:none}';

/** A text as a document of its own: the browser's styles, and no scripts. */
export function renderPlainDocument({
  title,
  canonical,
  siteUrl,
  body,
  inlineParts,
  status = 200,
}: LightDocument): Response {
  inlineParts.styles.add(plainStyles);
  const html = [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeUTF8(title)}</title>`,
    canonicalLink(canonical, siteUrl),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<style>${plainStyles}</style></head><body>`,
    renderToStaticMarkup(body),
    '</body></html>',
  ].join('');
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

function canonicalLink(canonical: string, siteUrl: string | undefined): string {
  const href = siteUrl === undefined ? canonical : new URL(canonical, siteUrl).href;
  return `<link rel="canonical" href="${escapeUTF8(href)}">`;
}
