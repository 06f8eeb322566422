import { messageOf, type Log } from './log';
import type { Revalidation } from './revalidation-times';

/** What is needed of the storage of a Durable Object. */
export interface ObjectStorage {
  get(key: string): Promise<unknown>;
  put(key: string, value: Revalidation, options: { readonly allowUnconfirmed: boolean }): Promise<void>;
}

/**
 * When upstream last confirmed content that was not written to the shared store again: a refresher's own record, which outlives its
 * memory. One that is lost costs a conditional call of upstream, so failures are logged and nothing more.
 */
export class Confirmations {
  readonly #storage: ObjectStorage;
  readonly #log: Log;

  constructor(storage: ObjectStorage, log: Log) {
    this.#storage = storage;
    this.#log = log;
  }

  /** @param key of the entry */
  async read(key: string): Promise<Revalidation | undefined> {
    try {
      // Nothing else is ever written there.
      return (await this.#storage.get(key)) as Revalidation | undefined;
    } catch (error) {
      this.#log({ event: 'confirmation-failed', key, detail: messageOf(error) });
      return undefined;
    }
  }

  async write(key: string, { changedAtMs, fetchedAtMs, upstreamMs }: Revalidation): Promise<void> {
    try {
      // Nobody waits until it is on the disk.
      await this.#storage.put(key, { changedAtMs, fetchedAtMs, upstreamMs }, { allowUnconfirmed: true });
    } catch (error) {
      this.#log({ event: 'confirmation-failed', key, detail: messageOf(error) });
    }
  }
}
