import type { Entry } from '../cache/entry';
import type { EntryStore } from '../cache/entry-store';
import type { KeyOf } from '../cache/source-key';
import type { SourceRequest } from '../upstream/define-source';
import type { ValueOf } from './tournaments';

/** What a run has seen of the shared store, and what it was given since. Each key is read once. */
export class StoredCopies {
  readonly #store: EntryStore | undefined;
  readonly #keyOf: KeyOf;
  readonly #asked = new Set<string>();
  readonly #entries = new Map<string, Entry>();

  constructor(store: EntryStore | undefined, keyOf: KeyOf) {
    this.#store = store;
    this.#keyOf = keyOf;
  }

  get entries(): ReadonlyMap<string, Entry> {
    return this.#entries;
  }

  async read(keys: Iterable<string>): Promise<void> {
    const wanted = [...new Set(keys)].filter((key) => !this.#asked.has(key));
    for (const key of wanted) this.#asked.add(key);
    if (this.#store === undefined || wanted.length === 0) return;
    for (const [key, entry] of await this.#store.read(wanted)) this.#entries.set(key, entry);
  }

  adopt(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
  }

  /** The value of a copy, whatever its age. */
  readonly valueOf: ValueOf = <Value>(request: SourceRequest<Value>) => {
    const entry = this.#entries.get(this.#keyOf(request));
    return entry === undefined || entry.kind === 'missing' ? undefined : (entry.value as Value);
  };
}
