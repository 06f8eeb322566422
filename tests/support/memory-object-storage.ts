import type { BodyCodec, ObjectStorage } from '~/cache/refresher/kept-answers';

/** A Durable Object's storage in memory, limited to the methods that are used. It counts rows, as the platform bills them. */
export class MemoryObjectStorage implements ObjectStorage {
  readonly #onRowWritten: () => void;

  /** @param onRowWritten called for each row, as the platform bills them */
  constructor(onRowWritten = (): void => undefined) {
    this.#onRowWritten = onRowWritten;
  }

  readonly rows = new Map<string, unknown>();
  rowsRead = 0;
  rowsWritten = 0;
  alarmAtMs: number | null = null;

  async get<Kept>(key: string): Promise<Kept | undefined> {
    this.rowsRead += 1;
    return Promise.resolve(structuredClone(this.rows.get(key)) as Kept | undefined);
  }

  async list<Kept>({ prefix }: { readonly prefix: string }): Promise<Map<string, Kept>> {
    const found = [...this.rows].filter(([key]) => key.startsWith(prefix));
    this.rowsRead += found.length;
    return Promise.resolve(new Map(structuredClone(found) as [string, Kept][]));
  }

  async put(entries: Record<string, unknown>): Promise<void> {
    for (const [key, value] of Object.entries(entries)) {
      this.rowsWritten += 1;
      this.#onRowWritten();
      this.rows.set(key, structuredClone(value));
    }
    return Promise.resolve();
  }

  async delete(keys: string[]): Promise<number> {
    const deleted = keys.filter((key) => this.rows.delete(key)).length;
    this.rowsWritten += deleted;
    return Promise.resolve(deleted);
  }

  async deleteAll(): Promise<void> {
    this.rows.clear();
    return Promise.resolve();
  }

  async getAlarm(): Promise<number | null> {
    return Promise.resolve(this.alarmAtMs);
  }

  async setAlarm(atMs: number): Promise<void> {
    this.rowsWritten += 1;
    this.#onRowWritten();
    this.alarmAtMs = atMs;
    return Promise.resolve();
  }
}

/** Does not compress bodies, because compression would run outside virtual time. */
export const plainCodec: BodyCodec = {
  hash: (bytes) => Promise.resolve(new TextDecoder().decode(bytes)),
  compress: (bytes) => Promise.resolve(bytes),
  decompress: (bytes) => Promise.resolve(bytes),
};
