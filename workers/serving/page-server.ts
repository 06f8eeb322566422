import { computeEntityTag } from '~/cache/base/entity-tag';
import type { WaitUntil } from '~/cache/base/single-flight';
import { isHtml, type CachedDocument } from '~/cache/document/cached-document';
import type { DocumentCache, ServedDocument } from '~/cache/document/document-cache';
import { MOST_LAST_GOOD_PAGES, type LastGoodPages } from '~/cache/document/last-good-pages';
import { type ContentClock, getToday } from '~/models/dates/content-clock';
import { withAgeNotice } from '~/offline/age-notice';
import { findCopyKind, readPageAddress, type PageAddress, buildPagePath } from '~/page/page-address';
import { RENDER_ORIGIN, type RenderPage } from './page-renderer';

export interface PageServerDependencies {
  readonly documents: DocumentCache;
  readonly renderPage: RenderPage;
  /** Absent without the KV binding. */
  readonly lastGood: LastGoodPages | undefined;
  readonly contentClock: ContentClock;
  readonly buildId: string;
}

/** Limits for the visitor who requests a page. */
interface VisitorLimits {
  /** Counts a rendering. Throws a `RenderRefused` over the limit. */
  readonly admit: () => Promise<void>;
  /** See `ReadOptions.admitsUnknown`. */
  readonly admitsUnknown: () => Promise<boolean>;
  /** See `MakePicture`. */
  readonly admitsPicture: () => Promise<boolean>;
}

/** Returns a cached document, a new one, or the last good one if rendering failed. */
export type ServePage = (address: PageAddress, waitUntil: WaitUntil, limits?: VisitorLimits) => Promise<ServedDocument>;

export function createPageServer(dependencies: PageServerDependencies): ServePage {
  const { documents, renderPage, lastGood, contentClock, buildId } = dependencies;
  return async (address, waitUntil, limits) => {
    const admissions = { admitsUnknown: limits?.admitsUnknown, admitsPicture: limits?.admitsPicture };
    if (address.query.hasText) {
      await limits?.admit();
      const document = await renderPage(address, { acceptStale: true, waitedMs: 0, ...admissions }, waitUntil);
      return { document, outcome: 'bypass' };
    }
    const served = await documents.serve(
      buildDocumentKey(buildId, address),
      (options) => renderPage(address, { ...options, ...admissions }, waitUntil),
      waitUntil,
      limits?.admit,
      findCopyKind(address),
    );
    if (served.outcome === 'stale-if-error')
      return { ...served, document: await addAgeNotice(served.document, contentClock) };
    if (served.document.status < 500 || !mayHaveLastGoodCopy(address)) return served;
    const stored = await lastGood?.find(buildPagePath(address));
    return stored === undefined ? served : { document: await addAgeNotice(stored, contentClock), outcome: 'last-good' };
  };
}

/** Stores last good copies of pages in KV. `paths` are ordered by number of visits; only the first ones are stored. */
export async function keepLastGoodPages(
  paths: readonly string[],
  servePage: ServePage,
  { lastGood, contentClock }: Pick<PageServerDependencies, 'lastGood' | 'contentClock'>,
  waitUntil: WaitUntil,
): Promise<void> {
  if (lastGood === undefined) return;
  for (const path of paths.slice(0, MOST_LAST_GOOD_PAGES)) {
    const address = readPageAddress(new URL(path, RENDER_ORIGIN), () => getToday(contentClock));
    const { document, outcome } = await servePage(address, waitUntil);
    if (outcome === 'hit' || outcome === 'stored') await lastGood.keep(buildPagePath(address), document);
  }
}

/** CMS pages have no last good copies: anybody can invent their addresses, and each search for a copy costs a read of KV. */
function mayHaveLastGoodCopy({ kind, route }: PageAddress): boolean {
  return kind === 'document' && route.path !== '*';
}

/** Key of a cached page. It contains no host, headers, or query parameters that the page does not read. */
function buildDocumentKey(buildId: string, { kind, path, query, onlyRoutes }: PageAddress): string {
  return `${buildId} ${kind} ${path}?${query.search} ${onlyRoutes}`;
}

/** Adds a notice with the age of the copy to an HTML page; other documents are returned unchanged. */
export async function addAgeNotice(document: CachedDocument, clock: ContentClock): Promise<CachedDocument> {
  if (!isHtml(document)) return document;
  const copy = { madeAtMs: document.renderedAtMs, reason: 'not-rendered' } as const;
  const body = new TextEncoder().encode(withAgeNotice(new TextDecoder().decode(document.body), copy, clock));
  return { ...document, body, etag: await computeEntityTag(body) };
}
