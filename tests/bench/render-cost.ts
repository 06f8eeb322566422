import { healthyUpstream, openInProcessSite } from '../support/in-process-site';
import { median } from './median';

const rounds = 15;

/**
 * CPU milliseconds of a page that nothing is kept of: its sources are read, validated and normalised, the page is rendered
 * and hashed. The median of some isolates, each asked once after another page has warmed the code up.
 */
export async function measureRenderCost(pages: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const site = await openInProcessSite();
  // The site logs every refresh, here into this process.
  const { log } = console;
  console.log = () => undefined;
  try {
    const costs = new Map<string, number>();
    for (const page of pages) {
      const samples: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const get = site.startIsolate(healthyUpstream);
        await (await get('/no-such-page')).arrayBuffer();
        const before = process.cpuUsage();
        await (await get(page)).arrayBuffer();
        const { user, system } = process.cpuUsage(before);
        samples.push((user + system) / 1000);
      }
      costs.set(page, median(samples));
    }
    return costs;
  } finally {
    console.log = log;
  }
}

const warmRounds = 12;
const firstMeasured = 4;
/** A page with a failed part is kept for a quarter of a minute: then it is made anew, from what memory holds. */
const pageLifeMs = 16_000;
const failing = '/v1/sponsors?';

/**
 * CPU milliseconds of rendering pages when code and sources are at hand. All pages run once to warm the code up. Then each has an
 * isolate of its own, which reads its sources once and is asked again each time after its copy of the page has expired. Some rounds
 * refresh a source that has expired too; the medians do not see them.
 * @returns no cost of a page that is answered from its copy each time, because upstream has nothing newer for it
 */
export async function measureWarmRenderCost(pages: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const site = await openInProcessSite();
  const realNow = Date.now.bind(Date);
  const { log, error } = console;
  let aheadMs = 0;
  console.log = () => undefined;
  console.error = () => undefined;
  Date.now = () => realNow() + aheadMs;
  const startIsolate = () =>
    site.startIsolate((url) =>
      (url.pathname + url.search).startsWith(failing)
        ? Promise.resolve(new Response(null, { status: 403 }))
        : healthyUpstream(url),
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
      if (samples.length > 0) costs.set(page, median(samples));
    }
    return costs;
  } finally {
    console.log = log;
    console.error = error;
    Date.now = realNow;
  }
}
