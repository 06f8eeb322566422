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
export async function replay(plan: ReplayPlan) {
  const clock = new ManualClock();
  const getRandom = createRepeatableRandom(plan.seed);
  const upstream = new SimulatedUpstream(clock, plan.getProfile);
  const store = new LaggingStore(clock, () => plan.storeLagMs);
  const deployment = new SimulatedDeployment({
    clock,
    getRandom,
    store,
    fetch: upstream.fetch,
    getPolicy: plan.getPolicy,
    isLive: plan.isLive,
    budget: plan.budget,
    log: sampleOrdinaryEvents(() => (count.logEvents += 1), deployedSampleRate, getRandom),
    onRender: ({ parts }) => {
      count.renders += 1;
      for (const { origin } of parts) count.sources[origin ?? 'failed'] += 1;
    },
  });
  const pagesByPath = new Map<string, SimulatedPage>();
  const { locations } = plan;
  const front = locations === 0 ? undefined : new PlatformTiers({ clock, locations, callWorker: runWorker });
  const startMs = clock.getNowMs();
  let count = createCount();
  const copyCounts = () => ({
    heldBack: deployment.budgets.heldBack,
    store: { ...store.counts },
    objects: { ...deployment.objects },
  });
  let before = copyCounts();
  let nextRunMs = startMs;
  const warmedSources = [...new Set(plan.warmed?.pages.flatMap((page) => page.sources))];
  const warming = plan.views.filter(({ atMs }) => atMs < plan.countedFromMs);

  const step = Math.max(1, Math.ceil(plan.views.length / 100));
  for (const view of warming) await play(view);
  await beginToCount();
  for (const [index, view] of plan.views.slice(warming.length).entries()) {
    await play(view);
    if ((warming.length + index + 1) % step === 0) plan.onProgress?.((warming.length + index + 1) / plan.views.length);
  }
  await clock.advance(MINUTE_MS);
  const { ageMs, ...counted } = count;
  const lengthMs = Math.max(SECOND_MS, (plan.views.at(-1)?.atMs ?? 0) - plan.countedFromMs);
  return {
    ...counted,
    lengthMs,
    upstreamCalls: upstream.calls,
    callsBySource: upstream.callsBySource,
    busiestMinuteCalls: findBusiest(MINUTE_MS, upstream.calledAtMs),
    busiestSecondCalls: findBusiest(SECOND_MS, upstream.calledAtMs),
    /** Calls without budget, each attempt. */
    heldBackCalls: deployment.budgets.heldBack - before.heldBack,
    /** Age of the oldest measured source of each view. */
    ageSeconds: { p95: computeQuantile(ageMs, 0.95) / SECOND_MS, worst: computeQuantile(ageMs, 1) / SECOND_MS },
    store: countSince(store.counts, before.store),
    objects: countSince(deployment.objects, before.objects),
  };

  /** Runs the prewarm worker as often as is due. */
  async function warmUntil(momentMs: number, { pages, callsPerMinute, areVisited = true }: WarmedPages): Promise<void> {
    for (; nextRunMs <= momentMs; nextRunMs += MINUTE_MS) {
      await clock.advance(Math.max(0, nextRunMs - clock.getNowMs()));
      void deployment.prewarm(warmedSources, callsPerMinute).then(() => {
        if (!areVisited) return;
        for (const page of pages) void answer(page, 0);
      });
    }
  }

  async function play({ atMs, page, unknownSearch }: View): Promise<void> {
    if (plan.warmed !== undefined) await warmUntil(startMs + atMs, plan.warmed);
    await clock.advance(Math.max(0, startMs + atMs - clock.getNowMs()));
    look(page, Math.floor(getRandom() * locations), unknownSearch);
    await clock.advance(0);
  }

  async function beginToCount(): Promise<void> {
    // Work that warm-up views started is not counted.
    await clock.advance(Math.max(0, startMs + plan.countedFromMs - clock.getNowMs()));
    count = createCount();
    before = copyCounts();
    upstream.forgetCalls();
  }

  /** One view: answered by the platform's cache, else by an isolate. */
  function look(page: SimulatedPage, location: number, unknownSearch?: string): void {
    const counted = count;
    counted.views += 1;
    void answer(page, location, unknownSearch).then(({ document, place }) => {
      counted.documents[place] += 1;
      noteAge(document, counted);
    });
  }

  async function answer(page: SimulatedPage, location: number, unknownSearch = ''): Promise<AnsweredView> {
    // An address may contain a query; all of it is the path here.
    const path = `/${encodeURIComponent(page.address)}`;
    pagesByPath.set(path, page);
    if (front !== undefined) return front.answer(location, SITE_URL + path + unknownSearch);
    const { document, outcome } = await runWorker(SITE_URL + path);
    return { document, place: getAnsweringTier(outcome) };
  }

  async function runWorker(url: string): Promise<ServedDocument> {
    const page = pagesByPath.get(new URL(url).pathname);
    if (page === undefined) throw new Error(`No view asks for ${url}`);
    count.workerRuns += 1;
    return deployment.serve(`isolate ${Math.floor(getRandom() * plan.isolates)}`, page);
  }

  function noteAge(document: CachedDocument, counted: typeof count): void {
    const watched = readRendered(document).filter(({ source }) => plan.isWatched?.(source) ?? true);
    if (watched.length === 0) return;
    counted.ageMs.push(clock.getNowMs() - Math.min(...watched.map(({ fetchedAtMs }) => fetchedAtMs)));
  }
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
