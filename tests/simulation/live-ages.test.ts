import { beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '~/time-units';
import { finalsSaturday, playLiveAges, type LiveAges } from '../../scripts/simulation/live-ages';
import { computeSampleCount } from '../support/sample';

/* Open pages on a Saturday of finals, checked every second, in eight isolates behind three locations: the whole day, or three hours in a sample. */

const saturday = {
  ...finalsSaturday,
  hours: computeSampleCount(finalsSaturday.hours, 3),
  visits: computeSampleCount(finalsSaturday.visits, 180),
};

describe.each([
  ['without a cache', undefined],
  ['with a cache of three minutes in front', 3 * MINUTE_MS],
])('live scores of an upstream %s', (_, upstreamCachedMs) => {
  let before: LiveAges;
  let now: LiveAges;

  beforeAll(async () => {
    const plan = { ...saturday, ...(upstreamCachedMs !== undefined && { upstreamCachedMs }) };
    before = await playLiveAges({ ...plan, refresh: 'every-three-minutes' });
    now = await playLiveAges({ ...plan, refresh: 'when-due' });
  });

  it('are never older than 190 seconds, and half of the time at most 95', () => {
    expect(now.scores.worst).toBeLessThanOrEqual(190);
    expect(now.scores.median).toBeLessThanOrEqual(95);
    expect(before.scores.median).toBeGreaterThan(2.5 * now.scores.median);
  });

  it('appear with leaderboards that are never older than five minutes and ten seconds', () => {
    expect(now.leaderboards.worst).toBeLessThanOrEqual(310);
    expect(before.leaderboards.worst).toBeGreaterThan(600);
  });

  it('make no more upstream calls and worker runs than a fixed interval per page did', () => {
    expect(now.upstreamCalls).toBeLessThanOrEqual(before.upstreamCalls);
    expect(now.workerRuns).toBeLessThanOrEqual(before.workerRuns);
  });
});

describe('live games that are refreshed every 30 seconds', () => {
  const plan = { ...finalsSaturday, hours: 3, visits: 180, refresh: 'when-due', liveFreshSeconds: 30 } as const;

  it('are at most 45 seconds old half of the time and 75 at p95, with two calls per minute and source', async () => {
    const { scores, leaderboards, mostCallsPerMinute } = await playLiveAges(plan);
    expect(scores.median).toBeLessThanOrEqual(45);
    expect(scores.p95).toBeLessThanOrEqual(75);
    expect(leaderboards.worst).toBeLessThanOrEqual(310);
    expect(mostCallsPerMinute).toBeLessThanOrEqual(2);
  });

  it('are little older than the cached copy in front of upstream, with hardly any extra calls', async () => {
    const cached = { ...plan, upstreamCachedMs: 3 * MINUTE_MS };
    const { scores, upstreamCalls } = await playLiveAges(cached);
    expect(scores.worst).toBeLessThanOrEqual(180 + 40);
    const ordinary = await playLiveAges({ ...cached, liveFreshSeconds: 180 });
    expect(upstreamCalls).toBeLessThanOrEqual(1.05 * ordinary.upstreamCalls);
  });

  it('are answered by the cache in front of the worker, except one request in 200', async () => {
    const crowd = { ...plan, hours: 0.25, visits: 2500, page: '/scores' };
    const { filePolls, fileRuns } = await playLiveAges(crowd);
    expect(fileRuns / filePolls).toBeLessThanOrEqual(0.005);
  });
});
