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
  it('lifetimes count from the moment the entry was fetched', () => {
    expect(computeLifetimes({ kind: 'value', fetchedAtMs: 5000, upstreamMs: 0 }, policy, never)).toEqual({
      freshUntilMs: 105_000,
      revalidateUntilMs: 155_000,
      usableUntilMs: 1_105_000,
    });
  });

  it('an empty answer is fresh for a short time and may be served for long if upstream fails', () => {
    const lifetimes = computeLifetimes({ kind: 'empty', fetchedAtMs: 0, upstreamMs: 0 }, policy, never);
    expect(lifetimes).toEqual({ freshUntilMs: 10_000, revalidateUntilMs: 20_000, usableUntilMs: 1_010_000 });
  });

  it('a 404 is short-lived in every respect', () => {
    const lifetimes = computeLifetimes({ kind: 'missing', fetchedAtMs: 0, upstreamMs: 0 }, policy, never);
    expect(lifetimes).toEqual({ freshUntilMs: 10_000, revalidateUntilMs: 20_000, usableUntilMs: 20_000 });
  });

  it.each([
    ['a cache in front of upstream gives it longer: until that has another', 120, 121],
    ['that cache has a newer one before: as long as without it', 60, 100],
    ['that lifetime is none of such data: as long as without it', 14_400, 100],
    ['it is beyond the revalidation window: as long as without it', 150, 100],
  ])('fresh when %s', (_, upstreamSeconds, freshSeconds) => {
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

  it('an answer with a row in play is fresh for a shorter time, and served as long as others', () => {
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

  it.each(Object.entries(policies))('lifetimes of the policy %s follow one another', (_, tabled) => {
    const { freshUntilMs, revalidateUntilMs, usableUntilMs } = computeLifetimes(
      { kind: 'value', fetchedAtMs: 0, upstreamMs: 0 },
      tabled,
      never,
    );
    expect(0 < freshUntilMs && freshUntilMs < revalidateUntilMs && revalidateUntilMs <= usableUntilMs).toBe(true);
  });
});

describe('lifetimes of what was purged', () => {
  const entry = { kind: 'value', fetchedAtMs: 5000, upstreamMs: 1000 } as const;

  it('a purged entry is stale from the purge on and may be served only if upstream fails', () => {
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
  ])('asked for at 4000, with a purge until %i: %s', (purgedUntilMs, isPurged) => {
    expect(computeLifetimes(entry, policy, purgedUntilMs).freshUntilMs).toBe(isPurged ? purgedUntilMs : 105_000);
  });
});

describe('freshness at a moment', () => {
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

describe('early refresh', () => {
  it('is due for few far from expiry and for more near to it', () => {
    const share = (nowMs: number) =>
      Array.from({ length: 1000 }, (_, index) => isEarlyRefreshDue(10_000, 500, nowMs, (index + 1) / 1000)).filter(
        Boolean,
      ).length / 1000;
    expect(share(5000)).toBeLessThan(0.01);
    expect(share(9500)).toBeCloseTo(Math.exp(-1), 1);
    expect(share(9990)).toBeGreaterThan(0.9);
  });

  it('comes sooner for an upstream that takes longer', () => {
    expect(isEarlyRefreshDue(10_000, 100, 9000, 0.2)).toBe(false);
    expect(isEarlyRefreshDue(10_000, 2000, 9000, 0.2)).toBe(true);
  });
});
