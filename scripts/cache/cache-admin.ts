import type { Environment } from '~/config/environment';

/** One key of the shared store as a list shows it. */
export interface ListedKey {
  readonly name: string;
  /** What was kept with the value; of a source's entry an `EntryMetadata`. */
  readonly metadata: unknown;
}

/**
 * What the operator's command may do with a deployment: the local run, or a real one through wrangler.
 * Every method throws a `CommandProblem` when the deployment cannot be reached.
 */
export interface CacheAdmin {
  /** In words, for the head of a report. */
  readonly place: string;
  /** Names of the environment under which the site runs. */
  environment(): Promise<Environment>;
  /** Public address of the site without a trailing slash; undefined when nobody named one. */
  siteUrl(): Promise<string | undefined>;
  get(key: string): Promise<string | null>;
  /** Many values at once; keys without one are left out. */
  getMany(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  list(prefix: string): Promise<readonly ListedKey[]>;
  put(key: string, text: string): Promise<void>;
  delete(key: string): Promise<void>;
  /** What the ledger knows, as JSON text; a minute old at most. `null` when there is none. */
  operations(): Promise<string | null>;
}
