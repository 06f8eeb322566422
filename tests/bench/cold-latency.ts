import { quiet, startTestSite } from '../support/test-site';

export interface ColdLatency {
  readonly sources: number;
  readonly pageMs: number;
  readonly slowestCallMs: number;
  /** How much longer a visitor of a cold page waits than its slowest source takes. */
  readonly ratio: number;
}

const upstreamDelayMs = 500;

/** A cold page whose every source takes half a second, in a running isolate that has read none of them. */
export async function measureColdLatency(page: string): Promise<ColdLatency> {
  const site = await startTestSite({}, quiet);
  try {
    // The demo association makes its world, and the isolate starts, before anything is measured.
    const calls = await listCalls(site.url + page, site.demoUrl);
    const fresh = await startTestSite(
      { V1_BASE_URL: `${site.demoUrl}/v1`, DATA_BASE_URL: `${site.demoUrl}/data` },
      quiet,
    );
    try {
      await (await fetch(`${fresh.url}/no-such-page`)).arrayBuffer();
      await site.fault({ path: '/v1', kind: 'delay', delayMs: upstreamDelayMs });
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
