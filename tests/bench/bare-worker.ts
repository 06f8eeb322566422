import { Miniflare, type WorkerOptions } from 'miniflare';
import { compatibilityDate, compatibilityFlags } from '../../scripts/local/local-site';
import { findFreePort } from '../support/free-port';

/** The yardstick: a worker with constant bytes and headers, on the site's kind of socket. */
export async function startBareWorker(body: string) {
  const port = await findFreePort();
  const miniflare = new Miniflare({ workers: [buildBareWorker(port, body)] });
  await miniflare.ready;
  return { url: `http://127.0.0.1:${port}/`, dispose: () => miniflare.dispose() };
}

function buildBareWorker(port: number, body: string): WorkerOptions {
  return {
    name: 'bare',
    compatibilityDate,
    compatibilityFlags,
    modules: true,
    script: `const body = new TextEncoder().encode(${JSON.stringify(body)});
      export default { fetch: () => new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } }) };`,
    unsafeDirectSockets: [{ host: '127.0.0.1', port }],
  };
}
