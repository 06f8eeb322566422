import type { LedgerLine } from './answer';
import { sourceMembers } from './cache-status';
import type { DocumentFreshness } from './document-freshness';

/** What kind of answer the headers are for: a whole page, or the data of one for a page that is already open. */
export type DocumentKind = 'document' | 'data';

/**
 * A browser asks again for a page each time (and gets a 304), but may use data that it fetched ahead, on hover or
 * touch, a moment later.
 */
const browserSeconds: Record<DocumentKind, number> = { document: 0, data: 5 };

/** Platforms refuse longer `Cache-Tag` headers. */
const longestTagHeader = 16_000;

/**
 * Every cache header of a page that was just made, derived from what its loaders read. The platform's cache turns its
 * stale modes off when it sees `s-maxage` or `must-revalidate`, so neither is ever sent.
 */
export function cacheHeaders(
  kind: DocumentKind,
  freshness: DocumentFreshness,
  lines: readonly LedgerLine[],
  nowMs: number,
): ReadonlyMap<string, string> {
  const { freshSeconds, staleWhileRevalidateSeconds, staleIfErrorSeconds } = freshness;
  const browser = Math.min(browserSeconds[kind], freshSeconds);
  return new Map([
    ['cache-control', `public, max-age=${browser}`],
    [
      'cdn-cache-control',
      `public, max-age=${freshSeconds}, stale-while-revalidate=${staleWhileRevalidateSeconds}, stale-if-error=${staleIfErrorSeconds}`,
    ],
    ['cache-tag', cacheTags(lines)],
    ['cache-status', sourceMembers(lines, nowMs).join(', ')],
    ['server-timing', serverTiming(lines)],
  ]);
}

function cacheTags(lines: readonly LedgerLine[]): string {
  const tags = lines.flatMap(({ request: { definition, params } }) => [
    definition.name,
    definition.policy,
    ...definition.tags(params),
  ]);
  return [...new Set(tags)].join(',').slice(0, longestTagHeader);
}

function serverTiming(lines: readonly LedgerLine[]): string {
  return lines
    .map(({ request, answer, waitedMs }) => {
      const from = answer.status === 'ok' ? answer.origin : answer.reason;
      return `${request.definition.name.replace(/[^\w-]/g, '-')};dur=${waitedMs};desc="${from}"`;
    })
    .join(', ');
}
