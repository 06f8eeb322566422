import type { CachedDocument, CacheOutcome } from './cached-document';
import { findServedStaleUntilMs, type DocumentKind } from './page-freshness';
import type { PagePart } from './page-part';

/** How long browsers may reuse loader data: the time between a prefetch on hover and the click. */
const DATA_REUSE_SECONDS = 5;
const RETRY_AFTER_SECONDS = 15;
/** A valid cache tag of the platform. Commas separate tags. */
const TAG = /^[\x21-\x2b\x2d-\x7e]{1,1024}$/;
const MOST_TAGS = 1000;
/** With this query parameter (`1`), responses have `Server-Timing` and a `Cache-Status` member per source, which are large. */
const DEBUG_PARAMETER = 'fieldhouse-debug';
/** The site's name in `Cache-Status`. */
const DOCUMENT_CACHE = 'fieldhouse';

/** What `Cache-Status` says of a document. */
const OUTCOMES: Readonly<Record<CacheOutcome, string>> = {
  hit: 'hit; detail=memory',
  stale: 'hit; detail=revalidating',
  'stale-if-error': 'fwd=stale; detail=stale-if-error',
  'last-good': 'fwd=stale; detail=last-good',
  stored: 'fwd=miss; stored',
  miss: 'fwd=miss',
  bypass: 'fwd=bypass',
};

