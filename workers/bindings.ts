import type { RefresherObject } from '~/cache/ask-refresher';
import type { MetricsObject } from '~/operations/operations-state';

/**
 * What the platform binds to our workers, beside the names of the environment. Each of them may be absent; the cache then
 * goes on without that tier.
 */
export interface Bindings {
  readonly CACHE?: KVNamespace;
  readonly REFRESHER?: DurableObjectNamespace<RefresherObject & Rpc.DurableObjectBranded>;
  /** Counts what happens, and gives the prewarm runs their lease; see `findMetrics`. */
  readonly LEDGER?: DurableObjectNamespace<MetricsObject & Rpc.DurableObjectBranded>;
  readonly ASSETS?: Fetcher;
}
