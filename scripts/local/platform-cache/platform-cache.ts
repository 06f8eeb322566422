import { ByteBoundedLru } from '~/cache/base/byte-bounded-lru';
import type { Clock } from '~/cache/base/clock';
import { SingleFlight, type WaitUntil } from '~/cache/base/single-flight';
import type { FreshnessLifetimes } from '~/cache/source/answer';
import {
  parseAge,
  buildCacheKey,
  isBypassed,
  isPurged,
  computeStoredLifetimes,
  readTags,
  buildVariantKey,
  listVariedHeaders,
  type CacheRequest,
  type CacheResponse,
} from './cache-rules';

/** Value of `Cf-Cache-Status`. */
export type PlatformCacheStatus = 'HIT' | 'MISS' | 'EXPIRED' | 'REVALIDATED' | 'UPDATING' | 'STALE' | 'BYPASS';

export interface PlatformCacheAnswer<Body> {
  readonly response: CacheResponse<Body>;
  readonly cacheStatus: PlatformCacheStatus;
  /** `Age` for the visitor: that of the stored response plus the time since. */
  readonly ageSeconds: number;
}

export interface PlatformCacheDependencies<Body> {
  readonly clock: Clock;
  /** Answers what the cache cannot: the worker, or the upper tier. */
  readonly callWorker: (request: CacheRequest, waitUntil: WaitUntil) => Promise<CacheResponse<Body>>;
  /** Version of the worker, which is part of the key. */
  readonly version: string;
  readonly maxBytes: number;
  readonly countBytes: (body: Body) => number;
}

interface Stored<Body> {
  readonly response: CacheResponse<Body>;
  readonly lifetimes: FreshnessLifetimes;
  readonly storedAtMs: number;
  readonly path: string;
  readonly tags: ReadonlySet<string>;
}

/** How the worker's answer to a fill was used. `own` was not stored and is only for the request that caused it. */
type Filled<Body> =
  | { readonly kind: 'stored'; readonly cacheStatus: PlatformCacheStatus; readonly stored: Stored<Body> }
  | { readonly kind: 'stale'; readonly stored: Stored<Body> }
  | { readonly kind: 'own'; readonly response: CacheResponse<Body> };

/** How long a request waits for another request's fill before it asks the worker itself. */
const LOCK_TIMEOUT_MS = 10_000;
const LOCK_LOST_MS = 35_000;
/** Bound on the kept names of `Vary`. A key whose names were dropped misses. */
const VARIED_BYTES = 4 * 1024 * 1024;

/** One tier of the platform's cache, for local runs, tests and the simulation. An upper tier is the `worker` of the lower ones. */
export class PlatformCache<Body> {
  readonly #dependencies: PlatformCacheDependencies<Body>;
  readonly #stored: ByteBoundedLru<Stored<Body>>;
  readonly #flights: SingleFlight<Filled<Body>>;
  /** Names in `Vary`, by key; absent where responses do not vary. */
  readonly #varied = new ByteBoundedLru<readonly string[]>(VARIED_BYTES);

