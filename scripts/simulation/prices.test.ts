import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../tests/support/at-least-one';
import {
  computeDollarsBeyondFee,
  computePriceInDollars,
  computeDollars,
  listPricedItems,
  measureUsage,
} from './prices';

const nothing = {
  views: 0,
  workerRuns: 0,
  renders: 0,
  upstreamCalls: 0,
  store: { reads: 0, keysRead: 0, writes: 0 },
  objects: { requests: 0, activeMs: 0, rowsWritten: 0 },
  logEvents: 0,
};

describe('prices', () => {
  it('bill a view as a request even when the front cache answers it', () => {
    expect(computePriceInDollars({ ...nothing, views: 1e6 })).toBeCloseTo(0.3);
  });

  it('bill CPU time for worker runs, with more for rendering than for a kept page', () => {
    const [kept, rendered] = [{ workerRuns: 1e6 }, { workerRuns: 1e6, renders: 1e6 }];
    expect(computePriceInDollars({ ...nothing, ...kept })).toBeCloseTo(0.02);
    expect(computePriceInDollars({ ...nothing, ...rendered })).toBeCloseTo(0.62);
  });

  it.each([
    ['a written key at the price of ten read keys', { store: { reads: 0, keysRead: 0, writes: 1e6 } }, 5],
    ['read keys instead of reads', { store: { reads: 1e6, keysRead: 1e6, writes: 0 } }, 0.5],
    ['a request to an object', { objects: { requests: 1e6, activeMs: 0, rowsWritten: 0 } }, 0.15],
    [
      'an hour of active objects by their memory',
      { objects: { requests: 0, activeMs: 3.6e6, rowsWritten: 0 } },
      0.005_625,
    ],
    ['logs by the volume of an event', { logEvents: 1e6 }, 1.21],
  ])('cover %s', (_, used, price) => {
    expect(computePriceInDollars({ ...nothing, ...used })).toBeCloseTo(price, 6);
  });

  it('include a report to the metrics object for each refresh', () => {
    const { objectRequests, rowsWritten } = measureUsage({ ...nothing, upstreamCalls: 10 });
    expect([objectRequests, rowsWritten]).toEqual([20, 10]);
  });

  it('add up to the bill and name the published source of each item', () => {
    const usage = { ...measureUsage({ ...nothing, workerRuns: 5e6, logEvents: 2e6 }), requests: 20e6 };
    const items = listPricedItems(usage);
    expect(items.reduce((sum, { dollars }) => sum + dollars, 0)).toBeCloseTo(computeDollars(usage));
    expect(atLeastOne(items).filter(({ source }) => !source.startsWith('https://developers.cloudflare.com/'))).toEqual(
      [],
    );
  });

  it('charge nothing for what the fee includes and charge for use beyond its share', () => {
    const usage = { ...measureUsage(nothing), requests: 10e6 };
    expect(computeDollarsBeyondFee(usage, 1)).toBe(0);
    expect(computeDollarsBeyondFee(usage, 0.5)).toBeCloseTo(1.5);
  });
});
