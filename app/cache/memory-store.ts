/** What one isolate keeps in memory: bounded by bytes, the least recently used goes first. */
export interface MemoryStore<Value> {
  readonly get: (key: string) => Value | null;
  /** Keeps nothing that is larger than a quarter of the store: one giant must not push everything else out. */
  readonly set: (key: string, value: Value, bytes: number) => void;
  readonly delete: (key: string) => void;
  readonly size: () => { readonly entries: number; readonly bytes: number };
}

const largestShare = 0.25;

/** @param maxBytes the sum of the sizes that `set` was told */
export function createMemoryStore<Value>(maxBytes: number): MemoryStore<Value> {
  // A Map remembers the order of insertion: the first key is the one that was not used for the longest time.
  const kept = new Map<string, { readonly value: Value; readonly bytes: number }>();
  let total = 0;

  function remove(key: string): void {
    total -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  return {
    get: (key) => {
      const found = kept.get(key);
      if (found === undefined) return null;
      kept.delete(key);
      kept.set(key, found);
      return found.value;
    },
    set: (key, value, bytes) => {
      remove(key);
      if (bytes > maxBytes * largestShare) return;
      kept.set(key, { value, bytes });
      total += bytes;
      for (const oldest of kept.keys()) {
        if (total <= maxBytes) break;
        remove(oldest);
      }
    },
    delete: remove,
    size: () => ({ entries: kept.size, bytes: total }),
  };
}
