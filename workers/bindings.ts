import type { StaticFiles } from '../app/cache/upstream-caller';
import type { Refresher } from './refresher';

/** What wrangler binds to the workers; the names of the environment are bound beside these (`app/config/environment.ts`). */
export interface Bindings {
  /** Entries of all data centres. The site runs without it, too: each isolate then stands alone. */
  readonly CACHE?: KVNamespace;
  /** One object per source key. Without it each isolate asks upstream itself. */
  readonly REFRESHER?: DurableObjectNamespace<Refresher>;
  /** The site's static files; the prewarm worker has none. */
  readonly ASSETS?: StaticFiles;
  /** Names of the environment, checked by `parseEnvironment`. */
  readonly [name: string]: unknown;
}
