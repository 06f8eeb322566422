import type { Clock } from '~/cache/base/clock';
import type { RefreshRequest } from '~/cache/refresher/call-refresher';
import { SourceRefresher } from '~/cache/refresher/source-refresher';
import { SourceCache } from '~/cache/source-cache';
import type { SourceRequest } from '~/cache/source/define-source';
import { parseEntryFacts, type CopyFacts, type EntryFacts } from '~/cache/source/entry';
import { EntryMemory } from '~/cache/source/entry-memory';
import { EntryStore } from '~/cache/source/entry-store';
import { computeLifetimes } from '~/cache/source/freshness';
import { policies } from '~/cache/source/policies';
import { listRevalidationTimesKeys } from '~/cache/source/revalidation-times';
import { CircuitBreaker, CircuitBreakers } from '~/cache/upstream/circuit-breaker';
import { createSourceFetchers } from '~/cache/upstream/fetch-entry';
import type { Fetch } from '~/cache/upstream/fetch-upstream';
import { parseEnvironment } from '~/config/environment';
import type { ContentClock } from '~/models/dates/content-clock';
import { withRunBegun, withRunEnded, withRunProgress, type PrewarmRun } from '~/operations/prewarm-runs';
import { prewarm, type PrewarmDependencies } from '~/prewarm/prewarm-run';
import { HOUR_MS, SECOND_MS } from '~/time-units';
import { findSource } from '~/upstream/registry';
import demo from '../../demo-api';
import { readLocalEnvironment } from '../../scripts/local/local-environment';
import { LaggingStore } from '../../scripts/simulation/lagging-store';

/** A run and its calls take some time. */
const callMs = 30;
const storeLagMs = 15 * SECOND_MS;
const ignoreLog = (): void => undefined;

export interface WeekendOptions {
  readonly startIso: string;
  readonly hasMetrics?: boolean;
  readonly names?: Readonly<Record<string, string>>;
}

/**
 * The production code of the prewarm worker and the refreshers with the demo association, in one process on virtual time. The
 * association is asked once an hour for each address, and its answer is reused in between.
 */
export class PrewarmedWeekend {
  /** Calls of upstream so far. */
  calls = 0;
  readonly store: LaggingStore;
  readonly environment;
  readonly contentClock: ContentClock;
  readonly getKey = ({ definition, params }: SourceRequest): string =>
    `s:v1.weekend:${definition.name}:${definition.buildPath(params)}`;
  readonly #options: WeekendOptions;
  readonly #clock: Clock = { getNowMs: () => this.nowMs, callAfter: () => () => undefined };
  readonly #refreshers = new Map<string, SourceRefresher>();
  #memory: string | undefined;
  #runs: readonly PrewarmRun[] = [];
  #runCount = 0;
  nowMs: number;

