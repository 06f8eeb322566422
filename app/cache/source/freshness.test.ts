import { describe, expect, it } from 'vitest';
import { isEarlyRefreshDue, getFreshnessAt, computeLifetimes } from './freshness';
import { policies, type FreshnessPolicy } from './policies';

const policy: FreshnessPolicy = {
  freshSeconds: 100,
  liveFreshSeconds: 100,
  staleWhileRevalidateSeconds: 50,
  staleIfErrorSeconds: 1000,
  negativeSeconds: 10,
  confirmSeconds: 30,
  mostDroppedPercent: 50,
};

const never = -Infinity;

describe('lifetimes of an entry', () => {
  it('count from the time of the fetch', () => {
    expect(computeLifetimes({ kind: 'value', fetchedAtMs: 5000, upstreamMs: 0 }, policy, never)).toEqual({
      freshUntilMs: 105_000,
      revalidateUntilMs: 155_000,
      usableUntilMs: 1_105_000,
    });
  });

  it('keep an empty answer fresh for a short time but usable for long when upstream fails', () => {
    const lifetimes = computeLifetimes({ kind: 'empty', fetchedAtMs: 0, upstreamMs: 0 }, policy, never);
    expect(lifetimes).toEqual({ freshUntilMs: 10_000, revalidateUntilMs: 20_000, usableUntilMs: 1_010_000 });
  });

  it('are short in every respect for a 404', () => {
    const lifetimes = computeLifetimes({ kind: 'missing', fetchedAtMs: 0, upstreamMs: 0 }, policy, never);
    expect(lifetimes).toEqual({ freshUntilMs: 10_000, revalidateUntilMs: 20_000, usableUntilMs: 20_000 });
  });

  it.each([
    ['longer when a cache in front of upstream keeps it longer', 120, 121],
    ['as usual when that cache has a newer answer sooner', 60, 100],
    ['as usual when the lifetime of that cache is implausibly long', 14_400, 100],
    ['as usual when the lifetime of that cache exceeds the revalidation window', 150, 100],
  ])('keep an entry fresh %s', (_, upstreamSeconds, freshSeconds) => {
    const entry = {
      kind: 'value',
      fetchedAtMs: 0,
      upstreamMs: 0,
      upstreamFreshUntilMs: upstreamSeconds * 1000,
    } as const;
    const lifetimes = computeLifetimes(entry, policy, never);
    expect(lifetimes).toMatchObject({ freshUntilMs: freshSeconds * 1000, revalidateUntilMs: 150_000 });
    expect(computeLifetimes(entry, policy, 30_000).freshUntilMs).toBe(30_000);
  });

  it('have a shorter fresh time for an answer with a live row, and the usual other times', () => {
    const entry = { kind: 'value', fetchedAtMs: 0, upstreamMs: 0 } as const;
    const lively = { ...policy, liveFreshSeconds: 30 };
    const lifetimes = { ...computeLifetimes(entry, lively, never) };
    expect(lifetimes.freshUntilMs).toBe(100_000);
    expect(computeLifetimes({ ...entry, hasLiveRow: true }, lively, never)).toEqual({
      ...lifetimes,
      freshUntilMs: 30_000,
    });
    expect(computeLifetimes({ ...entry, hasLiveRow: true }, policy, never)).toEqual(lifetimes);
  });

  it.each(Object.entries(policies))('of the policy %s are in increasing order', (_, tabled) => {
    const { freshUntilMs, revalidateUntilMs, usableUntilMs } = computeLifetimes(
      { kind: 'value', fetchedAtMs: 0, upstreamMs: 0 },
      tabled,
      never,
    );
    expect(0 < freshUntilMs && freshUntilMs < revalidateUntilMs && revalidateUntilMs <= usableUntilMs).toBe(true);
  });
});

describe('lifetimes of a purged entry', () => {
  const entry = { kind: 'value', fetchedAtMs: 5000, upstreamMs: 1000 } as const;

  it('end freshness at the purge and allow serving only if upstream fails', () => {
    expect(computeLifetimes(entry, policy, 60_000)).toEqual({
      freshUntilMs: 60_000,
      revalidateUntilMs: 60_000,
      usableUntilMs: 1_105_000,
    });
    expect(computeLifetimes(entry, policy, 120_000).freshUntilMs).toBe(105_000);
  });

  it.each([
    [3999, false],
    [4000, true],
    [4999, true],
  ])('apply to an entry requested at 4000 with a purge until %i: %s', (purgedUntilMs, isPurged) => {
    expect(computeLifetimes(entry, policy, purgedUntilMs).freshUntilMs).toBe(isPurged ? purgedUntilMs : 105_000);
  });
});

describe('the freshness at a given time', () => {
  const lifetimes = { freshUntilMs: 10, revalidateUntilMs: 20, usableUntilMs: 30 };

  it.each([
    [9, 'fresh'],
    [10, 'revalidate'],
    [19, 'revalidate'],
    [20, 'stale-if-error'],
    [30, 'expired'],
  ] as const)('at %i is %s', (nowMs, standing) => {
    expect(getFreshnessAt(lifetimes, nowMs)).toBe(standing);
  });
});

describe('an early refresh', () => {
  it('is rare far from expiry and frequent close to it', () => {
    const share = (nowMs: number) =>
      Array.from({ length: 1000 }, (_, index) => isEarlyRefreshDue(10_000, 500, nowMs, (index + 1) / 1000)).filter(
        Boolean,
      ).length / 1000;
    expect(share(5000)).toBeLessThan(0.01);
    expect(share(9500)).toBeCloseTo(Math.exp(-1), 1);
    expect(share(9990)).toBeGreaterThan(0.9);
  });

  it('starts sooner for a slower upstream', () => {
    expect(isEarlyRefreshDue(10_000, 100, 9000, 0.2)).toBe(false);
    expect(isEarlyRefreshDue(10_000, 2000, 9000, 0.2)).toBe(true);
  });
});
