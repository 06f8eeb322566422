import { beforeAll, describe, expect, it } from 'vitest';
import { finals, playFinalsDay, type FinalsDay } from '../bench/finals-day';

describe('four hours of state finals: 100,000 views of 2,000 pages in 50 isolates', () => {
  let day: FinalsDay;

  beforeAll(async () => {
    day = await playFinalsDay(finals);
  });

  it('is answered from kept documents nearly always', () => {
    expect(day.hitRatio).toBeGreaterThanOrEqual(0.995);
  });

  it('costs upstream at most one call per source and fresh period', () => {
    expect(day.mostCallsPerFreshPeriod).toBeLessThanOrEqual(1);
  });

  it('writes the store about once per refresh', () => {
    expect(day.store.writes / day.upstreamCalls).toBeLessThanOrEqual(1.05);
  });
});
