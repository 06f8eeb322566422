import { DurableObject } from 'cloudflare:workers';
import type { Entry, RefreshResult } from '../app/cache/entry';
import { lifetimeOf, phaseAt } from '../app/cache/freshness';
import { createKvStore } from '../app/cache/kv-store';
import { logToConsole } from '../app/cache/log';
import { policyOf } from '../app/cache/read-sources';
import { refreshSource } from '../app/cache/refresh-source';
import type { WantedSource } from '../app/cache/refresh-through';
import { sourceKey } from '../app/cache/source-key';
import type { SourceRequest } from '../app/upstream/define-source';
import { namedRequest } from '../app/upstream/registry';
import type { Bindings } from './bindings';
import { createIsolate, type Isolate } from './isolate';

/** After a failure upstream is left alone for this long, whoever asks. */
const retryPauseMs = 3_000;
/** KV takes one write per key and second. */
const writePauseMs = 1_000;

/**
 * The one place worldwide that refreshes a source: an object per source key. Callers that come while a call to upstream
 * is under way share it (the object owns the I/O, so nobody's cancelled request can strand them), and callers that come
 * after it get the fresh answer from here while KV still spreads it.
 */
export class Refresher extends DurableObject<Bindings> {
  readonly #isolate: Isolate;
  #latest: Entry | null = null;
  #underWay: Promise<RefreshResult> | null = null;
  #failed: { readonly result: RefreshResult; readonly atMs: number } | null = null;
  #writtenAtMs = 0;

  constructor(state: DurableObjectState, bindings: Bindings) {
    super(state, bindings);
    this.#isolate = createIsolate(bindings);
  }

  /** Answers with a fresh entry: the latest one when it will do, else a new one, fetched once for all who ask. */
  async refresh(wanted: WantedSource): Promise<RefreshResult> {
    const request = namedRequest(wanted.name, wanted.params);
    if (request === null) {
      return { failure: { reason: 'bad-answer', detail: `this build knows no source ${wanted.name}` } };
    }
    const known = this.#known(request, wanted);
    if (known !== null) return known;
    this.#underWay ??= this.#fetch(request).finally(() => {
      this.#underWay = null;
    });
    return this.#underWay;
  }

  /** What need not be fetched: an entry that is fresh and newer than the caller's, or a failure of a moment ago. */
  #known(request: SourceRequest, { newerThanMs }: WantedSource): RefreshResult | null {
    const nowMs = Date.now();
    if (this.#failed !== null && nowMs - this.#failed.atMs < retryPauseMs) return this.#failed.result;
    const latest = this.#latest;
    if (latest === null || latest.fetchedAtMs <= (newerThanMs ?? 0)) return null;
    const isFresh = phaseAt(lifetimeOf(latest, policyOf(request)), nowMs) === 'fresh';
    return isFresh ? { entry: latest } : null;
  }

  async #fetch(request: SourceRequest): Promise<RefreshResult> {
    const key = sourceKey(request);
    this.#latest ??= await this.#stored(key);
    const result = await refreshSource(request, this.#latest, this.#isolate.refreshTools);
    if ('failure' in result) {
      this.#failed = { result, atMs: Date.now() };
      return result;
    }
    this.#failed = null;
    this.#latest = result.entry;
    this.ctx.waitUntil(this.#store(key, result.entry));
    return result;
  }

  /** The last good entry of before this object slept; its validators make an unchanged answer cheap. */
  async #stored(key: string): Promise<Entry | null> {
    const { CACHE } = this.env;
    if (CACHE === undefined) return null;
    try {
      return (await createKvStore(CACHE).getMany([key])).get(key) ?? null;
    } catch (error) {
      logToConsole({ event: 'store-failed', source: key, detail: String(error) });
      return null;
    }
  }

  async #store(key: string, entry: Entry): Promise<void> {
    const { CACHE } = this.env;
    const nowMs = Date.now();
    if (CACHE === undefined || nowMs - this.#writtenAtMs < writePauseMs) return;
    this.#writtenAtMs = nowMs;
    try {
      await createKvStore(CACHE).put(key, entry);
    } catch (error) {
      logToConsole({ event: 'store-failed', source: key, detail: String(error) });
    }
  }
}
