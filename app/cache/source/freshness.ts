import { SECOND_MS } from '~/time-units';
import type { FreshnessLifetimes } from './answer';
import { wasRequestedAtOrBefore, type CopyFacts } from './entry';
import type { FreshnessPolicy } from './policies';

/**
 * How an entry may be used at a given time: as it is, while a refresh runs, only if the refresh fails, or not at all.
 */
export type Freshness = 'fresh' | 'revalidate' | 'stale-if-error' | 'expired';

/**
 * Computes until when an entry may be served, from its policy and the time it was fetched. An empty answer is refetched
 * after `negativeSeconds`; a 404 of upstream never outlives twice that. While a cache in front of upstream keeps giving
 * the same answer, it stays fresh, within the revalidation window. While a row is in play it is fresh for a shorter time,
 * and may be served as long as usual. A purged entry is past its revalidation window,
 * and may still be served if upstream fails.
 * @param purgedUntilMs copies requested at or before this time are purged
 */
export function computeLifetimes(entry: CopyFacts, policy: FreshnessPolicy, purgedUntilMs: number): FreshnessLifetimes {
  const { freshSeconds, liveFreshSeconds, staleWhileRevalidateSeconds, staleIfErrorSeconds, negativeSeconds } = policy;
  const fresh = entry.kind === 'value' ? freshSeconds : Math.min(freshSeconds, negativeSeconds);
  const revalidate =
    entry.kind === 'value' ? staleWhileRevalidateSeconds : Math.min(staleWhileRevalidateSeconds, negativeSeconds);
  const usable = entry.kind === 'missing' ? revalidate : Math.max(revalidate, staleIfErrorSeconds);
  const computeEndMs = (seconds: number) => entry.fetchedAtMs + seconds * SECOND_MS;
  const freshNow = entry.hasLiveRow === true ? Math.min(fresh, liveFreshSeconds) : fresh;
  const upstreamUntilMs = findUpstreamExpiry(entry, computeEndMs(fresh + revalidate));
  const servedUntilMs = wasRequestedAtOrBefore(entry, purgedUntilMs) ? purgedUntilMs : Infinity;
  return {
    freshUntilMs: Math.min(Math.max(computeEndMs(freshNow), upstreamUntilMs), servedUntilMs),
    revalidateUntilMs: Math.min(computeEndMs(fresh + revalidate), servedUntilMs),
    usableUntilMs: computeEndMs(fresh + usable),
  };
}

/** `Age` counts whole seconds, so upstream's copy may live that much longer than it says. */
const AGE_ROUNDING_MS = SECOND_MS;

/**
 * When a cache in front of upstream has a newer answer; until then a call would bring the same one. A lifetime beyond
 * the revalidation window is ignored: it is meant for browsers, and says nothing of such data.
 */
function findUpstreamExpiry({ upstreamFreshUntilMs = -Infinity }: CopyFacts, mostMs: number): number {
  const expiryMs = upstreamFreshUntilMs + AGE_ROUNDING_MS;
  return expiryMs <= mostMs ? expiryMs : -Infinity;
}

export function getFreshnessAt(lifetimes: FreshnessLifetimes, nowMs: number): Freshness {
  if (nowMs < lifetimes.freshUntilMs) return 'fresh';
  if (nowMs < lifetimes.revalidateUntilMs) return 'revalidate';
  if (nowMs < lifetimes.usableUntilMs) return 'stale-if-error';
  return 'expired';
}

/**
 * Whether to renew a fresh entry early, so that not all isolates find it expired at once: the chance rises as expiry
 * nears, and earlier for slow upstream calls (XFetch; Vattani, Chierichetti and Lowenstein, "Optimal Probabilistic
 * Cache Stampede Prevention", 2015).
 * @param random a number in (0, 1]
 */
export function isEarlyRefreshDue(freshUntilMs: number, upstreamMs: number, nowMs: number, random: number): boolean {
  return nowMs - upstreamMs * Math.log(random) >= freshUntilMs;
}
