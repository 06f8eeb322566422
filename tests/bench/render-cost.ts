import { askHealthyUpstream, openInProcessSite } from '../support/in-process-site';
import { computeMedian } from './median';

const rounds = 15;

/** CPU milliseconds of a cold page in warm code, median of several isolates. */
export async function measureRenderCost(pages: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const site = await openInProcessSite();
  // Refreshes are logged into this process.
  const { log } = console;
  console.log = () => undefined;
  try {
    const costs = new Map<string, number>();
    for (const page of pages) {
      const samples: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const get = site.startIsolate(askHealthyUpstream);
        await (await get('/no-such-page')).arrayBuffer();
        const before = process.cpuUsage();
        await (await get(page)).arrayBuffer();
        const { user, system } = process.cpuUsage(before);
        samples.push((user + system) / 1000);
      }
      costs.set(page, computeMedian(samples));
    }
    return costs;
  } finally {
    console.log = log;
  }
}

const warmRounds = 12;
const firstMeasured = 4;
/** A page with a failed part expires after this, and is rendered again from memory. */
const pageLifeMs = 16_000;
const failing = '/v1/sponsors?';

/** CPU milliseconds of rendering with warm code and sources, per page in its own isolate. Omits pages that are answered from a copy. */
export async function measureWarmRenderCost(pages: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const site = await openInProcessSite();
  const getRealNow = Date.now.bind(Date);
  const { log, error } = console;
  let aheadMs = 0;
  console.log = () => undefined;
  console.error = () => undefined;
  Date.now = () => getRealNow() + aheadMs;
  const startIsolate = () =>
    site.startIsolate((url) =>
      (url.pathname + url.search).startsWith(failing)
        ? Promise.resolve(new Response(null, { status: 403 }))
        : askHealthyUpstream(url),
    );
  try {
    for (const page of pages) await (await startIsolate()(page)).arrayBuffer();
    const costs = new Map<string, number>();
    for (const page of pages) {
      const get = startIsolate();
      const samples: number[] = [];
      for (let round = 0; round < warmRounds; round += 1) {
        const before = process.cpuUsage();
        const response = await get(page);
        await response.arrayBuffer();
        const { user, system } = process.cpuUsage(before);
        const isCopy = response.headers.get('cache-status')?.includes('; hit') === true;
        if (!isCopy && round >= firstMeasured) samples.push((user + system) / 1000);
        aheadMs += pageLifeMs;
      }
      if (samples.length > 0) costs.set(page, computeMedian(samples));
    }
    return costs;
  } finally {
    console.log = log;
    console.error = error;
    Date.now = getRealNow;
  }
}
