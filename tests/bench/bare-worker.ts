import path from 'node:path';
import { Miniflare, type WorkerOptions } from 'miniflare';
import { buildInUse, getBuildParts } from '../../scripts/build/build-in-use';
import { compatibilityDate, compatibilityFlags } from '../../scripts/local/local-site';
import { findFreePort } from '../support/free-port';

export interface ComparedServer {
  readonly url: string;
  readonly dispose: () => Promise<void>;
}

/** The yardstick: a worker with constant bytes and headers, behind the site's kind of asset router and socket. */
export async function startBareWorker(body: string): Promise<ComparedServer> {
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
    assets: {
      directory: path.resolve(getBuildParts(buildInUse()).static),
      binding: 'ASSETS',
      routerConfig: { has_user_worker: true },
      assetConfig: { html_handling: 'none', not_found_handling: 'none' },
    },
    unsafeDirectSockets: [{ host: '127.0.0.1', port }],
  };
}