  constructor(options: WeekendOptions) {
    this.#options = options;
    this.nowMs = Date.parse(options.startIso);
    this.environment = parseEnvironment({ BUILD_ID: 'weekend', ...readLocalNames(), ...options.names });
    this.contentClock = { offsetMs: 0, timeZone: this.environment.TIME_ZONE, getNowMs: () => this.nowMs };
    this.store = new LaggingStore(this.#clock, (location) => (location === 'visitor' ? storeLagMs : 0));
  }

  /** Fires the cron. */
  run(change: Partial<PrewarmDependencies> = {}): ReturnType<typeof prewarm> {
    const shared = this.#createSharedDependencies('prewarm', 'isolate');
    return prewarm({
      ...shared,
      environment: this.environment,
      contentClock: this.contentClock,
      getLifetimes: (request, copy) => this.getLifetimes(request, copy),
      refresh: this.refresh,
      metrics: this.#options.hasMetrics === false ? undefined : this.#metrics,
      visit: undefined,
      keepPages: undefined,
      ...change,
    });
  }

  /** Restarts all objects and drops the last run's memory. */
  forget(): void {
    this.#memory = undefined;
    this.#refreshers.clear();
  }

  readonly refresh: PrewarmDependencies['refresh'] = async (refreshRequest: RefreshRequest) => {
    const report = await this.#getRefresher(refreshRequest.key).refresh(refreshRequest);
    return report.kind === 'pending' ? null : report;
  };

  getLifetimes(request: SourceRequest, copy: CopyFacts) {
    return computeLifetimes(copy, policies[request.definition.policy], -Infinity);
  }

  /** The answer to a visitor of a new isolate at another location, and the number of upstream calls for it. */
  async visit(requests: readonly SourceRequest[]): Promise<{ readonly failed: number; readonly calls: number }> {
    const before = this.calls;
    const cache = new SourceCache({
      ...this.#createSharedDependencies('visitor', 'isolate'),
      memory: new EntryMemory(50_000_000),
      getRefresher: (key) => this.#getRefresher(key),
      getRandom: () => 0,
    });
    const work: Promise<unknown>[] = [];
    const read = await cache.read(requests, {
      waitUntil: (promise) => work.push(promise),
      deadlineMs: 6000,
      acceptStale: true,
    });
    await Promise.all(work);
    return {
      failed: read.filter(({ answer }) => answer.status === 'failed' && answer.reason !== 'not-found').length,
      calls: this.calls - before,
    };
  }

  /** The store's copies with their confirmed ages. */
  async readStored(requests: readonly SourceRequest[]): Promise<ReadonlyMap<SourceRequest, EntryFacts | undefined>> {
    const at = this.store.openAt('here');
    const keys = requests.map(this.getKey);
    const timesKeys = listRevalidationTimesKeys(keys);
    const texts = await at.get([...timesKeys, ...keys], { type: 'text', cacheTtl: 0 });
    const ages = Object.fromEntries(
      timesKeys.flatMap((key) =>
        Object.entries(JSON.parse(texts.get(key) ?? '{}') as Record<string, readonly number[]>),
      ),
    );
    return new Map(
      requests.map((request) => {
        const key = this.getKey(request);
        const entry = parseFacts(texts.get(key) ?? '');
        const [changedAtMs, fetchedAtMs = 0] = ages[key] ?? [];
        const isConfirmed = entry !== undefined && entry.changedAtMs === changedAtMs && fetchedAtMs > entry.fetchedAtMs;
        return [request, isConfirmed ? { ...entry, fetchedAtMs } : entry];
      }),
    );
  }

  /** Upstream's current answer without the cache. */
  async ask<Value>(request: SourceRequest<Value>): Promise<Value> {
    const fetched = await this.#createSharedDependencies('test', 'isolate').fetchEntry(request, undefined);
    if (fetched.kind !== 'entry') throw new Error(fetched.detail);
    return fetched.entry.value as Value;
  }

  readonly #metrics: NonNullable<PrewarmDependencies['metrics']> = {
    beginRun: (nowMs) => {
      this.#runCount += 1;
      const { runs, began } = withRunBegun(this.#runs, `run ${this.#runCount}`, nowMs);
      this.#runs = runs;
      return Promise.resolve(began.kind === 'begin' ? { ...began, memory: this.#memory } : began);
    },
    noteProgress: (runId, progress) => {
      const { runs, holdsLease } = withRunProgress(this.#runs, runId, progress, this.nowMs);
      this.#runs = runs;
      return Promise.resolve(holdsLease);
    },
    endRun: (runId, summary, memory = this.#memory) => {
      this.#memory = memory;
      this.#runs = withRunEnded(this.#runs, runId, summary, this.nowMs);
      return Promise.resolve();
    },
  };

  #getRefresher(key: string): SourceRefresher {
    const known = this.#refreshers.get(key);
    if (known !== undefined) return known;
    const made = new SourceRefresher({
      ...this.#createSharedDependencies('refresher', 'refresher'),
      findSource,
      waitUntil: ignoreLog,
    });
    this.#refreshers.set(key, made);
    return made;
  }

  #createSharedDependencies(location: string, caller: 'isolate' | 'refresher') {
    const clock = this.#clock;
    const getPolicy = ({ definition }: SourceRequest) => policies[definition.policy];
    return {
      clock,
      getRandom: () => 0,
      log: ignoreLog,
      getKey: this.getKey,
      getPolicy,
      getPurgedUntilMs: () => -Infinity,
      store: new EntryStore({ kv: this.store.openAt(location), clock, log: ignoreLog }),
      ...createSourceFetchers({
        upstreams: {
          v1: { baseUrl: this.environment.V1_BASE_URL, fetch: this.#fetch },
          data: { baseUrl: this.environment.DATA_BASE_URL ?? '', fetch: this.#fetch },
          legacy: { baseUrl: this.environment.LEGACY_BASE_URL ?? '', fetch: this.#fetch },
          records: { baseUrl: this.environment.RECORDS_BASE_URL ?? '', fetch: this.#fetch },
          leaders: { baseUrl: this.environment.LEADERS_URL ?? '', fetch: this.#fetch },
          broadcasts: { baseUrl: this.environment.BROADCASTS_URL ?? '', fetch: this.#fetch },
          site: { baseUrl: 'https://assets.invalid', fetch: () => Promise.resolve(Response.json(null)) },
        },
        wire: { product: this.environment.PRODUCT, timeZone: this.environment.TIME_ZONE },
        getPolicy,
        breakers: new CircuitBreakers(() => new CircuitBreaker({ clock })),
        clock,
        getRandom: () => 0,
        log: ignoreLog,
        caller,
      }),
    };
  }

  readonly #fetch: Fetch = async (url, init) => {
    this.calls += 1;
    this.nowMs += callMs;
    const { status, etag, body } = await fetchAnswer(url, this.nowMs);
    const headers = { 'content-type': 'application/json', ...(etag !== null && { etag }) };
    if (etag !== null && new Headers(init.headers).get('if-none-match') === etag) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(body, { status, headers });
  };
}

interface Answer {
  readonly status: number;
  readonly etag: string | null;
  readonly body: string;
}

const answers = new Map<string, Promise<Answer>>();

/** The association's answer as of the full hour. */
function fetchAnswer(url: string, nowMs: number): Promise<Answer> {
  const hour = Math.floor(nowMs / HOUR_MS);
  const id = `${hour} ${url}`;
  const known = answers.get(id) ?? askDemo(url, hour * HOUR_MS);
  answers.set(id, known);
  return known;
}

async function askDemo(url: string, momentMs: number): Promise<Answer> {
  const names = {
    ...readDemoNames(),
    FIXED_NOW: new Date(momentMs).toISOString(),
    FIXED_NOW_SET_AT: new Date().toISOString(),
  };
  const response = await demo.fetch(new Request(url), names);
  return { status: response.status, etag: response.headers.get('etag'), body: await response.text() };
}

function readLocalNames(): Readonly<Record<string, string>> {
  return readLocalEnvironment({}).names;
}

function readDemoNames(): Readonly<Record<string, string>> {
  return readLocalEnvironment({}).demoNames;
}

const facts = new Map<string, EntryFacts | undefined>();

/** Parses each text once, because the same copy is checked every minute. */
function parseFacts(text: string): EntryFacts | undefined {
  if (!facts.has(text)) {
    facts.set(text, parseEntryFacts(text));
  }
  return facts.get(text);
}
