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

/** An isolate has one set of bindings, so one site. */
const sites = new WeakMap<Bindings, Site>();

/** Entrypoint behind the platform's cache, the only place that can purge it. */
export default class SiteEntrypoint extends WorkerEntrypoint<Bindings> implements PlatformPurger, PageKeeper {
  override fetch(request: Request): Promise<Response> {
    return this.#getSite().answer(request, this.ctx);
  }

  /** For the prewarm worker's binding. Method calls bypass the cache. */
  purgePlatformCache(purge: PlatformPurge): Promise<PlatformPurgeResult> {
    return purgeWith(this.ctx.cache ?? this.env.LOCAL_CACHE, purge);
  }

  /** For the prewarm worker only. */
  keepLastGoodPages(paths: readonly string[]): Promise<void> {
    return this.#getSite().keepLastGoodPages(paths, this.ctx);
  }

  #getSite(): Site {
    const site = sites.get(this.env) ?? startSite(this.env, getHandler);
    sites.set(this.env, site);
    return site;
  }
}
