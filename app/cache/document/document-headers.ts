import { formatCacheStatus, type CacheOutcome } from './cache-status';
import type { CachedDocument } from './cached-document';
import { LIVE_STALE_MS, type DocumentKind } from './page-freshness';
import { findLiveFreshUntilMs } from './page-part';

/** How long the browser may reuse a prefetched data answer: the time between hover and click. */
const DATA_REUSE_SECONDS = 5;
const RETRY_AFTER_SECONDS = 15;
/** Tags that the platform accepts; commas separate them. */
const TAG = /^[\x21-\x2b\x2d-\x7e]{1,1024}$/;
const MOST_TAGS = 1000;
/** Addresses with this parameter as `1` get `Server-Timing` and a `Cache-Status` member per source, which are large. */
const DEBUG_PARAMETER = 'fieldhouse-debug';

/** The address at which a document has these details. No page reads the parameter, so shared caches keep the two apart. */
export function askForDetails(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${DEBUG_PARAMETER}=1`;
}

export function isAskingForDetails({ searchParams }: Pick<URL, 'searchParams'>): boolean {
  return searchParams.get(DEBUG_PARAMETER) === '1';
}

export interface DocumentHeadersInput {
  readonly document: CachedDocument;
  readonly kind: DocumentKind;
  readonly outcome: CacheOutcome;
  /** Real clock, milliseconds. */
  readonly nowMs: number;
  readonly hasDetails: boolean;
}

/**
 * Builds all caching headers, from the freshness of parts. `CDN-Cache-Control` counts from rendering, with `Age` (RFC 9111, section 4.2).
 * `s-maxage` and `must-revalidate` would switch off the platform's stale modes.
 */
export function buildDocumentHeaders({ document, kind, outcome, nowMs, hasDetails }: DocumentHeadersInput): Headers {
  const { parts, lifetimes } = document;
  const headers = new Headers(document.headers as [string, string][]);
  headers.set('cache-status', formatCacheStatus(hasDetails ? parts : [], outcome, lifetimes.freshUntilMs, nowMs));
  if (hasDetails) headers.set('server-timing', buildServerTiming(document, outcome));
  if (document.status >= 500) return withoutStore(headers);
  const ageSeconds = Math.max(0, toSeconds(nowMs) - toSeconds(document.renderedAtMs));
  headers.set('age', String(ageSeconds));
  headers.set('etag', document.etag);
  headers.set('cache-control', buildBrowserCacheControl(kind, document, nowMs, ageSeconds));
  headers.set(
    'cdn-cache-control',
    isForOneRequest(outcome) ? 'no-store' : buildSharedCacheControl(kind, document, nowMs),
  );
  const tags = listCacheTags(document);
  if (tags.length > 0) headers.set('cache-tag', tags.join(','));
  return headers;
}

/** Free-text searches, and copies served only because rendering just failed, must not be kept by the platform. */
function isForOneRequest(outcome: CacheOutcome): boolean {
  return outcome === 'bypass' || outcome === 'last-good';
}

/** Seconds for which a shared cache may serve an answer: fresh, while it revalidates, and while revalidation fails. */
export interface SharedSeconds {
  readonly fresh: number;
  readonly staleWhileRevalidate: number;
  readonly staleIfError: number;
}

/** Always names both stale modes: without `stale-if-error` the platform serves stale copies on errors forever. */
export function buildCdnCacheControl({ fresh, staleWhileRevalidate, staleIfError }: SharedSeconds): string {
  return `max-age=${fresh}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`;
}

/** Tags of all parts, up to the platform's limit. */
function listCacheTags({ parts }: CachedDocument): string[] {
  const tags = new Set(parts.flatMap((part) => part.tags));
  return [...tags].filter((tag) => TAG.test(tag)).slice(0, MOST_TAGS);
}

/** Marks a failed answer as not storable. */
function withoutStore(headers: Headers): Headers {
  headers.set('cache-control', 'no-store');
  headers.set('cdn-cache-control', 'no-store');
  if (!headers.has('retry-after')) headers.set('retry-after', String(RETRY_AFTER_SECONDS));
  return headers;
}

/** Browsers revalidate documents each time (mostly 304) and may reuse data answers at once, on the same day. */
function buildBrowserCacheControl(
  kind: DocumentKind,
  { dayEndsAtMs }: CachedDocument,
  nowMs: number,
  ageSeconds: number,
): string {
  const leftOfDay = Math.max(0, Math.floor((dayEndsAtMs - nowMs) / 1000));
  return `public, max-age=${kind === 'document' ? 0 : ageSeconds + Math.min(DATA_REUSE_SECONDS, leftOfDay)}`;
}

/** Shared caches cannot add an age notice, so they keep no page beyond the content day. */
function buildSharedCacheControl(kind: DocumentKind, document: CachedDocument, nowMs: number): string {
  const { renderedAtMs, dayEndsAtMs, lifetimes, parts } = document;
  const computeSecondsUntil = (moment: number) => Math.max(0, Math.floor(moment / 1000) - toSeconds(renderedAtMs));
  const maxAge = computeSecondsUntil(lifetimes.freshUntilMs);
  const computeStaleSeconds = (moment: number) => Math.max(0, computeSecondsUntil(moment) - maxAge);
  const liveUntilMs = findLiveFreshUntilMs(parts) + LIVE_STALE_MS[kind];
  // Live data that is older could not be replaced in time, so everybody gets it meanwhile.
  const servedUntilMs = nowMs <= liveUntilMs ? liveUntilMs : Infinity;
  return buildCdnCacheControl({
    fresh: maxAge,
    staleWhileRevalidate: computeStaleSeconds(Math.min(lifetimes.revalidateUntilMs, servedUntilMs)),
    staleIfError: computeStaleSeconds(Math.min(lifetimes.usableUntilMs, dayEndsAtMs)),
  });
}

/** Rounds elapsed time up, so that rounding never extends a page's life. */
function toSeconds(moment: number): number {
  return Math.ceil(moment / 1000);
}

function buildServerTiming({ parts, renderMs }: CachedDocument, outcome: CacheOutcome): string {
  if (outcome === 'hit' || outcome === 'stale') return 'document;desc=memory;dur=0';
  const sources = parts.map(({ name, waitedMs }) => `${name};dur=${Math.round(waitedMs)}`);
  return [...sources, `render;dur=${Math.round(renderMs)}`].join(', ');
}
