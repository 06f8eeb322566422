import { ByteBoundedLru } from '../base/byte-bounded-lru';
import { countKeptBytes, endLiveRefresh, pickNewest, type Claim, type Entry } from './entry';

/** The nearest tier: entries in the isolate's memory. */
export class EntryMemory {
  readonly #entries: ByteBoundedLru<Entry>;

  /** `maxBytes` limits the values' size as JSON text. As objects they take several times as much memory. */
  constructor(maxBytes: number) {
    this.#entries = new ByteBoundedLru(maxBytes);
  }

  get(key: string): Entry | undefined {
    return this.#entries.get(key);
  }

  /** Stores a copy unless memory has a newer one. Returns the newer one. */
  adopt(key: string, entry: Entry): Entry {
    const kept = this.#entries.get(key);
    const winner = pickNewest(kept, entry) ?? entry;
    if (winner !== kept) this.#entries.set(key, winner, countKeptBytes(winner));
    return winner;
  }

  /** Records that a refresh for live rows was refused or failed. */
  endLiveRefresh(key: string, copy: Entry): void {
    const kept = this.#entries.get(key);
    if (kept === undefined || kept.fetchedAtMs > copy.fetchedAtMs) return;
    this.#entries.set(key, endLiveRefresh(kept), countKeptBytes(kept));
  }

  /** Records an answer that contradicts a copy, unless the copy was replaced during the call. */
  noteClaim(key: string, copy: Entry, claim: Claim): void {
    const kept = this.#entries.get(key);
    if (kept !== undefined && kept.fetchedAtMs > copy.fetchedAtMs) return;
    this.#entries.set(key, { ...copy, claim }, countKeptBytes(copy));
  }
}
