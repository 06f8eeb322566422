import { sampleOrdinaryEvents } from '~/cache/base/log';
import type { CachedDocument } from '~/cache/document/cached-document';
import type { ServedDocument } from '~/cache/document/document-cache';
import type { FreshnessPolicy } from '~/cache/source/policies';
import type { CallBudget } from '~/cache/upstream/call-budget';
import { MINUTE_MS, SECOND_MS } from '~/time-units';
import { ManualClock } from '../../tests/support/manual-clock';
import { readRendered, SimulatedDeployment, type SimulatedPage } from './deployment';
import { LaggingStore } from './lagging-store';
import { getAnsweringTier, PlatformTiers, type AnsweredView } from './platform-tiers';
import { createRepeatableRandom } from './repeatable-random';
import { SimulatedUpstream, type SourceProfile } from './upstream';

export interface View {
  /** Milliseconds since the beginning of the trace. */
  readonly atMs: number;
  readonly page: SimulatedPage;
  readonly unknownSearch?: string;
}

export interface ReplayPlan {
  /** In order of time. Views before `countedFromMs` warm the caches and are not counted. */
  readonly views: readonly View[];
  readonly countedFromMs: number;
  /** Number of isolates over which views are distributed. */
  readonly isolates: number;
  readonly locations: number;
  /** Lag until a write to the store is visible elsewhere. */
  readonly storeLagMs: number;
  readonly seed: number;
  readonly getPolicy: (source: string) => FreshnessPolicy;
  readonly isLive?: ((source: string) => boolean) | undefined;
  readonly budget?: CallBudget | undefined;
  /** Upstream's behavior for a source; by default non-empty answers after 120 ms. */
  readonly getProfile?: ((source: string) => SourceProfile) | undefined;
  /** Pages whose sources the prewarm worker refreshes once a minute; none by default. */
  readonly warmed?: WarmedPages | undefined;
  /** Sources whose age is measured; all by default. */
  readonly isWatched?: ((source: string) => boolean) | undefined;
  readonly onProgress?: ((share: number) => void) | undefined;
}

interface WarmedPages {
  readonly pages: readonly SimulatedPage[];
  readonly callsPerMinute: number;
  /** Whether pages are requested too; true by default. */
  readonly areVisited?: boolean;
}

export type ReplayMetrics = Awaited<ReturnType<typeof replay>>;

/** As `LOG_SAMPLE_RATE` is by default. */
const deployedSampleRate = 0.01;
const SITE_URL = 'https://site.invalid';

/** Replays a trace on virtual time with production cache code. The same plan gives the same metrics. */
export function replay(plan: ReplayPlan) {
  return new TraceReplay(plan).run();
}

class TraceReplay {
  readonly #plan: ReplayPlan;
  readonly #clock = new ManualClock();
  readonly #startMs = this.#clock.getNowMs();
  readonly #getRandom: () => number;
  readonly #upstream: SimulatedUpstream;
  readonly #store: LaggingStore;
  readonly #deployment: SimulatedDeployment;
  /** Absent without locations. */
  readonly #front: PlatformTiers | undefined;
  readonly #pagesByPath = new Map<string, SimulatedPage>();
  readonly #warmedSources: readonly string[];
  #nextRunMs = this.#startMs;
  #count = createCount();
  /** Counts when the warm-up ended. */
  #before: ReturnType<typeof copyCounts>;

  constructor(plan: ReplayPlan) {
    const clock = this.#clock;
    const { locations, storeLagMs, seed, getProfile, getPolicy, isLive, budget, warmed } = plan;
    this.#plan = plan;
    this.#getRandom = createRepeatableRandom(seed);
    this.#upstream = new SimulatedUpstream(clock, getProfile);
    this.#store = new LaggingStore(clock, () => storeLagMs);
    this.#deployment = new SimulatedDeployment({
      clock,
      getRandom: this.#getRandom,
      store: this.#store,
      fetch: this.#upstream.fetch,
      getPolicy,
      isLive,
      budget,
      log: sampleOrdinaryEvents(() => (this.#count.logEvents += 1), deployedSampleRate, this.#getRandom),
      onRender: (document) => this.#countRender(document),
    });
    const callWorker = (url: string) => this.#runWorker(url);
    this.#front = locations === 0 ? undefined : new PlatformTiers({ clock, locations, callWorker });
    this.#warmedSources = [...new Set(warmed?.pages.flatMap((page) => page.sources))];
    this.#before = copyCounts(this.#deployment, this.#store);
  }

  async run() {
    const { views, countedFromMs, onProgress } = this.#plan;
    const warmUpCount = views.filter(({ atMs }) => atMs < countedFromMs).length;
    for (const view of views.slice(0, warmUpCount)) await this.#play(view);
    await this.#beginToCount();
    const step = Math.max(1, Math.ceil(views.length / 100));
    for (const [index, view] of views.entries()) {
      if (index < warmUpCount) continue;
      await this.#play(view);
      if ((index + 1) % step === 0) onProgress?.((index + 1) / views.length);
    }
    await this.#clock.advance(MINUTE_MS);
    return this.#summarize();
  }

