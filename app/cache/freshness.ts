import { SECOND_MS } from '~/time-units';
import type { FreshnessLifetimes } from './answer';
import { wasRequestedAtOrBefore, type CopyFacts } from './entry';
import type { FreshnessPolicy } from './policies';

/** How an entry may be used at a moment: as it is, while a refresh runs, only if the refresh fails, or not at all. */
export type Freshness = 'fresh' | 'revalidate' | 'stale-if-error' | 'expired';

/**
 * Until when an entry may be served, by its policy and the moment it was fetched. What holds nothing is asked for again
 * after `negativeSeconds`; upstream's word that something is missing never outlives twice that. What was purged is past its
 * revalidation window, and may still be served if upstream fails.
 * @param purgedUntilMs what upstream was asked for no later is purged
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
 * Whether a still fresh entry should be renewed now, so that not everybody finds it expired at one moment: the chance
 * rises as expiry nears, and the sooner the longer upstream takes (XFetch; Vattani, Chierichetti and Lowenstein, "Optimal
 * Probabilistic Cache Stampede Prevention", 2015).
 * @param random a number in (0, 1]
 */
export function isEarlyRefreshDue(freshUntilMs: number, upstreamMs: number, nowMs: number, random: number): boolean {
  return nowMs - upstreamMs * Math.log(random) >= freshUntilMs;
}
