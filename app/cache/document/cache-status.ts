import type { PagePart } from './page-part';

/** How the document was obtained. */
export type CacheOutcome = 'hit' | 'stale' | 'stored' | 'miss' | 'bypass' | 'stale-if-error' | 'last-good';

const DOCUMENT_CACHE = 'fieldhouse';

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

const OUTCOMES: Readonly<Record<CacheOutcome, string>> = {
  hit: 'hit; detail=memory',
  stale: 'hit; detail=revalidating',
  'stale-if-error': 'fwd=stale; detail=stale-if-error',
  'last-good': 'fwd=stale; detail=last-good',
  stored: 'fwd=miss; stored',
  miss: 'fwd=miss',
  bypass: 'fwd=bypass',
};

function formatTtl(freshUntilMs: number | undefined, nowMs: number): string[] {
  return freshUntilMs === undefined ? [] : [`ttl=${Math.floor((freshUntilMs - nowMs) / 1000)}`];
}
