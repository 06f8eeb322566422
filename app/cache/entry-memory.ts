import { ByteBoundedLru } from './byte-bounded-lru';
import { countKeptBytes, pickNewest, type Claim, type Entry } from './entry';

/** The nearest tier: the entries that this isolate has seen. */
export class EntryMemory {
  readonly #entries: ByteBoundedLru<Entry>;

  /** @param maxBytes bound on the values as JSON text; as objects they take several times as much */
  constructor(maxBytes: number) {
    this.#entries = new ByteBoundedLru(maxBytes);
  }

  get(key: string): Entry | undefined {
    return this.#entries.get(key);
  }

  /** Takes a copy that came from elsewhere, unless the one at hand is newer; gives back whichever it is. */
  adopt(key: string, entry: Entry): Entry {
    const kept = this.#entries.get(key);
    const winner = pickNewest(kept, entry) ?? entry;
    if (winner !== kept) this.#entries.set(key, winner, countKeptBytes(winner));
    return winner;
  }

  /** Remembers beside a copy what upstream said against it. */
  noteClaim(key: string, copy: Entry, claim: Claim): void {
    this.#entries.set(key, { ...copy, claim }, countKeptBytes(copy));
  }
}
