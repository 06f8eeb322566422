import { quiet, startTestSite } from '../support/test-site';

export interface ColdLatency {
  readonly sources: number;
  readonly pageMs: number;
  readonly slowestCallMs: number;
  /** Wait for a cold page relative to its slowest source. */
  readonly ratio: number;
}

const upstreamDelayMs = 500;

/** Time of a cold page whose sources take half a second each, in a running isolate. */
export async function measureColdLatency(page: string): Promise<ColdLatency> {
  const site = await startTestSite({}, quiet);
  try {
    // The demo association and the isolate start before the measurement.
    const calls = await listCalls(site.url + page, site.demoUrl);
    const fresh = await startTestSite(
      { V1_BASE_URL: `${site.demoUrl}/v1`, DATA_BASE_URL: `${site.demoUrl}/data` },
      quiet,
    );
    try {
      await (await fetch(`${fresh.url}/no-such-page`)).arrayBuffer();
      await site.setFault({ path: '/v1', kind: 'delay', delayMs: upstreamDelayMs });
      const pageMs = await elapsed(fresh.url + page);
      const slowestCallMs = Math.max(...(await Promise.all(calls.map((call) => elapsed(site.demoUrl + call)))));
      return { sources: calls.length, pageMs, slowestCallMs, ratio: pageMs / slowestCallMs };
    } finally {
      await fresh.dispose();
    }
  } finally {
    await site.dispose();
  }
}

async function listCalls(url: string, demoUrl: string): Promise<string[]> {
  await (await fetch(url)).arrayBuffer();
  const answer = await fetch(`${demoUrl}/__demo/calls`);
  const { calls } = await answer.json<{ calls: { path: string }[] }>();
  return calls.map(({ path }) => path);
}

async function elapsed(url: string): Promise<number> {
  const startedAtMs = performance.now();
  await (await fetch(url)).arrayBuffer();
  return performance.now() - startedAtMs;
}
