import { BudgetGate, type CallGate } from '~/cache/call-gate';
import type { Upstream } from '~/cache/call-upstream';
import { CircuitBreaker, CircuitBreakers, type BreakerState } from '~/cache/circuit-breaker';
import { realClock } from '~/cache/clock';
import type { BaseName, SourceRequest } from '~/cache/define-source';
import { EntryStore } from '~/cache/entry-store';
import { createSourceFetchers, type EntryFetchTools, type SourceFetchers } from '~/cache/fetch-entry';
import type { NoteFetch } from '~/cache/fetch-report';
import { IsolateWitness, type HostWitness } from '~/cache/host-answers';
import { writeToConsole, sampleOrdinaryEvents, type Log } from '~/cache/log';
import { policies, type FreshnessPolicy } from '~/cache/policies';
import { buildRealm, buildSourceKey, type KeyOf } from '~/cache/source-address';
import type { KnownNames } from '~/cache/tuning/policy-document';
import { computeEffectiveBudget } from '~/cache/tuning/tuning';
import { TuningWatch } from '~/cache/tuning/tuning-watch';
import type { Environment } from '~/config/environment';
import { sources } from '~/upstream/registry';
import { schemaVersions } from '~/upstream/schema-versions.generated';
import type { Bindings } from './bindings';
import { findMetrics } from './operations-reporter';

/** Tools that the site, the refresher and the prewarm worker share. */
export interface SourceTools extends SourceFetchers {
  readonly getKey: KeyOf;
  /** Operators' changes. Call `refreshIfStale` first. */
  readonly tuning: TuningWatch;
  readonly getPolicy: (request: SourceRequest) => FreshnessPolicy;
  /** Copies requested at or before this time are purged; -Infinity without a purge. Real clock, milliseconds. */
  readonly getPurgedUntilMs: (request: SourceRequest) => number;
  readonly getRandom: () => number;
  readonly store: EntryStore | undefined;
  readonly clock: typeof realClock;
  readonly log: Log;
}

/** Base address of static files; only the path matters. */
const ASSETS_BASE_URL = 'https://assets.invalid';

/** Tools shared by everything in an isolate. */
interface SharedTools {
  /** Shared, so that an isolate's refreshers learn about failing hosts. */
  readonly breakers: CircuitBreakers;
  /** Shared, so that the policy document is read once. */
  readonly tuning: TuningWatch;
  /** How all sources of a host answer, from the metrics object or this isolate. */
  readonly witness: HostWitness;
  /** Call budgets of all refreshers, or of this isolate. */
  readonly gate: CallGate;
}

/** An isolate has one set of bindings. */
const shared = new WeakMap<Bindings, SharedTools>();

const knownNames: KnownNames = {
  policies: new Set(Object.keys(policies)),
  sources: new Set(sources.map(({ name }) => name)),
};

/** `noteFetch` is called on every attempt. */
export function createSourceTools(
  environment: Environment,
  bindings: Bindings,
  caller: EntryFetchTools['caller'],
  noteFetch?: NoteFetch,
): SourceTools {
  const { CACHE } = bindings;
  const clock = realClock;
  const log = sampleOrdinaryEvents(writeToConsole, environment.LOG_SAMPLE_RATE, Math.random);
  const { tuning, breakers, witness, gate } = buildSharedTools(environment, bindings);
  const realm = buildEnvironmentRealm(environment);
  const getPolicy: SourceTools['getPolicy'] = (request) => tuning.getCurrent().getPolicy(request);
  return {
    clock,
    log,
    getKey: (request) => buildSourceKey(request, { schemaVersions, realm }),
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
        documentArchiveUrl: environment.DOCUMENT_ARCHIVE_BASE_URL,
      },
      getPolicy,
      clock,
      getRandom: Math.random,
      log,
      breakers,
      witness,
      gate,
      caller,
      noteFetch,
    }),
  };
}

