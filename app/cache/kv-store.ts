import { isEntry, type Entry } from './entry';

/** The store that all data centres share, eventually. Both sides may fail; callers treat that as "not there". */
export interface SharedStore {
  /** Copies of whatever is there, which may be old; one call, counted once. */
  readonly getMany: (keys: readonly string[]) => Promise<ReadonlyMap<string, Entry>>;
  readonly put: (key: string, entry: Entry) => Promise<void>;
}

/** The part of a Workers KV namespace that the store needs. */
export type KvBinding = Pick<KVNamespace, 'get' | 'put'>;

/** KV answers at most this many keys at once. */
const bulkLimit = 100;
/** The shortest time KV may keep a copy near the reader; age is judged by the entry, so nothing longer is wanted. */
const nearCopySeconds = 30;
/** Far beyond every freshness window (the longest is 7 days), so that the fallback survives a long outage. */
const keptSeconds = 30 * 24 * 60 * 60;
/** KV refuses 25 MiB; an answer that large is a mistake long before. */
const largestBytes = 8 * 1024 * 1024;

/** Entries in Workers KV, as JSON. */
export function createKvStore(kv: KvBinding): SharedStore {
  return {
    getMany: async (keys) => {
      const found = new Map<string, Entry>();
      for (let start = 0; start < keys.length; start += bulkLimit) {
        const some = keys.slice(start, start + bulkLimit);
        const values = await kv.get(some, { type: 'json', cacheTtl: nearCopySeconds });
        for (const [key, value] of values) if (isEntry(value)) found.set(key, value);
      }
      return found;
    },
    put: async (key, entry) => {
      const stored = JSON.stringify(entry);
      if (stored.length > largestBytes) throw new Error(`${key} is too large to keep: ${stored.length} bytes`);
      await kv.put(key, stored, { expirationTtl: keptSeconds });
    },
  };
}
