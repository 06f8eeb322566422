import { DAY_SECONDS } from '~/time-units';
import { requireInTime, type Clock } from '../base/clock';
import { logFailure, type Log } from '../base/log';
import {
  formatEntry,
  buildMetadata,
  parseEntry,
  parseEntryFacts,
  type Entry,
  type EntryFacts,
  type EntryMetadata,
} from './entry';
import { computeLifetimes } from './freshness';
import type { FreshnessPolicy } from './policies';
import {
  parseRevalidationTimes,
  buildRevalidationTimesKey,
  listRevalidationTimesKeys,
  withRevalidationTime,
} from './revalidation-times';

/** Part of Workers KV that the cache uses. */
export interface KeyValueStore {
  get(keys: string[], options: { type: 'text'; cacheTtl: number }): Promise<Map<string, string | null>>;
  put(key: string, value: string, options: { expirationTtl: number; metadata?: EntryMetadata }): Promise<void>;
}

export interface EntryStoreDependencies {
  readonly kv: KeyValueStore;
  readonly clock: Clock;
  readonly log: Log;
}

/** Most keys in one bulk read of Workers KV. */
const MAX_KEYS_PER_READ = 100;
/** Shortest cache time of Workers KV. */
const READ_CACHE_SECONDS = 30;
/** Workers KV allows one write per key and second. */
const WRITE_INTERVAL_MS = 1000;
/** Shortest expiration of Workers KV. */
const LEAST_EXPIRATION_SECONDS = 60;
/** Larger entries are not stored. The limit of KV is 25 MiB, but no page should show that much. */
const MAX_VALUE_CHARACTERS = 8 * 1024 * 1024;
/** After this time a page calls upstream instead. */
const READ_DEADLINE_MS = 1500;
/** Added to the expiration, because an unchanged entry is rewritten only once a day. */
const EXTRA_KEPT_SECONDS = 30 * DAY_SECONDS;
/** Keys whose last write time is remembered. Beyond this all are forgotten, which at worst makes KV refuse a write. */
const REMEMBERED_WRITES = 1000;
const REVALIDATION_TIMES_EXPIRATION_SECONDS = DAY_SECONDS;

/** The tier shared by all isolates (KV). It is eventually consistent, so a newer entry may exist. If it fails, nothing is found. */
export class EntryStore {
  readonly #dependencies: EntryStoreDependencies;
  readonly #writtenAtMs = new Map<string, number>();

  constructor(dependencies: EntryStoreDependencies) {
    this.#dependencies = dependencies;
  }

  /** Reads entries with the times of their last revalidation. Omits keys without a readable entry. */
  read(keys: readonly string[]): Promise<ReadonlyMap<string, Entry>> {
    return this.#read(keys, parseEntry);
  }

  /** Like `read`, without the values. */
  readFacts(keys: readonly string[]): Promise<ReadonlyMap<string, EntryFacts>> {
    return this.#read(keys, parseEntryFacts);
  }

  /** Reads one entry without its revalidation time. For its refresher, which knows that time. */
  async readWritten(key: string): Promise<Entry | undefined> {
    const texts = new Map<string, string>();
    await this.#readChunk([key], texts);
    return parseEntry(texts.get(key) ?? '');
  }

  async #read<Read extends EntryFacts>(
    keys: readonly string[],
    parse: (text: string) => Read | undefined,
  ): Promise<ReadonlyMap<string, Read>> {
    const texts = new Map<string, string>();
    const timesKeys = listRevalidationTimesKeys(keys);
    const wanted = [...timesKeys, ...keys];
    await Promise.all(splitIntoChunks(wanted, MAX_KEYS_PER_READ).map((chunk) => this.#readChunk(chunk, texts)));
    const times = new Map(timesKeys.map((key) => [key, parseRevalidationTimes(texts.get(key) ?? '')]));
    return new Map(
      keys.flatMap((key): [string, Read][] => {
        const text = texts.get(key);
        const entry = text === undefined ? undefined : parse(text);
        const time = times.get(buildRevalidationTimesKey(key) ?? '')?.get(key);
        return entry === undefined ? [] : [[key, withRevalidationTime(entry, time)]];
      }),
    );
  }

  async #readChunk(keys: readonly string[], found: Map<string, string>): Promise<void> {
    const { kv, clock, log } = this.#dependencies;
    const texts = await logFailure(log, { event: 'store-read-failed', keys: keys.length }, () => {
      const pending = kv.get([...keys], { type: 'text', cacheTtl: READ_CACHE_SECONDS });
      return requireInTime(clock, pending, READ_DEADLINE_MS);
    });
    for (const [key, text] of texts ?? []) if (text !== null) found.set(key, text);
  }

  /** Stores documents with revalidation times of unchanged entries, by store key (see `formatRevalidationTimes`). */
  async writeRevalidationTimes(documents: ReadonlyMap<string, string>): Promise<void> {
    const { kv, log } = this.#dependencies;
    await Promise.all(
      [...documents].map(([key, text]) =>
        logFailure(log, { event: 'store-write-failed', key }, () =>
          kv.put(key, text, { expirationTtl: REVALIDATION_TIMES_EXPIRATION_SECONDS }),
        ),
      ),
    );
  }

  /** Stores an entry, with tags for purges. Returns whether it was written. */
  async write(key: string, entry: Entry, policy: FreshnessPolicy, tags: readonly string[] = []): Promise<boolean> {
    const { kv, log } = this.#dependencies;
    const text = formatEntry(entry);
    if (text.length > MAX_VALUE_CHARACTERS) {
      log({ event: 'store-write-refused', key, characters: text.length, limit: MAX_VALUE_CHARACTERS });
      return false;
    }
    if (!this.#reserveWrite(key)) return false;
    const metadata = buildMetadata(entry, tags);
    const isWritten = await logFailure(log, { event: 'store-write-failed', key }, async () => {
      await kv.put(key, text, { expirationTtl: computeExpirationSeconds(entry, policy), metadata });
      return true;
    });
    if (isWritten === undefined) this.#writtenAtMs.delete(key);
    return isWritten ?? false;
  }

  /** Returns false within a second of the last write of the key; otherwise records this one. */
  #reserveWrite(key: string): boolean {
    const nowMs = this.#dependencies.clock.getNowMs();
    if (nowMs - (this.#writtenAtMs.get(key) ?? -Infinity) < WRITE_INTERVAL_MS) return false;
    if (this.#writtenAtMs.size >= REMEMBERED_WRITES) this.#writtenAtMs.clear();
    this.#writtenAtMs.set(key, nowMs);
    return true;
  }
}

/** Seconds after which KV deletes an entry: longer than it may be served. */
function computeExpirationSeconds(entry: Entry, policy: FreshnessPolicy): number {
  const { freshSeconds, staleWhileRevalidateSeconds, staleIfErrorSeconds } = policy;
  if (entry.kind === 'value' || entry.lastGood !== undefined) {
    return freshSeconds + Math.max(staleWhileRevalidateSeconds, staleIfErrorSeconds) + EXTRA_KEPT_SECONDS;
  }
  const { usableUntilMs } = computeLifetimes(entry, policy, -Infinity);
  const usableSeconds = Math.ceil((usableUntilMs - entry.fetchedAtMs) / 1000);
  return Math.max(LEAST_EXPIRATION_SECONDS, usableSeconds + (entry.kind === 'empty' ? 2 * DAY_SECONDS : 0));
}

function splitIntoChunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
