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

const warmRounds = 40;
/** A page with a failed part is kept for a quarter of a minute: then it is made anew, from what memory holds. */
const pageLifeMs = 16_000;
const failing = '/v1/sponsors?';

/**
 * CPU milliseconds of rendering a page when code and sources are at hand: one isolate is asked again and again, each time
 * after its copy of the page has expired. Some rounds refresh a source that has expired too; the median does not see them.
 */
export async function measureWarmRenderCost(page: string): Promise<number> {
  const site = await openInProcessSite();
  const realNow = Date.now.bind(Date);
  const { log, error } = console;
  let aheadMs = 0;
  console.log = () => undefined;
  console.error = () => undefined;
  Date.now = () => realNow() + aheadMs;
  try {
    const get = site.startIsolate((url) =>
      (url.pathname + url.search).startsWith(failing)
        ? Promise.resolve(new Response(null, { status: 403 }))
        : healthyUpstream(url),
    );
    const samples: number[] = [];
    for (let round = 0; round < warmRounds; round += 1) {
      const before = process.cpuUsage();
      await (await get(page)).arrayBuffer();
      const { user, system } = process.cpuUsage(before);
      samples.push((user + system) / 1000);
      aheadMs += pageLifeMs;
    }
    // The first half warms the code up.
    return median(samples.slice(warmRounds / 2));
  } finally {
    console.log = log;
    console.error = error;
    Date.now = realNow;
  }
}