function buildSharedTools(environment: Environment, bindings: Bindings): SharedTools {
  const tools = shared.get(bindings) ?? createSharedTools(environment, bindings);
  shared.set(bindings, tools);
  return tools;
}

function createSharedTools(environment: Environment, bindings: Bindings): SharedTools {
  const { UPSTREAM_CALLS_PER_SECOND } = environment;
  const { CACHE } = bindings;
  const getMetrics = findMetrics(bindings, environment);
  const onChange = (host: string) => (state: BreakerState) => {
    writeToConsole({ event: `breaker-${state}`, host });
  };
  const tuning = new TuningWatch({ kv: CACHE, known: knownNames, clock: realClock, log: writeToConsole });
  return {
    breakers: new CircuitBreakers((host) => new CircuitBreaker({ clock: realClock, onChange: onChange(host) })),
    tuning,
    witness: getMetrics ? { judgeHost: (question) => getMetrics().judgeHost(question) } : new IsolateWitness(realClock),
    gate: new BudgetGate({
      shared: getMetrics && {
        drawCall: (question) => getMetrics().drawCall(question),
        noteTooManyCalls: (news) => getMetrics().noteTooManyCalls(news),
      },
      getBudget: () =>
        computeEffectiveBudget(tuning.getCurrent().document, UPSTREAM_CALLS_PER_SECOND, realClock.getNowMs()),
      clock: realClock,
      getRandom: Math.random,
      log: writeToConsole,
    }),
  };
}

function buildUpstreams(environment: Environment, { ASSETS }: Bindings): Partial<Record<BaseName, Upstream>> {
  const fetchWeb: Upstream['fetch'] = (url, init) => fetch(url, init);
  const { V1_BASE_URL, DATA_BASE_URL, LEGACY_BASE_URL, RECORDS_BASE_URL } = environment;
  const { LEADERS_URL, SOCIAL_HISTORY_URL, BROADCASTS_URL } = environment;
  return {
    v1: { baseUrl: V1_BASE_URL, fetch: fetchWeb },
    ...(DATA_BASE_URL !== undefined && { data: { baseUrl: DATA_BASE_URL, fetch: fetchWeb } }),
    ...(LEGACY_BASE_URL !== undefined && { legacy: { baseUrl: LEGACY_BASE_URL, fetch: fetchWeb } }),
    ...(RECORDS_BASE_URL !== undefined && { records: { baseUrl: RECORDS_BASE_URL, fetch: fetchWeb } }),
    ...(LEADERS_URL !== undefined && { leaders: { baseUrl: LEADERS_URL, fetch: fetchWeb } }),
    ...(SOCIAL_HISTORY_URL !== undefined && { social: { baseUrl: SOCIAL_HISTORY_URL, fetch: fetchWeb } }),
    ...(BROADCASTS_URL !== undefined && { broadcasts: { baseUrl: BROADCASTS_URL, fetch: fetchWeb } }),
    ...(ASSETS !== undefined && {
      site: { baseUrl: ASSETS_BASE_URL, fetch: (url: string, init: RequestInit) => ASSETS.fetch(url, init) },
    }),
  };
}

/** Hash of the environment that decides how answers are interpreted. */
export function buildEnvironmentRealm(environment: Environment): string {
  const { V1_BASE_URL, DATA_BASE_URL, LEGACY_BASE_URL, RECORDS_BASE_URL } = environment;
  const { LEADERS_URL, SOCIAL_HISTORY_URL, BROADCASTS_URL } = environment;
  const { PRODUCT, TIME_ZONE, DOCUMENT_ARCHIVE_BASE_URL, FIXED_NOW } = environment;
  const servers = [V1_BASE_URL, DATA_BASE_URL, LEGACY_BASE_URL, RECORDS_BASE_URL];
  const feeds = [LEADERS_URL, SOCIAL_HISTORY_URL, BROADCASTS_URL];
  const bases = [...servers, ...feeds, DOCUMENT_ARCHIVE_BASE_URL];
  return buildRealm([...bases, PRODUCT, TIME_ZONE, FIXED_NOW]);
}
