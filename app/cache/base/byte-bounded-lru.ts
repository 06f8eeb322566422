/** Estimate for the keys and bookkeeping of one item, so that a million tiny items do not count as nothing. */
const OVERHEAD_BYTES = 256;

/** A map that drops its least recently used items when they take more than so many bytes. */
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

  /** Keeps a value, unless it alone would take more than a quarter of the bound. */
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