/** Adds the parameter to an address. Shared caches keep both addresses apart, and no page reads the parameter. */
export function addDebugParameter(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${DEBUG_PARAMETER}=1`;
}

export function hasDebugParameter({ searchParams }: Pick<URL, 'searchParams'>): boolean {
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
 * Headers of a document that stay the same while it is kept: those from rendering, its entity tag and its cache tags. A failed page has only
 * the first.
 */
export function listFixedHeaders(document: CachedDocument): [name: string, value: string][] {
  const headers = document.headers.map(([name, value]): [string, string] => [name, value]);
  if (document.status >= 500) return headers;
  headers.push(['etag', document.etag]);
  const tags = listCacheTags(document);
  if (tags.length > 0) headers.push(['cache-tag', tags.join(',')]);
  return headers;
}

/**
 * Adds the caching headers of the moment to those of `listFixedHeaders`. The lifetimes in `CDN-Cache-Control` count from the rendering,
 * because `Age` does too (RFC 9111, section 4.2). `s-maxage` and `must-revalidate` are not used: with them the platform serves no stale
 * copies.
 */
export function buildDocumentHeaders(
  { document, kind, outcome, nowMs, hasDetails }: DocumentHeadersInput,
  headers = new Headers(listFixedHeaders(document)),
): Headers {
  const { parts, lifetimes } = document;
  headers.set('cache-status', formatCacheStatus(hasDetails ? parts : [], outcome, lifetimes.freshUntilMs, nowMs));
  if (hasDetails) headers.set('server-timing', buildServerTiming(document, outcome));
  if (document.status >= 500) return withoutStore(headers);
  const ageSeconds = Math.max(0, toSeconds(nowMs) - toSeconds(document.renderedAtMs));
  headers.set('age', String(ageSeconds));
  headers.set('cache-control', buildBrowserCacheControl(kind, document, nowMs, ageSeconds));
  headers.set(
    'cdn-cache-control',
    isForOneRequest(outcome) ? 'no-store' : buildSharedCacheControl(kind, document, nowMs),
  );
  return headers;
}

/** Whether the platform must not keep the document: it has free text, or is served only because rendering just failed. */
function isForOneRequest(outcome: CacheOutcome): boolean {
  return outcome === 'bypass' || outcome === 'last-good';
}

/** How long a shared cache may serve a document, in seconds: fresh, while it revalidates, and while revalidation fails. */
export interface SharedSeconds {
  readonly fresh: number;
  readonly staleWhileRevalidate: number;
  readonly staleIfError: number;
}

/** Formats `CDN-Cache-Control`. Without `stale-if-error`, the platform would serve stale copies on errors forever. */
export function buildCdnCacheControl({ fresh, staleWhileRevalidate, staleIfError }: SharedSeconds): string {
  return `max-age=${fresh}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`;
}

/** Cache tags of all parts, up to the platform's limit. */
function listCacheTags({ parts }: CachedDocument): string[] {
  const tags = new Set(parts.flatMap((part) => part.tags));
  return [...tags].filter((tag) => TAG.test(tag)).slice(0, MOST_TAGS);
}

/** Forbids caching. */
function withoutStore(headers: Headers): Headers {
  headers.set('cache-control', 'no-store');
  headers.set('cdn-cache-control', 'no-store');
  if (!headers.has('retry-after')) headers.set('retry-after', String(RETRY_AFTER_SECONDS));
  return headers;
}

/** Browsers revalidate documents each time (usually a 304). They may reuse loader data for seconds, on the same day. */
function buildBrowserCacheControl(
  kind: DocumentKind,
  { dayEndsAtMs }: CachedDocument,
  nowMs: number,
  ageSeconds: number,
): string {
  const leftOfDay = Math.max(0, Math.floor((dayEndsAtMs - nowMs) / 1000));
  return `public, max-age=${kind === 'document' ? 0 : ageSeconds + Math.min(DATA_REUSE_SECONDS, leftOfDay)}`;
}

/** Shared caches keep no page after the content day, because they cannot add an age notice. */
function buildSharedCacheControl(kind: DocumentKind, document: CachedDocument, nowMs: number): string {
  const { renderedAtMs, dayEndsAtMs, lifetimes } = document;
  const computeSecondsUntil = (moment: number) => Math.max(0, Math.floor(moment / 1000) - toSeconds(renderedAtMs));
  const maxAge = computeSecondsUntil(lifetimes.freshUntilMs);
  const computeStaleSeconds = (moment: number) => Math.max(0, computeSecondsUntil(moment) - maxAge);
  const liveUntilMs = findServedStaleUntilMs(document, kind);
  // If live data is already older, newer data could not be fetched in time, so the limit for live data does not apply.
  const servedUntilMs = nowMs <= liveUntilMs ? liveUntilMs : Infinity;
  return buildCdnCacheControl({
    fresh: maxAge,
    staleWhileRevalidate: computeStaleSeconds(Math.min(lifetimes.revalidateUntilMs, servedUntilMs)),
    staleIfError: computeStaleSeconds(Math.min(lifetimes.usableUntilMs, dayEndsAtMs)),
  });
}

/** Rounds elapsed time up, so that rounding never extends a lifetime. */
function toSeconds(moment: number): number {
  return Math.ceil(moment / 1000);
}

/**
 * Builds `Cache-Status` (RFC 9211): one member per source, then the document. `ttl` is negative if stale. A member has either `hit` or
 * `fwd` (section 2.1).
 */
export function formatCacheStatus(
  parts: readonly PagePart[],
  outcome: CacheOutcome,
  documentFreshUntilMs: number | undefined,
  nowMs: number,
): string {
  const members = parts.map((part) => formatPartMember(part, nowMs));
  const document = [DOCUMENT_CACHE, OUTCOMES[outcome], ...formatTtl(documentFreshUntilMs, nowMs)].join('; ');
  return [...members, document].join(', ');
}

function formatPartMember({ name, origin, reason, lifetimes }: PagePart, nowMs: number): string {
  const state = origin === undefined || origin === 'upstream' ? 'fwd=miss' : 'hit';
  return [name, state, ...formatTtl(lifetimes?.freshUntilMs, nowMs), `detail=${origin ?? reason ?? 'unknown'}`].join(
    '; ',
  );
}

function formatTtl(freshUntilMs: number | undefined, nowMs: number): string[] {
  return freshUntilMs === undefined ? [] : [`ttl=${Math.floor((freshUntilMs - nowMs) / 1000)}`];
}

function buildServerTiming({ parts, renderMs }: CachedDocument, outcome: CacheOutcome): string {
  if (outcome === 'hit' || outcome === 'stale') return 'document;desc=memory;dur=0';
  const sources = parts.map(({ name, waitedMs }) => `${name};dur=${Math.round(waitedMs)}`);
  return [...sources, `render;dur=${Math.round(renderMs)}`].join(', ');
}
