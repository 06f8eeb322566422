import * as z from 'zod';
import type { Clock } from '~/cache/base/clock';
import type { Log } from '~/cache/base/log';
import type { WaitUntil } from '~/cache/base/single-flight';
import type { CachedDocument } from '~/cache/document/cached-document';
import { DocumentCache, type RenderOptions, type ServedDocument } from '~/cache/document/document-cache';
import { computePageLifetimes, type DocumentKind, type PageFacts } from '~/cache/document/page-freshness';
import { mergeParts } from '~/cache/document/page-part';
import { callRefresher, type RefresherObject } from '~/cache/refresher/call-refresher';
import { KeptAnswers } from '~/cache/refresher/kept-answers';
import { SourceRefresher } from '~/cache/refresher/source-refresher';
import { SourceCache } from '~/cache/source-cache';
import type { SourceRead } from '~/cache/source/answer';
import { defineSource, type SourceParams, type SourceRequest } from '~/cache/source/define-source';
import { EntryMemory } from '~/cache/source/entry-memory';
import { EntryStore } from '~/cache/source/entry-store';
import { computeLifetimes } from '~/cache/source/freshness';
import { policies, type FreshnessPolicy } from '~/cache/source/policies';
import type { KnownNames } from '~/cache/tuning/policy-document';
import { computeEffectiveBudget } from '~/cache/tuning/tuning';
import { TuningWatch } from '~/cache/tuning/tuning-watch';
import {
  withTooManyCalls,
  withCallRequest,
  type BudgetState,
  type CallBudget,
  type CallBudgets,
  type CallGrant,
  type CallRequest,
  type TooManyCalls,
} from '~/cache/upstream/call-budget';
import { BudgetGate } from '~/cache/upstream/call-gate';
import { CircuitBreaker, CircuitBreakers } from '~/cache/upstream/circuit-breaker';
import { createSourceFetchers } from '~/cache/upstream/fetch-entry';
import type { Fetch } from '~/cache/upstream/fetch-upstream';
import { DEFAULT_CALLS_PER_SECOND } from '~/config/environment';
import { computeNextContentMidnightMs } from '~/models/dates/content-midnight';
import { StoredCopies } from '~/prewarm/stored-copies';
import { warmSources } from '~/prewarm/warm-sources';
import { MemoryObjectStorage, plainCodec } from '../../tests/support/memory-object-storage';
import type { LaggingStore } from './lagging-store';

export interface SimulatedPage {
  readonly address: string;
  readonly sources: readonly string[];
  readonly files?: readonly string[];
  /** False for a page with free text in its address, which is rendered for every request. */
  readonly isKept?: boolean;
}

export interface SimulationDependencies {
  readonly clock: Clock;
  readonly getRandom: () => number;
  readonly store: LaggingStore;
  readonly fetch: Fetch;
  /** By default the stored policy document. */
  readonly getPolicy?: (source: string) => FreshnessPolicy;
  /** By default all sources are live, as by `LIVE_POLICIES`. */
  readonly isLive?: ((source: string) => boolean) | undefined;
  /** By default that of the policy document, or the built-in one. */
  readonly budget?: CallBudget | undefined;
  /** Called for every page that an isolate renders. */
  readonly onRender?: (document: CachedDocument) => void;
  readonly log?: Log;
}

interface RenderedSource {
  readonly source: string;
  readonly value: unknown;
  readonly fetchedAtMs: number;
}

/** The body of a simulated page. */
export type RenderedPage = readonly RenderedSource[];

const memoryBytes = 50_000_000;
const pageDeadlineMs = 6000;
const backgroundDeadlineMs = 12_000;
const runMs = 40_000;
/** The platform evicts an object that nobody has asked for so long. */
const idleObjectMs = 10_000;
const timeZone = 'America/Chicago';
export interface ObjectCounts {
  requests: number;
  activeMs: number;
  rowsWritten: number;
}

