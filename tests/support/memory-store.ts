/** A shared store in memory, with the Workers KV methods that the cache uses. */
export class MemoryStore {
  readonly #texts: Map<string, string>;

  constructor(texts: Iterable<readonly [string, string]> = []) {
    this.#texts = new Map(texts);
  }

  readonly get = (keys: readonly string[]): Promise<Map<string, string | null>> =>
    Promise.resolve(new Map(keys.map((key) => [key, this.#texts.get(key) ?? null])));

  readonly put = (key: string, text: string): Promise<void> => {
    this.#texts.set(key, text);
    return Promise.resolve();
  };

  readonly list = ({
    prefix,
  }: {
    readonly prefix: string;
  }): Promise<{ readonly keys: readonly { readonly name: string }[] }> =>
    Promise.resolve({
      keys: [...this.#texts.keys()].filter((name) => name.startsWith(prefix)).map((name) => ({ name })),
    });

  listKeys(): Iterable<string> {
    return this.#texts.keys();
  }

  /** The entries of sources. */
  listEntries(): ReadonlyMap<string, string> {
    return new Map([...this.#texts].filter(([key]) => key.startsWith('s:')));
  }
}
