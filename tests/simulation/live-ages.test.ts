import { beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '~/time-units';
import { finalsSaturday, playLiveAges, type LiveAges } from '../../scripts/simulation/live-ages';

/* What open pages show on a whole Saturday of finals, looked at once a second, in eight isolates behind three locations. */

describe.each([
  ['answered anew each time', undefined],
  ['that a cache in front of it keeps for three minutes', 3 * MINUTE_MS],
])('live scores of an upstream %s', (_, upstreamCachedMs) => {
  let before: LiveAges;
  let now: LiveAges;

  beforeAll(async () => {
    const plan = { ...finalsSaturday, ...(upstreamCachedMs !== undefined && { upstreamCachedMs }) };
    before = await playLiveAges({ ...plan, refresh: 'every-three-minutes' });
    now = await playLiveAges({ ...plan, refresh: 'when-due' });
  });

  it('are never older than 190 seconds, and half of the time at most 95', () => {
    expect(now.scores.worst).toBeLessThanOrEqual(190);
    expect(now.scores.median).toBeLessThanOrEqual(95);
    expect(before.scores.median).toBeGreaterThan(2.5 * now.scores.median);
  });

  it('are beside leaderboards that are never older than five minutes and ten seconds', () => {
    expect(now.leaderboards.worst).toBeLessThanOrEqual(310);
    expect(before.leaderboards.worst).toBeGreaterThan(600);
  });

  it('cost no more calls of upstream and runs of the worker than a clock of each page did', () => {
    expect(now.upstreamCalls).toBeLessThanOrEqual(before.upstreamCalls);
    expect(now.workerRuns).toBeLessThanOrEqual(before.workerRuns);
  });
});
