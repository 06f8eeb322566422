import { Miniflare } from 'miniflare';
import { findFreePorts } from '../../tests/support/free-port';
import { compatibilityDate, compatibilityFlags } from '../local/local-site';
import { KIBIBYTES_OF_MEBIBYTE, sampleWorkerd } from './process-sample';

const SCRIPT = `export default { fetch: () => new Response('ok') };`;
const VISITORS = 4;
const SETTLE_REQUESTS = 20_000;
const REQUESTS = 40_000;

/** Growth per request of a process with a worker of one line, in KiB; `undefined` without a process. */
export async function measureIdleWorkerGrowth(): Promise<number | undefined> {
  const [port] = await findFreePorts();
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
  const visitRepeatedly = async () => {
    for (; left > 0; left -= 1) await (await fetch(url)).arrayBuffer();
  };
  await Promise.all(Array.from({ length: VISITORS }, visitRepeatedly));
}
