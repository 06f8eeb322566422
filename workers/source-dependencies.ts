import { realClock } from '~/cache/base/clock';
import { writeToConsole, sampleOrdinaryEvents } from '~/cache/base/log';
import { readPublishedChanges } from '~/cache/refresher/change-store';
import type { BaseName } from '~/cache/source/define-source';
import { EntryStore } from '~/cache/source/entry-store';
import { policies } from '~/cache/source/policies';
import { buildDataset, buildSourceKey } from '~/cache/source/source-address';
import type { KnownNames } from '~/cache/tuning/policy-document';
import { computeEffectiveBudget } from '~/cache/tuning/tuning';
import { TuningWatch } from '~/cache/tuning/tuning-watch';
import type { CallBudgets } from '~/cache/upstream/call-budget';
import { BudgetGate } from '~/cache/upstream/call-gate';
import type { Upstream } from '~/cache/upstream/call-upstream';
import { CircuitBreaker, CircuitBreakers, type BreakerState } from '~/cache/upstream/circuit-breaker';
import {
  createSourceFetchers,
  type CacheDependencies,
  type EntryFetchDependencies,
} from '~/cache/upstream/fetch-entry';
import type { NoteFetch } from '~/cache/upstream/fetch-report';
import { IsolateHostMonitor, type HostMonitor } from '~/cache/upstream/host-answers';
import { readContentClock, type Environment } from '~/config/environment';
import { listBaseUrls } from '~/config/published-sources';
import { getToday } from '~/models/dates/content-clock';
import { joinPublishedChanges } from '~/models/games/game-changes';
import { sources } from '~/upstream/registry';
import { schemaVersions } from '~/upstream/schema-versions.generated';
import { findMetrics, type Bindings } from './bindings';

/** Dependencies that the site, the refresher and the prewarm worker share. */
export interface SourceDependencies extends CacheDependencies {
  /** Overrides and purges of operators. Call `refreshIfStale` before use. */
  readonly tuning: TuningWatch;
}

/** Base URL of requests to the static files binding, which uses only the path. */
const ASSETS_BASE_URL = 'https://assets.invalid';
/** Base URL of requests for the site's own KV, which uses only the query. */
const STORE_BASE_URL = 'https://store.invalid';

/** Shared dependencies of this isolate. */
const shared = new WeakMap<Bindings, ReturnType<typeof createSharedDependencies>>();

export const knownNames: KnownNames = {
  policies: new Set(Object.keys(policies)),
  sources: new Set(sources.map(({ name }) => name)),
};

/** `noteFetch` is called for every call of upstream, including retries. */
export function createSourceDependencies(
  environment: Environment,
  bindings: Bindings,
  caller: EntryFetchDependencies['caller'],
  noteFetch?: NoteFetch,
): SourceDependencies {
  const { CACHE } = bindings;
  const clock = realClock;
  const contentClock = readContentClock(environment);
  const log = sampleOrdinaryEvents(writeToConsole, environment.LOG_SAMPLE_RATE, Math.random);
  const sharedDependencies = shared.get(bindings) ?? createSharedDependencies(environment, bindings);
  shared.set(bindings, sharedDependencies);
  const { tuning, ...callDependencies } = sharedDependencies;
  const dataset = buildEnvironmentDataset(environment);
  const getPolicy: SourceDependencies['getPolicy'] = (request) => tuning.getCurrent().getPolicy(request);
  return {
    clock,
    log,
    getKey: (request) => buildSourceKey(request, { schemaVersions, dataset }),
    tuning,
    getPolicy,
    getPurgedUntilMs: (request) => tuning.getCurrent().getPurgedUntilMs(request),
    store: CACHE === undefined ? undefined : new EntryStore({ kv: CACHE, clock, log }),
    getRandom: Math.random,
    ...createSourceFetchers({
      upstreams: buildUpstreams(environment, bindings),
      wire: {
        product: environment.PRODUCT,
        timeZone: environment.TIME_ZONE,
        getToday: () => getToday(contentClock),
        documentArchiveUrl: environment.DOCUMENT_ARCHIVE_BASE_URL,
      },
      getPolicy,
      clock,
      getRandom: Math.random,
      log,
      ...callDependencies,
      caller,
      noteFetch,
    }),
  };
}

/** Dependencies of which an isolate has one. */
function createSharedDependencies(environment: Environment, bindings: Bindings) {
  const { UPSTREAM_CALLS_PER_SECOND } = environment;
  const { CACHE } = bindings;
  const getMetrics = findMetrics(bindings, environment);
  // A stub may be used only in the request that created it.
  const metrics: (HostMonitor & CallBudgets) | undefined = getMetrics && {
    checkHost: (check) => getMetrics().checkHost(check),
    drawCall: (question) => getMetrics().drawCall(question),
    noteTooManyCalls: (news) => getMetrics().noteTooManyCalls(news),
  };
  const onChange = (host: string) => (state: BreakerState) => {
    writeToConsole({ event: `breaker-${state}`, host });
  };
  const tuning = new TuningWatch({ kv: CACHE, known: knownNames, clock: realClock, log: writeToConsole });
  return {
    /** Shared, so that all refreshers of the isolate know about failing hosts. */
    breakers: new CircuitBreakers((host) => new CircuitBreaker({ clock: realClock, onChange: onChange(host) })),
    /** Shared, so that the policy document is read once. */
    tuning,
    /** State of upstream hosts: of the deployment with a metrics object, otherwise of this isolate. */
    monitor: metrics ?? new IsolateHostMonitor(realClock),
    /** Call budgets of upstream hosts: of the deployment with a metrics object, otherwise of this isolate. */
    gate: new BudgetGate({
      shared: metrics,
      getBudget: () =>
        computeEffectiveBudget(tuning.getCurrent().document, UPSTREAM_CALLS_PER_SECOND, realClock.getNowMs()),
      clock: realClock,
      getRandom: Math.random,
      log: writeToConsole,
    }),
  };
}

function buildUpstreams(environment: Environment, { ASSETS, CACHE }: Bindings): Partial<Record<BaseName, Upstream>> {
  const fetchWeb: Upstream['fetch'] = (url, init) => fetch(url, init);
  const web = Object.entries(listBaseUrls(environment)).flatMap(([name, baseUrl]) =>
    baseUrl === undefined ? [] : [[name, { baseUrl, fetch: fetchWeb }] as const],
  );
  const site: Upstream | undefined = ASSETS && {
    baseUrl: ASSETS_BASE_URL,
    fetch: (url, init) => ASSETS.fetch(url, init),
  };
  // Without KV nothing is published.
  const store: Upstream = {
    baseUrl: STORE_BASE_URL,
    fetch: async (url) => {
      const lists = CACHE === undefined ? [] : await readPublishedChanges(CACHE, buildEnvironmentDataset(environment));
      const sportId = new URL(url).searchParams.get('sport') || null;
      return Response.json({ data: joinPublishedChanges(lists, { sportId, nowMs: realClock.getNowMs() }) });
    },
  };
  return { ...Object.fromEntries(web), ...(site && { site }), store };
}

/** Hash of the settings that determine upstream's answers and how they are parsed. */
export function buildEnvironmentDataset(environment: Environment): string {
  const { PRODUCT, TIME_ZONE, DOCUMENT_ARCHIVE_BASE_URL, FIXED_NOW } = environment;
  const addresses = Object.values(listBaseUrls(environment));
  return buildDataset([...addresses, DOCUMENT_ARCHIVE_BASE_URL, PRODUCT, TIME_ZONE, FIXED_NOW]);
}