const ignore: WaitUntil = (promise) => void promise.catch(() => undefined);
const ignoreLog = (): void => undefined;

const simulated = defineSource({
  name: 'simulated.source',
  buildPath: ({ source = '' }) => `/${encodeURIComponent(source)}`,
  buildSchema: () => z.unknown(),
  policy: 'scores',
  listLiveRows: (value) => {
    const { version = 0, isInPlay = false } = value as { readonly version?: number; readonly isInPlay?: boolean };
    return isInPlay ? [['game', 'live', version, null, null, null]] : [];
  },
});
const definition = simulated.definition;
const simulatedFile = defineSource({ ...definition, name: 'simulated.file', base: 'site' });
export const simulatedNames: KnownNames = {
  policies: new Set(Object.keys(policies)),
  sources: new Set([definition.name]),
};
/** Groups sources like production keys. */
const getKey = ({ params: { source = '' } }: { readonly params: SourceParams }): string =>
  `s:v1.simulated:${source.includes(':') ? source : `${source}:`}`;

/** Production cache code on virtual time, over a simulated store, network and platform. Rendering only records the sources. */
export class SimulatedDeployment {
  isRefresherDown = false;
  readonly budgets: BudgetObject;
  readonly objects: ObjectCounts = { requests: 0, activeMs: 0, rowsWritten: 0 };
  readonly #dependencies: SimulationDependencies;
  readonly #refreshers = new Map<string, Refreshing>();
  /** By the entry's key. */
  readonly #storages = new Map<string, MemoryObjectStorage>();
  readonly #isolates = new Map<string, Isolate>();
  /** Objects of a location share their policies. */
  #objectTuning: TuningWatch | undefined;

  constructor(dependencies: SimulationDependencies) {
    this.#dependencies = dependencies;
    this.budgets = new BudgetObject(dependencies.clock);
  }

  /** Answers a visitor, or an open page's request for data. */
  async serve(isolate: string, page: SimulatedPage, kind: DocumentKind = 'document'): Promise<ServedDocument> {
    const serving = this.#getIsolate(isolate);
    await serving.tuning.refreshIfStale(ignore);
    this.#dependencies.log?.({ event: 'request', path: page.address, status: 200, durationMs: 0 });
    if (page.isKept === false) {
      return { document: await this.#render(serving, page, { acceptStale: true, waitedMs: 0 }), outcome: 'bypass' };
    }
    const key = kind === 'document' ? page.address : `${kind} ${page.address}`;
    const render = (options: RenderOptions) => this.#render(serving, page, options);
    return serving.documents.serve(key, render, ignore, undefined, kind);
  }

  /** A run of the prewarm worker over these sources. */
  async prewarm(sources: readonly string[], budget: number) {
    const { clock } = this.#dependencies;
    const dependencies = this.#createSharedDependencies('prewarm', 'isolate');
    await dependencies.tuning.refreshIfStale(ignore);
    const wanted = sources.map((source) => {
      const request = this.#buildRequest(source);
      return { key: getKey(request), request, weight: 1 };
    });
    const copies = new StoredCopies(dependencies.store, getKey);
    await copies.read(wanted.map(({ key }) => key));
    return warmSources(wanted, copies, {
      ...dependencies,
      getLifetimes: (request, copy) =>
        computeLifetimes(copy, dependencies.getPolicy(request), dependencies.getPurgedUntilMs(request)),
      refresh: (refreshRequest) =>
        callRefresher(() => this.#getRefresher(refreshRequest.key), refreshRequest, dependencies),
      onProgress: () => Promise.resolve(true),
      budget,
      untilMs: clock.getNowMs() + runMs,
    });
  }

  /** Evicts an isolate with its memory; storage stays. */
  forgetIsolate(isolate: string): void {
    this.#isolates.delete(isolate);
  }

  forgetRefreshers(): void {
    this.#refreshers.clear();
  }

  #buildRequest(source: string): SourceRequest {
    return simulated.with({ source }, this.#dependencies.isLive?.(source) === false ? 'directory' : 'scores');
  }

  #getIsolate(name: string): Isolate {
    const known = this.#isolates.get(name);
    if (known !== undefined) return known;
    const { clock, getRandom } = this.#dependencies;
    const shared = this.#createSharedDependencies(name, 'isolate');
    const { tuning } = shared;
    const made: Isolate = {
      tuning,
      documents: new DocumentCache({ clock, maxBytes: memoryBytes, getRandom, getTuning: () => tuning.getCurrent() }),
      sources: new SourceCache({
        ...shared,
        memory: new EntryMemory(memoryBytes),
        getRefresher: (key) => this.#getRefresher(key),
      }),
    };
    this.#isolates.set(name, made);
    return made;
  }

  #getRefresher(key: string): RefresherObject {
    return {
      refresh: async (refreshRequest) => {
        if (this.isRefresherDown) throw new Error('the refresher is down');
        const nowMs = this.#dependencies.clock.getNowMs();
        const running = this.#refreshers.get(key);
        const isRunning = running !== undefined && nowMs - running.askedAtMs < idleObjectMs;
        const known = isRunning ? running : this.#startRefresher(key);
        known.askedAtMs = nowMs;
        this.#refreshers.set(key, known);
        this.objects.requests += 1;
        await known.tuning.refreshIfStale(ignore);
        const report = await known.refresher.refresh(refreshRequest);
        const endedAtMs = this.#dependencies.clock.getNowMs();
        this.objects.activeMs += Math.max(0, endedAtMs - Math.max(nowMs, known.activeUntilMs));
        known.activeUntilMs = Math.max(known.activeUntilMs, endedAtMs);
        return report;
      },
    };
  }

