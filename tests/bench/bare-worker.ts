import path from 'node:path';
import type { WorkerOptions } from 'miniflare';
import { compatibilityDate, compatibilityFlags } from '../../scripts/local-site';

/**
 * The yardstick: a worker that answers every request with the same bytes and headers, behind the same static-asset
 * router and kind of socket as the site.
 */
export function bareWorker(port: number, body: string): WorkerOptions {
  return {
    name: 'bare',
    compatibilityDate,
    compatibilityFlags,
    modules: true,
    script: `const body = new TextEncoder().encode(${JSON.stringify(body)});
      export default { fetch: () => new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } }) };`,
    assets: {
      directory: path.resolve('public'),
      binding: 'ASSETS',
      routerConfig: { has_user_worker: true },
      assetConfig: { html_handling: 'none', not_found_handling: 'none' },
    },
    unsafeDirectSockets: [{ host: '127.0.0.1', port }],
  };
}
