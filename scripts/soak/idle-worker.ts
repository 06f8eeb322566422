import { Miniflare } from 'miniflare';
import { freePorts } from '../../tests/support/free-port';
import { compatibilityDate, compatibilityFlags } from '../local-site';
import { sampleWorkerd } from './process-sample';

const SCRIPT = `export default { fetch: () => new Response('ok') };`;
const VISITORS = 4;
const SETTLE_REQUESTS = 20_000;
const REQUESTS = 40_000;
const KIBIBYTES_OF_MEBIBYTE = 1024;

/**
 * By how many KiB a request makes the local runtime's process grow that runs a worker of one line beside static files: what of the growth
 * of a site's process is not the site's. `undefined` where the process cannot be found.
 */
export async function measureIdleWorkerGrowth(): Promise<number | undefined> {
  const [port] = await freePorts();
  const miniflare = new Miniflare({
    workers: [
      {
        name: 'idle',
        modules: true,
        script: SCRIPT,
        compatibilityDate,
        compatibilityFlags,
        assets: { directory: 'public', binding: 'ASSETS', routerConfig: { has_user_worker: true } },
        unsafeDirectSockets: [{ host: '127.0.0.1', port }],
      },
    ],
  });
  try {
    await miniflare.ready;
    await ask(`http://127.0.0.1:${port}/idle`, SETTLE_REQUESTS);
    const before = await sampleWorkerd();
    await ask(`http://127.0.0.1:${port}/idle`, REQUESTS);
    const after = await sampleWorkerd();
    return before && after && ((after.rssMb - before.rssMb) * KIBIBYTES_OF_MEBIBYTE) / REQUESTS;
  } finally {
    await miniflare.dispose();
  }
}

async function ask(url: string, count: number): Promise<void> {
  let left = count;
  const visitor = async () => {
    for (; left > 0; left -= 1) await (await fetch(url)).arrayBuffer();
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
}
