import type { WaitUntil } from '~/cache/base/single-flight';
import { callRefresher, type RefresherObject, type RefreshRequest } from '~/cache/refresher/call-refresher';
import { SourceRefresher } from '~/cache/refresher/source-refresher';
import { computeLifetimes } from '~/cache/source/freshness';
import { readContentClock, parseEnvironment, type Environment } from '~/config/environment';
import { PLATFORM_PURGES_KEY } from '~/prewarm/platform-purges';
import { prewarm, type PrewarmDependencies } from '~/prewarm/prewarm-run';
import { purgePlatformCache, type PurgeMemory } from '~/prewarm/purge-platform-cache';
import { findSource } from '~/upstream/registry';
import { findMetrics, findRefreshers, type Bindings, type FindRefresher } from './bindings';
import { createSourceDependencies, type SourceDependencies } from './source-dependencies';

const VISIT_DEADLINE_MS = 10_000;

/** Kept by the isolate between runs. */
const purgeMemory: PurgeMemory = {};

/** Runs once a minute: purges the platform's cache, then refreshes the sources that pages will need soon, through their refreshers. */
export default {
  async scheduled(_controller, bindings, context) {
    const environment = parseEnvironment(bindings as Readonly<Record<string, unknown>>);
    const waitUntil: WaitUntil = context.waitUntil.bind(context);
    const sources = createSourceDependencies(environment, bindings, 'isolate');
    await sources.tuning.refreshIfStale(waitUntil);
    await applyPlatformPurges(bindings, sources);
    if (environment.PREWARM_CALLS_PER_MINUTE === 0) return;
    await prewarm(buildDependencies(environment, bindings, sources, waitUntil));
  },
} satisfies ExportedHandler<Bindings>;

/** Needs KV, which contains the purges, and the binding of the site, which can purge its cache. */
async function applyPlatformPurges(
  { CACHE, SITE }: Bindings,
  { tuning, clock, log }: SourceDependencies,
): Promise<void> {
  if (CACHE === undefined || SITE === undefined) return;
  await purgePlatformCache({
    clock,
    log,
    getDocument: () => (tuning.hasRead ? tuning.getCurrent().document : undefined),
    getPolicy: (source) => findSource(source)?.policy,
    store: {
      get: () => CACHE.get(PLATFORM_PURGES_KEY, { cacheTtl: 30 }),
      put: (text) => CACHE.put(PLATFORM_PURGES_KEY, text),
    },
    purger: SITE,
    memory: purgeMemory,
  });
}

function buildDependencies(
  environment: Environment,
  bindings: Bindings,
  dependencies: SourceDependencies,
  waitUntil: WaitUntil,
): PrewarmDependencies {
  const { SITE_URL: siteUrl } = environment;
  const { SITE } = bindings;
  return {
    ...dependencies,
    environment,
    contentClock: readContentClock(environment),
    getLifetimes: (request, copy) =>
      computeLifetimes(copy, dependencies.getPolicy(request), dependencies.getPurgedUntilMs(request)),
    refresh: refreshWith(dependencies, findRefreshers(bindings, environment), waitUntil),
    metrics: findMetrics(bindings, environment)?.(),
    visit: siteUrl === undefined ? undefined : (path) => visit(siteUrl + path),
    keepPages: SITE && ((paths) => SITE.keepLastGoodPages(paths)),
  };
}

/** Refreshes a source through its refresher. If that fails or there is none, calls upstream itself and writes to KV. */
function refreshWith(
  dependencies: SourceDependencies,
  getRefresher: FindRefresher | undefined,
  waitUntil: WaitUntil,
): PrewarmDependencies['refresh'] {
  const ownRefresher: RefresherObject = new SourceRefresher({ ...dependencies, findSource, waitUntil });
  return async (refreshRequest: RefreshRequest) => {
    const { key, source } = refreshRequest;
    const report =
      getRefresher &&
      (await callRefresher(() => getRefresher(key, findSource(source) ?? {}), refreshRequest, dependencies));
    return report ?? callRefresher(() => ownRefresher, refreshRequest, dependencies);
  };
}

/** Requests a page like a visitor, with its own user agent. */
async function visit(url: string): Promise<void> {
  const response = await fetch(url, {
    headers: { 'user-agent': 'Fieldhouse prewarm' },
    redirect: 'manual',
    signal: AbortSignal.timeout(VISIT_DEADLINE_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`status ${response.status}`);
}
