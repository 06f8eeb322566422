import type { ReactElement } from 'react';
import { LightPrintLine } from '~/components/light/light-print-line';
import { applyHiddenParts, showResultsOnClick } from '~/components/shell/hidden-parts';
import { applyStoredTheme } from '~/components/shell/stored-theme';
import type { UpdateStamp } from '~/models/dates/update-stamp';
import { toAbsoluteHref } from '~/page/page-meta';
import { buildPrintLine } from '~/page/print-line';
import type { SiteContext } from '~/page/site-context';
import { lightStyles } from '~/styles/light-styles.generated';
import { adaptToNetwork } from './adapt-to-network';
import { markBrokenImages } from './broken-images';
import { renderStandaloneDocument, type StandaloneDocument } from './template';

interface LightDocument {
  /** Title without the association's name, which is added. By default the heading of the page's row. */
  readonly title?: string;
  /** Path of the canonical address; by default that of the page's row. */
  readonly canonical?: string;
  readonly body: ReactElement;
  /** Age of its data, for its line on paper. */
  readonly stamp?: UpdateStamp | null;
  /** Runs after the body is read. */
  readonly bodyScript?: string;
  readonly status?: number;
  /** False for a document in a frame. */
  readonly hasIcon?: boolean;
}

const reloadAfterMs = 3 * 60_000;
/** Reloads the page when the visitor comes back to it after a while, and never while it is being read. */
const reloadOnReturn = `const since = Date.now(); addEventListener('visibilitychange', () => { if (document.visibilityState === 'visible' && Date.now() - since > ${reloadAfterMs}) location.reload() })`;

/** Answers with a self-contained document outside the site layout. Its route has no component and `document: 'light'`. */
export function renderLightDocument(site: LightSite, { stamp = null, ...document }: LightDocument): Response {
  const script = `${applyStoredTheme}; ${markBrokenImages}; ${adaptToNetwork} ${applyHiddenParts}; ${showResultsOnClick}; ${reloadOnReturn}`;
  const body = (
    <>
      <LightPrintLine line={buildPrintLine(site, stamp)} />
      {document.body}
    </>
  );
  return renderDocument(site, { ...document, body, script, styles: lightStyles });
}

const plainStyles =
  'body{max-width:60rem;margin:0 auto;padding:1rem;font-family:system-ui,sans-serif;line-height:1.5}' +
  'table{border-collapse:collapse}td,th{border:1px solid;padding:.25rem .5rem;text-align:left}' +
  '.scroll-region{overflow-x:auto}img{max-width:100%;height:auto}.sr-only{display:none}' +
  // On phones a row of a table is a paragraph.
  '@media(max-width:40rem){thead{display:none}tr{display:block;padding:.5rem 0;border-bottom:1px solid}' +
  'td,th{display:block;padding:0;border:0}}';

/** Answers with a text as a document of its own, in the browser's styles and without scripts. */
export function renderPlainDocument(site: DocumentSite, document: LightDocument): Response {
  const head = <meta name="color-scheme" content="light dark" />;
  return renderDocument(site, { ...document, styles: plainStyles, head });
}

type LightSite = DocumentSite & Pick<SiteContext, 'clock' | 'query'>;
type DocumentSite = Pick<SiteContext, 'environment' | 'inlineParts' | 'page'>;

/** Answers with a document that has a look and scripts of its own. */
export function renderDocument(
  { environment: { ASSOCIATION_NAME, SITE_URL }, inlineParts, page }: DocumentSite,
  document: LightDocument & Omit<StandaloneDocument, 'title'>,
): Response {
  const {
    title = page.heading,
    canonical = page.canonicalPath,
    status = 200,
    head,
    hasIcon = true,
    ...standalone
  } = document;
  inlineParts.styles.add(document.styles);
  for (const text of [document.script, document.bodyScript]) if (text !== undefined) inlineParts.scripts.add(text);
  const html = renderStandaloneDocument({
    ...standalone,
    title: `${title} | ${ASSOCIATION_NAME}`,
    head: (
      <>
        {head}
        <link rel="canonical" href={toAbsoluteHref(canonical, SITE_URL)} />
        {hasIcon && <link rel="icon" href="/favicon.svg" type="image/svg+xml" />}
      </>
    ),
  });
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
