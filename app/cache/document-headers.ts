import { cacheStatus, type CacheOutcome } from './cache-status';
import type { CachedDocument } from './cached-document';

export type DocumentKind = 'document' | 'data';

/** How long the browser may reuse a prefetched data answer: the moment between pointing and clicking. */
const DATA_REUSE_SECONDS = 5;
const RETRY_AFTER_SECONDS = 15;

/**
 * Every header about caching, derived from the freshness of the parts. Nothing else writes one.
 *
 * `CDN-Cache-Control` counts from the moment of rendering and `Age` says how long ago that was, as HTTP has it (RFC 9111,
 * section 4.2), so that a shared cache in front never keeps a page longer than its parts allow. It holds neither
 * `s-maxage` nor `must-revalidate`: either would switch the platform's stale modes off.
 */
export function documentHeaders(
  document: CachedDocument,
  kind: DocumentKind,
  outcome: CacheOutcome,
  nowMs: number,
): Headers {
  const headers = new Headers(document.headers as [string, string][]);
  headers.set('cache-status', cacheStatus(document.parts, outcome, document.lifetimes.freshUntilMs, nowMs));
  headers.set('server-timing', serverTiming(document, outcome));
  if (document.status >= 500) return withoutStore(headers);
  const ageSeconds = Math.max(0, seconds(nowMs) - seconds(document.renderedAtMs));
  headers.set('age', String(ageSeconds));
  headers.set('etag', document.etag);
  headers.set('cache-control', browserControl(kind, ageSeconds));
  headers.set('cdn-cache-control', outcome === 'bypass' ? 'no-store' : sharedControl(document));
  const tags = new Set(document.parts.flatMap((part) => part.tags));
  if (tags.size > 0) headers.set('cache-tag', [...tags].join(','));
  return headers;
}

/** Headers of a failed answer, which nobody may keep. */
function withoutStore(headers: Headers): Headers {
  headers.set('cache-control', 'no-store');
  headers.set('cdn-cache-control', 'no-store');
  if (!headers.has('retry-after')) headers.set('retry-after', String(RETRY_AFTER_SECONDS));
  return headers;
}

/** Documents are asked for again each time (and mostly answered 304); data answers may be used at once. */
function browserControl(kind: DocumentKind, ageSeconds: number): string {
  return `public, max-age=${kind === 'document' ? 0 : ageSeconds + DATA_REUSE_SECONDS}`;
}

function sharedControl({ renderedAtMs, lifetimes }: CachedDocument): string {
  const until = (moment: number) => Math.max(0, Math.floor(moment / 1000) - seconds(renderedAtMs));
  const maxAge = until(lifetimes.freshUntilMs);
  const stale = (moment: number) => Math.max(0, until(moment) - maxAge);
  return [
    `max-age=${maxAge}`,
    `stale-while-revalidate=${stale(lifetimes.revalidateUntilMs)}`,
    `stale-if-error=${stale(lifetimes.usableUntilMs)}`,
  ].join(', ');
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
