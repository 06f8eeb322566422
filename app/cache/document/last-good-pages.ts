import * as z from 'zod';
import { DAY_SECONDS, MINUTE_MS } from '~/time-units';
import { timedOut, withDeadline, type Clock } from '../base/clock';
import { computeEntityTag } from '../base/entity-tag';
import { compress, decompress } from '../base/gzip';
import { logFailure, type Log } from '../base/log';
import type { KeyValueStore } from '../source/entry-store';
import { CallLimit } from '../upstream/call-limit';
import type { CachedDocument } from './cached-document';

export interface LastGoodDependencies {
  readonly kv: KeyValueStore;
  readonly clock: Clock;
  readonly log: Log;
  /** See `buildDataset`. */
  readonly dataset: string;
}

/** Number of pages with a stored copy: the most visited ones. */
export const MOST_LAST_GOOD_PAGES = 50;
/** Minimum interval between two writes of one page. */
export const KEEP_EVERY_MS = 5 * MINUTE_MS;

/** KV key of the last dataset with stored pages. A worker with an invalid environment reads it to find the pages. */
const DATASET_KEY = 'page-dataset';

/** Limit of a stored page, compressed. A page of 200 KB takes a tenth of it. */
const MOST_CHARACTERS = 128 * 1024;
/** Longer than a copy may be served. */
const EXPIRATION_SECONDS = DAY_SECONDS;
/** Longer than any isolate lives. */
const DATASET_SECONDS = 90 * DAY_SECONDS;
const READ_CACHE_SECONDS = 60;
const READ_DEADLINE_MS = 1000;
/** Limit of reads per isolate, so that scans of failing addresses cost little. */
const MOST_READS = { count: 60, periodMs: MINUTE_MS };

const storedPage = z.object({
  format: z.literal(1),
  path: z.string(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  /** Gzip data in base64. */
  body: z.base64(),
  renderedAtMs: z.number(),
  usableUntilMs: z.number(),
});

/** Copies of the most visited pages in KV, which are served if rendering fails. Deployments keep them. */
export class LastGoodPages {
  readonly #dependencies: LastGoodDependencies;
  readonly #reads: CallLimit;
  readonly #writtenAtMs = new Map<string, number>();
  #isDatasetStored = false;

  constructor(dependencies: LastGoodDependencies) {
    this.#dependencies = dependencies;
    this.#reads = new CallLimit(dependencies.clock, MOST_READS.count, MOST_READS.periodMs);
  }

  /** Stores a page, unless that was done recently. An incomplete page does not replace a complete one. Returns whether it was written. */
  async keep(address: string, document: CachedDocument): Promise<boolean> {
    const { kv, clock, log } = this.#dependencies;
    const nowMs = clock.getNowMs();
    const isBrief = document.lifetimes.usableUntilMs < nowMs + KEEP_EVERY_MS;
    if (document.status !== 200 || isBrief || !this.#mayWrite(address, nowMs)) return false;
    const text = await format(document);
    if (text.length > MOST_CHARACTERS) return false;
    this.#writtenAtMs.set(address, nowMs);
    const isWritten = await logFailure(log, { event: 'last-good-write-failed', path: document.path }, async () => {
      await kv.put(this.#buildKey(address), text, { expirationTtl: EXPIRATION_SECONDS });
      await this.#storeDataset();
      return true;
    });
    return isWritten ?? false;
  }

  /** Returns the copy of a page, if it may still be served. */
  async find(address: string): Promise<CachedDocument | undefined> {
    const { kv, clock, log } = this.#dependencies;
    if (!this.#reads.admits()) return undefined;
    const key = this.#buildKey(address);
    return logFailure(log, { event: 'last-good-read-failed' }, async () => {
      const pending = kv.get([key], { type: 'text', cacheTtl: READ_CACHE_SECONDS });
      const texts = await withDeadline(clock, pending, READ_DEADLINE_MS);
      const text = texts === timedOut ? undefined : texts.get(key);
      const page = typeof text === 'string' ? await parse(text) : undefined;
      return page !== undefined && clock.getNowMs() < page.lifetimes.usableUntilMs ? page : undefined;
    });
  }

  #mayWrite(address: string, nowMs: number): boolean {
    for (const [written, atMs] of this.#writtenAtMs) {
      if (nowMs - atMs >= KEEP_EVERY_MS) this.#writtenAtMs.delete(written);
    }
    return !this.#writtenAtMs.has(address) && this.#writtenAtMs.size < MOST_LAST_GOOD_PAGES;
  }

  /** Stores the dataset under `DATASET_KEY`, once per isolate. Reads first, because a read costs less than a write. */
  async #storeDataset(): Promise<void> {
    if (this.#isDatasetStored) return;
    const { kv, dataset } = this.#dependencies;
    if ((await findKeptDataset(kv)) !== dataset) await kv.put(DATASET_KEY, dataset, { expirationTtl: DATASET_SECONDS });
    this.#isDatasetStored = true;
  }

  #buildKey(address: string): string {
    return `page:${this.#dependencies.dataset}:${address}`;
  }
}

/** The last dataset with stored pages; `null` if there is none. */
export async function findKeptDataset(kv: KeyValueStore): Promise<string | null> {
  const texts = await kv.get([DATASET_KEY], { type: 'text', cacheTtl: READ_CACHE_SECONDS });
  return texts.get(DATASET_KEY) ?? null;
}

async function format({ path, headers, body, renderedAtMs, lifetimes }: CachedDocument): Promise<string> {
  const page: z.input<typeof storedPage> = {
    format: 1,
    path,
    headers: headers.map(([name, value]) => [name, value]),
    body: toBase64(await compress(body)),
    renderedAtMs,
    usableUntilMs: lifetimes.usableUntilMs,
  };
  return JSON.stringify(page);
}

/** Parses a stored page; `undefined` if another build stored it in another format. */
async function parse(text: string): Promise<CachedDocument | undefined> {
  const { data } = storedPage.safeParse(JSON.parse(text));
  if (data === undefined) return undefined;
  const { path, headers, renderedAtMs, usableUntilMs } = data;
  const compressed = Uint8Array.from(atob(data.body), (character) => character.charCodeAt(0));
  const body = await decompress(compressed);
  return {
    path,
    status: 200,
    headers,
    body,
    etag: await computeEntityTag(body),
    renderedAtMs,
    renderMs: 0,
    dayEndsAtMs: renderedAtMs,
    lifetimes: { freshUntilMs: renderedAtMs, revalidateUntilMs: renderedAtMs, usableUntilMs },
    parts: [],
  };
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