  #summarize() {
    const { views, countedFromMs } = this.#plan;
    const { ageMs, ...counted } = this.#count;
    const { calls, callsBySource, calledAtMs } = this.#upstream;
    const { budgets, objects } = this.#deployment;
    return {
      ...counted,
      lengthMs: Math.max(SECOND_MS, (views.at(-1)?.atMs ?? 0) - countedFromMs),
      upstreamCalls: calls,
      callsBySource,
      busiestMinuteCalls: findBusiest(MINUTE_MS, calledAtMs),
      busiestSecondCalls: findBusiest(SECOND_MS, calledAtMs),
      /** Calls without budget, each attempt. */
      heldBackCalls: budgets.heldBack - this.#before.heldBack,
      /** Age of the oldest measured source of each view. */
      ageSeconds: { p95: computeQuantile(ageMs, 0.95) / SECOND_MS, worst: computeQuantile(ageMs, 1) / SECOND_MS },
      store: countSince(this.#store.counts, this.#before.store),
      objects: countSince(objects, this.#before.objects),
    };
  }

  async #play({ atMs, page, unknownSearch }: View): Promise<void> {
    const { warmed, locations } = this.#plan;
    if (warmed !== undefined) await this.#warmUntil(this.#startMs + atMs, warmed);
    await this.#advanceTo(this.#startMs + atMs);
    this.#view(page, Math.floor(this.#getRandom() * locations), unknownSearch);
    await this.#clock.advance(0);
  }

  /** Runs the prewarm worker as often as is due. */
  async #warmUntil(momentMs: number, { pages, callsPerMinute, areVisited = true }: WarmedPages): Promise<void> {
    for (; this.#nextRunMs <= momentMs; this.#nextRunMs += MINUTE_MS) {
      await this.#advanceTo(this.#nextRunMs);
      void this.#deployment.prewarm(this.#warmedSources, callsPerMinute).then(() => {
        if (!areVisited) return;
        for (const page of pages) void this.#answer(page, 0);
      });
    }
  }

  /** Drops what was counted so far. Work that warm-up views started is not counted. */
  async #beginToCount(): Promise<void> {
    await this.#advanceTo(this.#startMs + this.#plan.countedFromMs);
    this.#count = createCount();
    this.#before = copyCounts(this.#deployment, this.#store);
    this.#upstream.forgetCalls();
  }

  async #advanceTo(momentMs: number): Promise<void> {
    await this.#clock.advance(Math.max(0, momentMs - this.#clock.getNowMs()));
  }

  /** One view: answered by the platform's cache, else by an isolate. */
  #view(page: SimulatedPage, location: number, unknownSearch?: string): void {
    const counted = this.#count;
    counted.views += 1;
    void this.#answer(page, location, unknownSearch).then(({ document, place }) => {
      counted.documents[place] += 1;
      const ageMs = this.#computeAgeMs(document);
      if (ageMs !== null) counted.ageMs.push(ageMs);
    });
  }

  async #answer(page: SimulatedPage, location: number, unknownSearch = ''): Promise<AnsweredView> {
    // An address may contain a query; all of it is the path here.
    const path = `/${encodeURIComponent(page.address)}`;
    this.#pagesByPath.set(path, page);
    if (this.#front !== undefined) return this.#front.answer(location, SITE_URL + path + unknownSearch);
    const { document, outcome } = await this.#runWorker(SITE_URL + path);
    return { document, place: getAnsweringTier(outcome) };
  }

  async #runWorker(url: string): Promise<ServedDocument> {
    const page = this.#pagesByPath.get(new URL(url).pathname);
    if (page === undefined) throw new Error(`No view asks for ${url}`);
    this.#count.workerRuns += 1;
    return this.#deployment.serve(`isolate ${Math.floor(this.#getRandom() * this.#plan.isolates)}`, page);
  }

  #countRender({ parts }: CachedDocument): void {
    this.#count.renders += 1;
    for (const { origin } of parts) this.#count.sources[origin ?? 'failed'] += 1;
  }

  /** Age of the oldest measured source; `null` without one. */
  #computeAgeMs(document: CachedDocument): number | null {
    const watched = readRendered(document).filter(({ source }) => this.#plan.isWatched?.(source) ?? true);
    if (watched.length === 0) return null;
    return this.#clock.getNowMs() - Math.min(...watched.map(({ fetchedAtMs }) => fetchedAtMs));
  }
}

function copyCounts({ budgets, objects }: SimulatedDeployment, store: LaggingStore) {
  return { heldBack: budgets.heldBack, store: { ...store.counts }, objects: { ...objects } };
}

function countSince<Counts extends { readonly [Name in keyof Counts]: number }>(now: Counts, before: Counts): Counts {
  const names = Object.keys(now) as (keyof Counts)[];
  return Object.fromEntries(names.map((name) => [name, now[name] - before[name]])) as Counts;
}

function createCount() {
  return {
    views: 0,
    documents: { location: 0, upperTier: 0, isolate: 0, rendered: 0 },
    /** Source reads of rendered pages, by origin of the answer. */
    sources: { memory: 0, kv: 0, refresher: 0, upstream: 0, failed: 0 },
    ageMs: [] as number[],
    /** Runs of the site's worker, including refreshes of stale copies in front. */
    workerRuns: 0,
    renders: 0,
    logEvents: 0,
  };
}

/** Moments in the fullest period. */
function findBusiest(periodMs: number, momentsMs: readonly number[]): number {
  const byPeriod = new Map<number, number>();
  for (const momentMs of momentsMs) {
    const period = Math.floor(momentMs / periodMs);
    byPeriod.set(period, (byPeriod.get(period) ?? 0) + 1);
  }
  return Math.max(0, ...byPeriod.values());
}

/** A quantile of the values; 0 without values. */
function computeQuantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
