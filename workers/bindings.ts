import type { RefresherObject } from '~/cache/ask-refresher';
import type { PlatformPurger } from '~/cache/tuning/platform-purge';
import type { MetricsObject } from '~/operations/operations-state';

/**
 * What the platform binds to our workers, beside the names of the environment. Each of them may be absent; the cache then
 * goes on without that tier.
 */
export interface Bindings {
  readonly CACHE?: KVNamespace;
  readonly REFRESHER?: DurableObjectNamespace<RefresherObject & Rpc.DurableObjectBranded>;
  /** Counts what happens, and gives the prewarm runs their lease; see `findMetrics`. */
  readonly OPERATIONS?: DurableObjectNamespace<MetricsObject & Rpc.DurableObjectBranded>;
  readonly ASSETS?: Fetcher;
  /** The prewarm worker's way to the site's entrypoint. */
  readonly SITE?: PlatformPurger & PageKeeper;
  /** The platform's rate limit for renderings, by client address; see `RenderLimit`. */
  readonly RENDER_LIMIT?: Pick<RateLimit, 'limit'>;
  /** The same for all addresses of an IPv6 network of 48 bits. */
  readonly NETWORK_RENDER_LIMIT?: Pick<RateLimit, 'limit'>;
  /** Makes pictures of drawings; see `PictureMaker`. */
  readonly PICTURES?: PictureService;
  /** The cache in front of a local site, in place of the platform's. */
  readonly LOCAL_CACHE?: CacheContext;
}

/** The site's entrypoint as the keeper of last good pages. */
export interface PageKeeper {
  keepLastGoodPages(paths: readonly string[]): Promise<void>;
}

/** The pictures worker's entrypoint. */
export interface PictureService {
  /** @returns the drawing as PNG */
  png(svg: string): Promise<Uint8Array>;
}
