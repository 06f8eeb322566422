import type { Environment } from '~/config/environment';
import type { ListedKey } from '../local/local-control';

/** Access to the local run, or to a deployment through wrangler. Every method throws a `CommandProblem` when it is unreachable. */
export interface CacheAdmin {
  readonly place: string;
  readEnvironment(): Promise<Environment>;
  /** Public address of the site without a trailing slash; undefined when not configured. */
  readSiteUrl(): Promise<string | undefined>;
  get(key: string): Promise<string | null>;
  /** Several values at once; missing keys are left out. */
  getMany(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  list(prefix: string): Promise<readonly ListedKey[]>;
  put(key: string, text: string): Promise<void>;
  delete(key: string): Promise<void>;
  /** The operations state as JSON text, at most a minute old. `null` when there is none. */
  readOperations(): Promise<string | null>;
}
