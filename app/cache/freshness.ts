import type { Entry } from './entry';
import type { FreshnessPolicy } from './policies';

const SECOND = 1000;

/** When an entry stops being fresh, being served during a refresh, and standing in; real clock, milliseconds. */
export interface Lifetime {
  readonly freshUntilMs: number;
  readonly revalidateUntilMs: number;
  readonly usableUntilMs: number;
}

export type Phase = 'fresh' | 'revalidate' | 'stand-in' | 'expired';

/** The lifetime of an entry under its policy. Answers that hold nothing are fresh for the negative time at most. */
export function lifetimeOf(entry: Entry, policy: FreshnessPolicy): Lifetime {
  const freshSeconds =
    entry.missing || entry.empty ? Math.min(policy.negativeSeconds, policy.freshSeconds) : policy.freshSeconds;
  const freshUntilMs = entry.fetchedAtMs + freshSeconds * SECOND;
  return {
    freshUntilMs,
    revalidateUntilMs: freshUntilMs + policy.staleWhileRevalidateSeconds * SECOND,
    usableUntilMs: freshUntilMs + policy.staleIfErrorSeconds * SECOND,
  };
}

/** Where in its lifetime an entry stands. */
export function phaseAt(lifetime: Lifetime, nowMs: number): Phase {
  if (nowMs < lifetime.freshUntilMs) return 'fresh';
  if (nowMs < lifetime.revalidateUntilMs) return 'revalidate';
  return nowMs < lifetime.usableUntilMs ? 'stand-in' : 'expired';
}

/** How strongly a slow upstream pulls the refresh forward; 1 is the value of the XFetch paper. */
const eagerness = 1;

/**
 * XFetch (Vattani, Chierichetti, Lowenstein, 2015): whether this reader should refresh a fresh entry early. The chance
 * rises as expiry nears and with the time that the last fetch took, so that few readers, at spread-out moments, do it.
 * @param random a number in [0, 1)
 */
export function refreshesEarly(entry: Entry, lifetime: Lifetime, nowMs: number, random: number): boolean {
  const headStartMs = entry.upstreamMs * eagerness * -Math.log(1 - random);
  return nowMs + headStartMs >= lifetime.freshUntilMs;
}