  constructor(dependencies: PlatformCacheDependencies<Body>) {
    this.#dependencies = dependencies;
    this.#stored = new ByteBoundedLru(dependencies.maxBytes);
    this.#flights = new SingleFlight({
      clock: dependencies.clock,
      waitTimeoutMs: LOCK_TIMEOUT_MS,
      evictAfterMs: LOCK_LOST_MS,
    });
  }

  /** Answers from the cache or the worker, whose errors are thrown when nothing is stored. */
  async answer(request: CacheRequest, waitUntil: WaitUntil): Promise<PlatformCacheAnswer<Body>> {
    if (isBypassed(request)) return this.#bypass(request, waitUntil);
    const stored = this.#find(request);
    const nowMs = this.#dependencies.clock.getNowMs();
    if (stored !== undefined && nowMs < stored.lifetimes.freshUntilMs) return this.#answerWith(stored, 'HIT');
    if (stored !== undefined && nowMs < stored.lifetimes.revalidateUntilMs) {
      waitUntil(this.#join(request, waitUntil).catch(() => undefined));
      return this.#answerWith(stored, 'UPDATING');
    }
    const { filled, isOwner } = await this.#join(request, waitUntil);
    if (filled.kind === 'stale') return this.#answerWith(filled.stored, 'STALE');
    if (isOwner) {
      return filled.kind === 'stored'
        ? this.#answerWith(filled.stored, filled.cacheStatus)
        : { response: filled.response, cacheStatus: 'BYPASS', ageSeconds: parseAge(filled.response.headers) };
    }
    const collapsed = this.#find(request);
    return collapsed === undefined ? this.#bypass(request, waitUntil) : this.#answerWith(collapsed, 'HIT');
  }

  purge(options: CachePurgeOptions): CachePurgeResult {
    this.#stored.deleteWhere((stored) => isPurged(stored, options));
    return { success: true, errors: [] };
  }

  async #bypass(request: CacheRequest, waitUntil: WaitUntil): Promise<PlatformCacheAnswer<Body>> {
    const response = await this.#dependencies.callWorker(request, waitUntil);
    return { response, cacheStatus: 'BYPASS', ageSeconds: parseAge(response.headers) };
  }

  #answerWith(stored: Stored<Body>, cacheStatus: PlatformCacheStatus): PlatformCacheAnswer<Body> {
    const { response, storedAtMs } = stored;
    const heldSeconds = Math.floor((this.#dependencies.clock.getNowMs() - storedAtMs) / 1000);
    return { response, cacheStatus, ageSeconds: parseAge(response.headers) + heldSeconds };
  }

  #buildStoreKey(request: CacheRequest): string {
    const key = buildCacheKey(request, this.#dependencies.version);
    return `${key}\n${buildVariantKey(this.#varied.get(key) ?? [], request.headers)}`;
  }

  #find(request: CacheRequest): Stored<Body> | undefined {
    return this.#stored.get(this.#buildStoreKey(request));
  }

  /** One fill per key at a time; other requests wait for it. */
  async #join(request: CacheRequest, waitUntil: WaitUntil) {
    let isOwner = false;
    const fill = () => {
      isOwner = true;
      return this.#fill(request, waitUntil);
    };
    const filled = await this.#flights.join(this.#buildStoreKey(request), fill, waitUntil);
    return { filled, isOwner };
  }

  async #fill(request: CacheRequest, waitUntil: WaitUntil): Promise<Filled<Body>> {
    const before = this.#find(request);
    const isUsable = before !== undefined && this.#dependencies.clock.getNowMs() < before.lifetimes.usableUntilMs;
    try {
      const response = await this.#dependencies.callWorker(fillRequest(request, before?.response.headers), waitUntil);
      if (response.status >= 500 && isUsable) return { kind: 'stale', stored: before };
      if (response.status === 304 && before !== undefined) {
        const revalidated = this.#store(request, mergeHeaders(before.response, response.headers));
        return { kind: 'stored', cacheStatus: 'REVALIDATED', stored: revalidated ?? before };
      }
      const stored = this.#store(request, response);
      if (stored === undefined) return { kind: 'own', response };
      return { kind: 'stored', cacheStatus: before === undefined ? 'MISS' : 'EXPIRED', stored };
    } catch (error) {
      if (isUsable) return { kind: 'stale', stored: before };
      throw error;
    }
  }

  /** @returns what was stored; `undefined` when the response may not be stored, which also drops the stored one */
  #store(request: CacheRequest, response: CacheResponse<Body>): Stored<Body> | undefined {
    const { clock, version, countBytes } = this.#dependencies;
    const lifetimes = computeStoredLifetimes(response, clock.getNowMs());
    if (lifetimes === undefined) {
      if (response.status < 500) this.#stored.delete(this.#buildStoreKey(request));
      return undefined;
    }
    const names = listVariedHeaders(response.headers) ?? [];
    const key = buildCacheKey(request, version);
    if (names.length > 0) this.#varied.set(key, names, key.length);
    else this.#varied.delete(key);
    const stored: Stored<Body> = {
      response,
      lifetimes,
      storedAtMs: clock.getNowMs(),
      path: new URL(request.url).pathname,
      tags: readTags(response.headers),
    };
    this.#stored.set(this.#buildStoreKey(request), stored, countBytes(response.body));
    return stored;
  }
}

/** A fill asks for the whole response, whatever the visitor asked for, with the validator of the stored one. */
function fillRequest({ url, headers: asked }: CacheRequest, stored: Headers | undefined): CacheRequest {
  const headers = new Headers(asked);
  for (const name of ['if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since', 'if-range', 'range']) {
    headers.delete(name);
  }
  const etag = stored?.get('etag') ?? null;
  if (etag !== null) headers.set('if-none-match', etag);
  return { method: 'GET', url, headers };
}

/** A stored response takes over the headers of the 304 that confirmed it (RFC 9111, section 4.3.4). */
function mergeHeaders<Body>(stored: CacheResponse<Body>, confirmed: Headers): CacheResponse<Body> {
  const headers = new Headers(stored.headers);
  headers.delete('age');
  for (const [name, value] of confirmed) headers.set(name, value);
  return { ...stored, headers };
}
