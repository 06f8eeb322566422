import { expect, it } from 'vitest';
import type { UpstreamCall } from '../bench/cold-stampede';
import { startTestSite } from '../support/test-site';

/** For a page with a dozen sources. */
const mostProbes = 3;

it('refreshers of an isolate share that a host is down, and stop calling it', async () => {
  const lines: string[] = [];
  const onOutput = (line: string) => lines.push(line);
  const site = await startTestSite({ PREWARM_CALLS_PER_MINUTE: '0' }, { onOutput });
  const listEventLines = (name: string) => lines.filter((line) => line.includes(`"event":"${name}"`));
  const countCalls = async () => {
    const { calls } = await (await fetch(`${site.demoUrl}/__demo/calls`)).json<{ calls: readonly UpstreamCall[] }>();
    return calls.reduce((sum, { count }) => sum + count, 0);
  };
  try {
    await site.setFault({ path: '/', kind: 'status', status: 503 });
    // Each source has its own object.
    await fetch(`${site.url}/`);
    await expect.poll(() => listEventLines('breaker-open')).toHaveLength(1);
    const before = await countCalls();
    await fetch(`${site.url}/sports/boys-golf/state-series/state-leaderboard`);
    // Single calls probe.
    expect((await countCalls()) - before).toBeLessThanOrEqual(mostProbes);
  } finally {
    await site.dispose();
  }
});
