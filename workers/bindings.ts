import type { OperationsLedger } from './operations-ledger';
import type { Refresher } from './refresher';

/**
 * What the platform binds to our workers, beside the names of the environment. Each of them may be absent; the cache then
 * goes on without that tier.
 */
export interface Bindings {
  readonly CACHE?: KVNamespace;
  readonly REFRESHER?: DurableObjectNamespace<Refresher>;
  /** Counts what happens, and gives the prewarm runs their lease; see `findLedger`. */
  readonly LEDGER?: DurableObjectNamespace<OperationsLedger>;
  readonly ASSETS?: Fetcher;
}
