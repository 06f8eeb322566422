import type { RefresherObject } from '~/cache/ask-refresher';
import type { PlatformPurger } from '~/cache/tuning/platform-purge';
import type { MetricsObject } from '~/operations/operations-state';

/**
 * Bindings of our workers, besides the environment settings. Each may be absent; the cache then works without that
 * tier.
 */
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

/** The site's entrypoint as the keeper of last good pages. */
export interface PageKeeper {
  keepLastGoodPages(paths: readonly string[]): Promise<void>;
}

/** Entrypoint of the picture worker. */
export interface PictureService {
  /** @returns the drawing as PNG */
  png(svg: string): Promise<Uint8Array>;
}
