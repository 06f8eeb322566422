import type { ReactElement } from 'react';
import { applyHiddenParts, showResultsOnClick } from '~/components/shell/hidden-parts';
import { applyStoredTheme } from '~/components/shell/stored-theme';
import type { InlineParts } from '~/page/site-context';
import { lightStyles } from '~/styles/light-styles.generated';
import { renderStandaloneDocument } from './template';

interface LightDocument {
  /** As `formatDocumentTitle` makes it: the page first, the association last. */
  readonly title: string;
  /** Path of the page's canonical address. */
  readonly canonical: string;
  /** Public address of the site; without it the canonical link is a path. */
  readonly siteUrl: string | undefined;
  readonly body: ReactElement;
  /** Of `context.site`. */
  readonly inlineParts: InlineParts;
  readonly status?: number;
}

const reloadAfterMs = 3 * 60_000;
/** Reloads the page when the visitor comes back to it after a while, and never while it is being read. */
const reloadOnReturn = `const since = Date.now(); addEventListener('visibilitychange', () => { if (document.visibilityState === 'visible' && Date.now() - since > ${reloadAfterMs}) location.reload() })`;

/** Answers with a self-contained document outside the site layout. Its route has no component and `document: 'light'`. */
export function renderLightDocument(document: LightDocument): Response {
  return renderDocument(document, {
    script: `${applyStoredTheme}; ${applyHiddenParts}; ${showResultsOnClick}; ${reloadOnReturn}`,
    styles: lightStyles,
  });
}

const plainStyles =
  'body{max-width:60rem;margin:0 auto;padding:1rem;font-family:system-ui,sans-serif;line-height:1.5}' +
  'table{border-collapse:collapse}td,th{border:1px solid;padding:.25rem .5rem;text-align:left}' +
  '.scroll-region{overflow-x:auto}img{max-width:100%;height:auto}.sr-only{display:none}';

/** Answers with a text as a document of its own, in the browser's styles and without scripts. */
export function renderPlainDocument(document: LightDocument): Response {
  return renderDocument(document, { styles: plainStyles, head: <meta name="color-scheme" content="light dark" /> });
}

interface DocumentLook {
  /** Runs in the head, before the first paint. */
  readonly script?: string;
  /** Runs after the body. */
  readonly bodyScript?: string;
  readonly styles: string;
  readonly head?: ReactElement;
}

/** Answers with a document that has a look and scripts of its own. */
export function renderDocument(
  { title, canonical, siteUrl, body, inlineParts, status = 200 }: LightDocument,
  { script, bodyScript, styles, head }: DocumentLook,
): Response {
  inlineParts.styles.add(styles);
  for (const text of [script, bodyScript]) if (text !== undefined) inlineParts.scripts.add(text);
  const html = renderStandaloneDocument({
    title,
    head: (
      <>
        {head}
        <link rel="canonical" href={siteUrl === undefined ? canonical : new URL(canonical, siteUrl).href} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </>
    ),
    ...(script !== undefined && { script }),
    ...(bodyScript !== undefined && { bodyScript }),
    styles,
    body,
  });
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
