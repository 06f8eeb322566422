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
 * after `negativeSeconds`; a 404 of upstream never outlives twice that. A purged entry is past its revalidation window,
 * and may still be served if upstream fails.
 * @param purgedUntilMs copies requested at or before this time are purged
 */
export function computeLifetimes(entry: CopyFacts, policy: FreshnessPolicy, purgedUntilMs: number): FreshnessLifetimes {
  const { freshSeconds, staleWhileRevalidateSeconds, staleIfErrorSeconds, negativeSeconds } = policy;
  const fresh = entry.kind === 'value' ? freshSeconds : Math.min(freshSeconds, negativeSeconds);
  const revalidate =
    entry.kind === 'value' ? staleWhileRevalidateSeconds : Math.min(staleWhileRevalidateSeconds, negativeSeconds);
  const usable = entry.kind === 'missing' ? revalidate : Math.max(revalidate, staleIfErrorSeconds);
  const until = (seconds: number) => entry.fetchedAtMs + seconds * SECOND_MS;
  const servedUntilMs = wasRequestedAtOrBefore(entry, purgedUntilMs) ? purgedUntilMs : Infinity;
  return {
    freshUntilMs: Math.min(until(fresh), servedUntilMs),
    revalidateUntilMs: Math.min(until(fresh + revalidate), servedUntilMs),
    usableUntilMs: until(fresh + usable),
  };
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
