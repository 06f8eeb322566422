import type { SourceRequest } from '~/cache/source/define-source';
import type { Entry, EntryFacts } from '~/cache/source/entry';
import type { EntryStore } from '~/cache/source/entry-store';
import type { KeyOf } from '~/cache/source/source-address';
import type { ValueOf } from './tournaments';

/** Copies of sources as one run of the prewarm worker finds or makes them; each is read from the store once. */
export class StoredCopies {
  readonly #store: EntryStore | undefined;
  readonly #getKey: KeyOf;
  readonly #asked = new Set<string>();
  readonly #facts = new Map<string, EntryFacts>();
  readonly #values = new Map<string, unknown>();

  constructor(store: EntryStore | undefined, getKey: KeyOf) {
    this.#store = store;
    this.#getKey = getKey;
  }

  get facts(): ReadonlyMap<string, EntryFacts> {
    return this.#facts;
  }

  async read(keys: Iterable<string>): Promise<void> {
    for (const [key, entry] of (await this.#store?.read(this.#listNotAsked(keys))) ?? []) this.adopt(key, entry);
  }

  /** Reads entries without their values, which is most of them. */
  async readFacts(keys: Iterable<string>): Promise<void> {
    for (const [key, facts] of (await this.#store?.readFacts(this.#listNotAsked(keys))) ?? [])
      this.#facts.set(key, facts);
  }

  adopt(key: string, entry: Entry): void {
    this.#facts.set(key, entry);
    if (entry.kind !== 'missing') this.#values.set(key, entry.value);
  }

  /** The value of a copy, at any age. */
  readonly getValue: ValueOf = <Value>(request: SourceRequest<Value>) =>
    this.#values.get(this.#getKey(request)) as Value | undefined;

  #listNotAsked(keys: Iterable<string>): string[] {
    const wanted = [...new Set(keys)].filter((key) => !this.#asked.has(key));
    for (const key of wanted) this.#asked.add(key);
    return wanted;
  }
}
