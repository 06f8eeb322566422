/** Estimated memory of an item besides its value: the key and the map's own data. */
const OVERHEAD_BYTES = 256;

/** A map of at most `maxBytes`. Drops the least recently used items. */
export class ByteBoundedLru<Value> {
  readonly #maxBytes: number;
  readonly #items = new Map<string, { readonly value: Value; readonly bytes: number }>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): Value | undefined {
    const item = this.#items.get(key);
    if (item === undefined) return undefined;
    this.#items.delete(key);
    this.#items.set(key, item);
    return item.value;
  }

  /** Stores a value, unless it takes more than a quarter of `maxBytes`. */
  set(key: string, value: Value, valueBytes: number): void {
    this.delete(key);
    const bytes = valueBytes + OVERHEAD_BYTES;
    if (bytes > this.#maxBytes / 4) return;
    this.#items.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#items.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.delete(oldest);
    }
  }

  deleteWhere(fits: (value: Value) => boolean): void {
    for (const [key, { value }] of this.#items) if (fits(value)) this.delete(key);
  }

  delete(key: string): void {
    const item = this.#items.get(key);
    if (item === undefined) return;
    this.#items.delete(key);
    this.#bytes -= item.bytes;
  }
}
