import { SECOND_MS } from '~/time-units';
import type { FreshnessLifetimes } from './answer';
import { wasRequestedAtOrBefore, type CopyFacts } from './entry';
import type { FreshnessPolicy } from './policies';

/**
 * How an entry may be used now: as it is, while a refresh runs, only if the refresh fails, or not at all.
 */
export type Freshness = 'fresh' | 'revalidate' | 'stale-if-error' | 'expired';

/** Whether a copy may be served without a call that is waited for. */
export function isServedWithoutCall(freshness: Freshness): boolean {
  return freshness === 'fresh' || freshness === 'revalidate';
}

/**
 * Computes until when an entry may be served, from its policy and the time it was fetched.
 * - Empty answers are fresh for `negativeSeconds`; 404s are served for at most twice that.
 * - While a cache in front of upstream would return the same answer, the entry stays fresh, within its revalidation window.
 * - With a row in play, only the fresh time is shorter.
 * - A purged entry is served only if upstream fails.
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

/** `Age` counts whole seconds, so the answer may expire up to a second later than computed from it. */
const AGE_ROUNDING_MS = SECOND_MS;

/**
 * When a cache in front of upstream will have a newer answer. Before that, a call would return the same one. A lifetime longer than the
 * revalidation window is ignored, because it is a general setting and not meant for this data.
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
