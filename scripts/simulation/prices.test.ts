import { describe, expect, it } from 'vitest';
import { dollarsOf, priceOfDay } from './prices';

const nothing = { views: 0, workerRuns: 0, renders: 0, store: { reads: 0, keysRead: 0, writes: 0 } };

describe('prices', () => {
  it('a view is billed as a request also when the cache in front answers it', () => {
    expect(dollarsOf({ ...nothing, views: 1e6 })).toBeCloseTo(0.3);
  });

  it('CPU time is billed for runs of the worker, and rendering costs more than a kept page', () => {
    const [kept, rendered] = [{ workerRuns: 1e6 }, { workerRuns: 1e6, renders: 1e6 }];
    expect(dollarsOf({ ...nothing, ...kept })).toBeCloseTo(0.02);
    expect(dollarsOf({ ...nothing, ...rendered })).toBeCloseTo(0.62);
  });

  it.each([
    [1000, 10.8],
    [10_000, 108],
    [90_000, 972],
  ])('the requests of a day at %i a second cost $%d, with the cache in front or without', (rate, dollars) => {
    for (const hasFront of [true, false]) expect(priceOfDay(rate, hasFront).requests).toBeCloseTo(dollars);
  });

  it('the cache in front saves CPU time on a crowded day', () => {
    expect(priceOfDay(90_000, true).cpu).toBeLessThan(priceOfDay(90_000, false).cpu);
  });
});
