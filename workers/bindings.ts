import type { RefresherObject } from '~/cache/ask-refresher';
import type { PlatformPurger } from '~/cache/tuning/platform-purge';
import type { MetricsObject } from '~/operations/operations-state';

/** Bindings besides environment settings. The cache works without any of them. */
export interface Bindings {
  readonly CACHE?: KVNamespace;
  readonly REFRESHER?: DurableObjectNamespace<RefresherObject & Rpc.DurableObjectBranded>;
  /** Counts events and gives prewarm runs their lease; see `findMetrics`. */
  readonly OPERATIONS?: DurableObjectNamespace<MetricsObject & Rpc.DurableObjectBranded>;
  readonly ASSETS?: Fetcher;
  /** The site's entrypoint, for the prewarm worker. */
  readonly SITE?: PlatformPurger & PageKeeper;
  /** The platform's rate limit for renderings per client address; see `RenderLimit`. */
  readonly RENDER_LIMIT?: Pick<RateLimit, 'limit'>;
  /** The same for all addresses of an IPv6 /48 network. */
  readonly NETWORK_RENDER_LIMIT?: Pick<RateLimit, 'limit'>;
  /** Renders pictures; see `PictureMaker`. */
  readonly PICTURES?: PictureService;
  /** Cache in front of a local site, in place of the platform's. */
  readonly LOCAL_CACHE?: CacheContext;
}

export interface PageKeeper {
  keepLastGoodPages(paths: readonly string[]): Promise<void>;
}

export interface PictureService {
  png(svg: string): Promise<Uint8Array>;
}
