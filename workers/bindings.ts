import type { RefresherObject } from '~/cache/refresher/call-refresher';
import type { AnySource } from '~/cache/source/define-source';
import { buildRefresherName } from '~/cache/source/source-address';
import type { PlatformPurger } from '~/cache/tuning/platform-purge';
import type { Environment } from '~/config/environment';
import type { MetricsObject } from '~/operations/operations-state';

/** Bindings of the workers, without environment settings. The cache works without any of them. */
export interface Bindings {
  readonly CACHE?: KVNamespace;
  readonly REFRESHER?: DurableObjectNamespace<RefresherObject & Rpc.DurableObjectBranded>;
  /** Counts events, and gives leases to prewarm runs; see `findMetrics`. */
  readonly OPERATIONS?: DurableObjectNamespace<MetricsObject & Rpc.DurableObjectBranded>;
  readonly ASSETS?: Fetcher;
  /** The site's entrypoint, for the prewarm worker. */
  readonly SITE?: PlatformPurger & PageKeeper;
  /** The platform's rate limit of renderings per client address; see `createRenderLimit`. */
  readonly RENDER_LIMIT?: Pick<RateLimit, 'limit'>;
  /** The platform's rate limit of renderings per IPv6 /48 network. */
  readonly NETWORK_RENDER_LIMIT?: Pick<RateLimit, 'limit'>;
  /** The platform's rate limit of requests for unknown ids and paths, and of pictures, per network; see `createVisitorNetworkLimit`. */
  readonly UNKNOWN_LIMIT?: Pick<RateLimit, 'limit'>;
  /** Renders pictures; see `createPictureMaker`. */
  readonly PICTURES?: PictureService;
  /** Replaces the platform's cache in local runs. */
  readonly LOCAL_CACHE?: CacheContext;
}

/** Methods of the site's entrypoint that store pages. */
export interface PageKeeper {
  keepLastGoodPages(paths: readonly string[]): Promise<void>;
}

export interface PictureService {
  png(svg: string): Promise<Uint8Array>;
}

/** Returns a new stub of the refresher for a source's key. A stub may be used only in the request that created it. */
export type FindRefresher = (key: string, source: Pick<AnySource, 'maxUnknownPerMinute'>) => RefresherObject;

/** Region in which a Durable Object is created. It stays there. */
function buildLocationHint({
  REFRESHER_LOCATION: locationHint,
}: Pick<Environment, 'REFRESHER_LOCATION'>): DurableObjectNamespaceGetDurableObjectOptions {
  return locationHint === undefined ? {} : { locationHint };
}

/** The function that returns refreshers; `undefined` without the Durable Object binding. */
export function findRefreshers(
  { REFRESHER }: Pick<Bindings, 'REFRESHER'>,
  environment: Pick<Environment, 'REFRESHER_LOCATION'>,
): FindRefresher | undefined {
  const options = buildLocationHint(environment);
  return REFRESHER && ((key, source) => REFRESHER.get(REFRESHER.idFromName(buildRefresherName(key, source)), options));
}

export type MetricsFinder = () => MetricsObject;

/** The function that returns the metrics object; `undefined` without the Durable Object binding. */
export function findMetrics(
  { OPERATIONS }: Pick<Bindings, 'OPERATIONS'>,
  environment: Pick<Environment, 'REFRESHER_LOCATION'>,
): MetricsFinder | undefined {
  return OPERATIONS && (() => OPERATIONS.get(OPERATIONS.idFromName('operations'), buildLocationHint(environment)));
}
