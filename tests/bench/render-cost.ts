import { healthyUpstream, openInProcessSite } from '../support/in-process-site';

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
        const get = await site.startIsolate(healthyUpstream);
        await (await get('/no-such-page')).arrayBuffer();
        const before = process.cpuUsage();
        await (await get(page)).arrayBuffer();
        const { user, system } = process.cpuUsage(before);
        samples.push((user + system) / 1000);
      }
      costs.set(page, samples.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0);
    }
    return costs;
  } finally {
    console.log = log;
    await site.dispose();
  }
}
