import { cacheStatus, type CacheOutcome } from './cache-status';
import type { CachedDocument } from './cached-document';

type DocumentKind = 'document' | 'data';

/** How long the browser may reuse a prefetched data answer: the moment between pointing and clicking. */
const DATA_REUSE_SECONDS = 5;
const RETRY_AFTER_SECONDS = 15;
/** What the platform accepts as a tag; commas separate them. */
const TAG = /^[\x21-\x2b\x2d-\x7e]{1,1024}$/;
const MOST_TAGS = 1000;
/**
 * A request whose header of this name is `1` is answered with details: a member of `Cache-Status` for each source, and
 * `Server-Timing`. The details are nobody's secret, they are only many bytes.
 */
const DEBUG_HEADER = 'fieldhouse-debug';

/** Headers of a request that asks for details. */
export const ASK_FOR_DETAILS: Readonly<Record<string, string>> = { [DEBUG_HEADER]: '1' };

export function isAskingForDetails(headers: Headers): boolean {
  return headers.get(DEBUG_HEADER) === '1';
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
 * Every header about caching, derived from the freshness of the parts. Nothing else writes one.
 *
 * `CDN-Cache-Control` counts from the moment of rendering and `Age` says how long ago that was, as HTTP has it (RFC 9111,
 * section 4.2), so that a shared cache in front never keeps a page longer than its parts allow. It holds neither
 * `s-maxage` nor `must-revalidate`: either would switch the platform's stale modes off. `Vary` keeps answers with details
 * apart from all others there: the document is the same, its headers are not.
 */
export function buildDocumentHeaders({ document, kind, outcome, nowMs, hasDetails }: DocumentHeadersInput): Headers {
  const { parts, lifetimes } = document;
  const headers = new Headers(document.headers as [string, string][]);
  headers.set('vary', DEBUG_HEADER);
  headers.set('cache-status', cacheStatus(hasDetails ? parts : [], outcome, lifetimes.freshUntilMs, nowMs));
  if (hasDetails) headers.set('server-timing', serverTiming(document, outcome));
  if (document.status >= 500) return withoutStore(headers);
  const ageSeconds = Math.max(0, seconds(nowMs) - seconds(document.renderedAtMs));
  headers.set('age', String(ageSeconds));
  headers.set('etag', document.etag);
  headers.set('cache-control', browserControl(kind, document, nowMs, ageSeconds));
  headers.set('cdn-cache-control', isForOneRequest(outcome) ? 'no-store' : sharedControl(document));
  const tags = cacheTags(document);
  if (tags.length > 0) headers.set('cache-tag', tags.join(','));
  return headers;
}

/** What must not be kept in front: free text, and a copy that is served only because rendering failed just now. */
function isForOneRequest(outcome: CacheOutcome): boolean {
  return outcome === 'bypass' || outcome === 'last-good';
}

/** Seconds for which a shared cache may serve an answer: fresh, then while it asks again, then while that fails. */
export interface SharedSeconds {
  readonly fresh: number;
  readonly staleWhileRevalidate: number;
  readonly staleIfError: number;
}

/**
 * The `CDN-Cache-Control` field. Both stale modes are always named: without `stale-if-error` the platform serves a stale copy
 * on errors for ever.
 */
export function buildCdnCacheControl({ fresh, staleWhileRevalidate, staleIfError }: SharedSeconds): string {
  return `max-age=${fresh}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`;
}

/** The tags of all parts, as far as the platform keeps them. */
function cacheTags({ parts }: CachedDocument): string[] {
  const tags = new Set(parts.flatMap((part) => part.tags));
  return [...tags].filter((tag) => TAG.test(tag)).slice(0, MOST_TAGS);
}

/** Headers of a failed answer, which nobody may keep. */
function withoutStore(headers: Headers): Headers {
  headers.set('cache-control', 'no-store');
  headers.set('cdn-cache-control', 'no-store');
  if (!headers.has('retry-after')) headers.set('retry-after', String(RETRY_AFTER_SECONDS));
  return headers;
}

/** Documents are asked for again each time (and mostly answered 304); data answers may be used at once, on the same day. */
function browserControl(
  kind: DocumentKind,
  { dayEndsAtMs }: CachedDocument,
  nowMs: number,
  ageSeconds: number,
): string {
  const leftOfDay = Math.max(0, Math.floor((dayEndsAtMs - nowMs) / 1000));
  return `public, max-age=${kind === 'document' ? 0 : ageSeconds + Math.min(DATA_REUSE_SECONDS, leftOfDay)}`;
}

/** A cache in front puts no notice of its age above a page, so it keeps none beyond the day, not even for when we fail. */
function sharedControl({ renderedAtMs, dayEndsAtMs, lifetimes }: CachedDocument): string {
  const until = (moment: number) => Math.max(0, Math.floor(moment / 1000) - seconds(renderedAtMs));
  const maxAge = until(lifetimes.freshUntilMs);
  const stale = (moment: number) => Math.max(0, until(moment) - maxAge);
  return buildCdnCacheControl({
    fresh: maxAge,
    staleWhileRevalidate: stale(lifetimes.revalidateUntilMs),
    staleIfError: stale(Math.min(lifetimes.usableUntilMs, dayEndsAtMs)),
  });
}

/** Rounded up for moments that count as elapsed, so that rounding never lengthens a page's life. */
function seconds(moment: number): number {
  return Math.ceil(moment / 1000);
}

function serverTiming({ parts, renderMs }: CachedDocument, outcome: CacheOutcome): string {
  if (outcome === 'hit' || outcome === 'stale') return 'document;desc=memory;dur=0';
  const sources = parts.map(({ name, waitedMs }) => `${name};dur=${Math.round(waitedMs)}`);
  return [...sources, `render;dur=${Math.round(renderMs)}`].join(', ');
}
