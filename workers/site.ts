import { createRequestHandler } from '@remix-run/cloudflare';
import * as build from '@remix-run/dev/server-build';
import { WorkerEntrypoint } from 'cloudflare:workers';
import {
  purgeWith,
  type PlatformPurge,
  type PlatformPurger,
  type PlatformPurgeResult,
} from '~/cache/tuning/platform-purge';
import { finishBuild } from '~/document/build-output';
import type { Bindings, PageKeeper } from './bindings';
import { createBranchHandlers } from './serving/page-renderer';
import { startSite, type Site } from './serving/site';

const getHandler = createBranchHandlers(finishBuild(build), createRequestHandler);

/** The site of this isolate. All its requests have the same bindings. */
const sites = new WeakMap<Bindings, Site>();

/** The site's entrypoint, behind the platform's cache. Only this entrypoint can purge that cache. */
export default class SiteEntrypoint extends WorkerEntrypoint<Bindings> implements PlatformPurger, PageKeeper {
  override fetch(request: Request): Promise<Response> {
    return this.#getSite().answer(request, this.ctx);
  }

  /** Called by the prewarm worker. Method calls bypass the platform's cache. */
  purgePlatformCache(purge: PlatformPurge): Promise<PlatformPurgeResult> {
    return purgeWith(this.ctx.cache ?? this.env.LOCAL_CACHE, purge);
  }

  /** Called by the prewarm worker. */
  keepLastGoodPages(paths: readonly string[]): Promise<void> {
    return this.#getSite().keepLastGoodPages(paths, this.ctx);
  }

  #getSite(): Site {
    const site = sites.get(this.env) ?? startSite(this.env, getHandler);
    sites.set(this.env, site);
    return site;
  }
}
