import { beforeAll, describe, expect, it } from 'vitest';
import { BURST_SECONDS } from '~/cache/upstream/call-budget';
import { DEFAULT_CALLS_PER_SECOND } from '~/config/environment';
import { finals, playFinalsDay, type FinalsDay } from '../bench/finals-day';

describe('four hours of state finals: 100,000 views of 2,000 pages in 50 isolates', () => {
  let day: FinalsDay;

  beforeAll(async () => {
    day = await playFinalsDay(finals);
  });

  // The remaining views wait for newer live data (decision 46).
  it('are almost always answered from kept documents', () => {
    expect(day.hitRatio).toBeGreaterThanOrEqual(0.98);
  });

  it('make at most one upstream call per source and fresh period', () => {
    expect(day.mostCallsPerFreshPeriod).toBeLessThanOrEqual(1);
  });

  it('keep upstream calls within the budget in every second', () => {
    expect(day.busiestSecondCalls).toBeLessThanOrEqual(DEFAULT_CALLS_PER_SECOND * (1.25 * BURST_SECONDS + 1));
  });

  it('do not rewrite content in the store that upstream merely confirms', () => {
    expect(day.store.writes / day.upstreamCalls).toBeLessThanOrEqual(0.3);
  });

  it('run the worker for less than a third of the views', () => {
    expect(day.workerRuns / day.views).toBeLessThanOrEqual(0.33);
  });
});

/** Fewer views are enough to compare. */
const quieter = { ...finals, views: 8000, eveningViews: 2000 };

describe('such hours without the cache in front', () => {
  it('run the worker for every view, and call upstream at most once per source and fresh period', async () => {
    const day = await playFinalsDay({ ...quieter, locations: 0 });
    expect(day.workerRuns).toBe(day.views);
    expect(day.mostCallsPerFreshPeriod).toBeLessThanOrEqual(1);
  });
});

describe('such hours when one link in five has a unique parameter', () => {
  it('run the worker for those links, and call upstream at most once per source and fresh period', async () => {
    const [plain, shared] = [
      await playFinalsDay(quieter),
      await playFinalsDay({ ...quieter, unknownSearchPercent: 20 }),
    ];
    expect(shared.workerRuns - plain.workerRuns).toBeGreaterThan(0.05 * shared.views);
    expect(shared.mostCallsPerFreshPeriod).toBeLessThanOrEqual(1);
    expect(shared.upstreamCalls).toBeLessThanOrEqual(1.1 * plain.upstreamCalls);
  });
});
