import { WorkerEntrypoint } from 'cloudflare:workers';
import { realClock } from '~/cache/base/clock';
import type { WaitUntil } from '~/cache/base/single-flight';
import type { CacheRequest, CacheResponse } from './cache-rules';
import { PlatformCache } from './platform-cache';
import { buildVisitorResponse, refuseChangedFile, withContentEncoding, type BuildFileBytes } from './visitor-response';

interface Bindings {
  readonly SITE: Fetcher;
  readonly FILE_BYTES: BuildFileBytes;
}

type Body = ArrayBuffer | null;

const MAX_BYTES = 64 * 1024 * 1024;

/** One per isolate, and a local run has one isolate: a single location without an upper tier. */
let cache: PlatformCache<Body> | undefined;

export default class LocalPlatformCache extends WorkerEntrypoint<Bindings> implements CacheContext {
  readonly #waitUntil: WaitUntil = this.ctx.waitUntil.bind(this.ctx);

  override async fetch(request: Request): Promise<Response> {
    const { body, status, headers } = buildVisitorResponse(
      request,
      await this.#getCache().answer(request, this.#waitUntil),
    );
    return new Response(body, {
      status,
      headers: withContentEncoding(request.headers.get('accept-encoding'), headers),
    });
  }

  purge(options: CachePurgeOptions): Promise<CachePurgeResult> {
    return Promise.resolve(this.#getCache().purge(options));
  }

  #getCache(): PlatformCache<Body> {
    const { SITE, FILE_BYTES } = this.env;
    cache ??= new PlatformCache<Body>({
      clock: realClock,
      callWorker: (request) => askSite(SITE, request, FILE_BYTES),
      // Its memory ends with the run, so every build starts cold.
      version: 'local',
      maxBytes: MAX_BYTES,
      countBytes: (body) => body?.byteLength ?? 0,
    });
    return cache;
  }
}

async function askSite(site: Fetcher, asked: CacheRequest, fileBytes: BuildFileBytes): Promise<CacheResponse<Body>> {
  const request = asked instanceof Request ? asked : new Request(asked.url, { headers: asked.headers });
  const response = await site.fetch(request, { redirect: 'manual' });
  const { status, headers } = response;
  const body = response.body === null ? null : await response.arrayBuffer();
  return refuseChangedFile(request, { status, headers: new Headers(headers), body }, fileBytes);
}
