import { ByteBoundedLru } from '../base/byte-bounded-lru';
import { countKeptBytes, endLiveRefresh, pickNewest, type Claim, type Entry } from './entry';

/** Nearest tier: the entries that this isolate has seen. */
export class EntryMemory {
  readonly #entries: ByteBoundedLru<Entry>;

  /** `maxBytes` bounds the values as JSON text; objects take several times as much. */
  constructor(maxBytes: number) {
    this.#entries = new ByteBoundedLru(maxBytes);
  }

  get(key: string): Entry | undefined {
    return this.#entries.get(key);
  }

  /** Adopts a copy from elsewhere unless the one at hand is newer; returns the newer one. */
  adopt(key: string, entry: Entry): Entry {
    const kept = this.#entries.get(key);
    const winner = pickNewest(kept, entry) ?? entry;
    if (winner !== kept) this.#entries.set(key, winner, countKeptBytes(winner));
    return winner;
  }

  /** A call for the rows in play of a copy was refused or failed. */
  endLiveRefresh(key: string, copy: Entry): void {
    const kept = this.#entries.get(key);
    if (kept === undefined || kept.fetchedAtMs > copy.fetchedAtMs) return;
    this.#entries.set(key, endLiveRefresh(kept), countKeptBytes(kept));
  }

  /** Records, beside a copy, an upstream answer that contradicts it. A slow call may contradict one that was replaced meanwhile. */
  noteClaim(key: string, copy: Entry, claim: Claim): void {
    const kept = this.#entries.get(key);
    if (kept !== undefined && kept.fetchedAtMs > copy.fetchedAtMs) return;
    this.#entries.set(key, { ...copy, claim }, countKeptBytes(copy));
  }
}