  #startRefresher(key: string): Refreshing {
    const shared = this.#createSharedDependencies(`refresher ${key}`, 'refresher', this.#objectTuning);
    this.#objectTuning = shared.tuning;
    const storage = this.#getStorage(key);
    const kept = new KeptAnswers({ storage, clock: this.#dependencies.clock, log: ignoreLog, codec: plainCodec });
    const refresher = new SourceRefresher({
      ...shared,
      kept,
      findSource: (name) => (name === definition.name ? definition : simulatedFile.definition),
      waitUntil: ignore,
    });
    return { tuning: shared.tuning, refresher, askedAtMs: 0, activeUntilMs: 0 };
  }

  /** Storage outlives an object. */
  #getStorage(key: string): MemoryObjectStorage {
    const storage = this.#storages.get(key) ?? new MemoryObjectStorage(() => (this.objects.rowsWritten += 1));
    this.#storages.set(key, storage);
    return storage;
  }

  #createSharedDependencies(location: string, caller: 'isolate' | 'refresher', known?: TuningWatch) {
    const { clock, getRandom, store, fetch, getPolicy, budget, log = ignoreLog } = this.#dependencies;
    const kv = store.openAt(location);
    const tuning = known ?? new TuningWatch({ kv, known: simulatedNames, clock, log: ignoreLog });
    const findPolicyInForce = (request: SourceRequest) =>
      getPolicy?.(request.params.source ?? '') ?? tuning.getCurrent().getPolicy(request);
    return {
      tuning,
      clock,
      getRandom,
      log: ignoreLog,
      getKey,
      getPolicy: findPolicyInForce,
      getPurgedUntilMs: (request: SourceRequest) => tuning.getCurrent().getPurgedUntilMs(request),
      store: new EntryStore({ kv, clock, log: ignoreLog }),
      ...createSourceFetchers({
        upstreams: {
          v1: { baseUrl: 'https://upstream.invalid', fetch },
          site: { baseUrl: 'https://files.invalid', fetch: () => Promise.resolve(Response.json({ alerts: [] })) },
        },
        wire: { product: 'PSAA', timeZone },
        getPolicy: findPolicyInForce,
        breakers: new CircuitBreakers(() => new CircuitBreaker({ clock })),
        // Refreshers are separate, as if the platform never shared an isolate.
        gate: new BudgetGate({
          shared: this.budgets,
          getBudget: () =>
            budget ?? computeEffectiveBudget(tuning.getCurrent().document, DEFAULT_CALLS_PER_SECOND, clock.getNowMs()),
          clock,
          getRandom,
          log: ignoreLog,
        }),
        clock,
        getRandom,
        log,
        caller,
      }),
    };
  }

  async #render(
    { sources, tuning }: Isolate,
    page: SimulatedPage,
    { acceptStale, waitedMs }: RenderOptions,
  ): Promise<CachedDocument> {
    const { clock, onRender } = this.#dependencies;
    const startedAtMs = clock.getNowMs();
    const requests = [
      ...page.sources.map((source) => ({ ...this.#buildRequest(source), isCritical: true })),
      ...(page.files ?? []).map((source) => simulatedFile.with({ source })),
    ];
    const deadlineMs = acceptStale ? Math.max(1000, pageDeadlineMs - waitedMs) : backgroundDeadlineMs;
    const purgedUntilMs = tuning.getCurrent().getPagePurgedUntilMs(page.address);
    const timed = await sources.read(requests, { waitUntil: ignore, deadlineMs, acceptStale, purgedUntilMs });
    const reads = requests.flatMap((request, index): SourceRead[] =>
      timed[index] ? [{ request, ...timed[index] }] : [],
    );
    const rendered = reads.flatMap(({ request, answer }): RenderedSource[] =>
      answer.status === 'ok'
        ? [{ source: request.params.source ?? '', value: answer.value, fetchedAtMs: answer.fetchedAtMs }]
        : [],
    );
    const facts: PageFacts = {
      status: 200,
      headers: [['content-type', 'text/html']],
      parts: mergeParts(reads),
      renderedAtMs: clock.getNowMs(),
      dayEndsAtMs: computeNextContentMidnightMs(startedAtMs, { offsetMs: 0, timeZone }),
    };
    const document: CachedDocument = {
      ...facts,
      path: page.address,
      body: new TextEncoder().encode(JSON.stringify(rendered)),
      etag: '"simulated"',
      renderMs: 0,
      lifetimes: computePageLifetimes(facts),
    };
    onRender?.(document);
    return document;
  }
}

interface Refreshing {
  readonly tuning: TuningWatch;
  readonly refresher: SourceRefresher;
  askedAtMs: number;
  activeUntilMs: number;
}

interface Isolate {
  readonly tuning: TuningWatch;
  readonly documents: DocumentCache;
  readonly sources: SourceCache;
}

export function readRendered(document: CachedDocument): RenderedPage {
  return JSON.parse(new TextDecoder().decode(document.body)) as RenderedPage;
}

/** The object that keeps the budgets of calls, on virtual time. */
export class BudgetObject implements CallBudgets {
  isDown = false;
  /** Requests of a Durable Object. */
  questions = 0;
  /** Calls without budget, each attempt. */
  heldBack = 0;
  readonly #clock: Clock;
  readonly #states = new Map<string, BudgetState>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  drawCall(question: CallRequest): Promise<CallGrant> {
    this.questions += 1;
    if (this.isDown) return Promise.reject(new Error('the object is down'));
    const { state, grant } = withCallRequest(this.#states.get(question.host), question, this.#clock.getNowMs());
    this.#states.set(question.host, state);
    if (grant.waitMs === null && question.urgency !== 'ahead') this.heldBack += 1;
    return Promise.resolve(grant);
  }

  noteTooManyCalls(news: TooManyCalls): Promise<void> {
    if (this.isDown) return Promise.reject(new Error('the object is down'));
    this.#states.set(news.host, withTooManyCalls(this.#states.get(news.host), news, this.#clock.getNowMs()));
    return Promise.resolve();
  }
}
