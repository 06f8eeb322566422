import type { AnswerOrigin } from '~/cache/answer';
import type { CachedDocument } from '~/cache/cached-document';
import type { ServedDocument } from '~/cache/document-cache';
import { ManualClock } from '~/cache/manual-clock';
import type { FreshnessPolicy } from '~/cache/policies';
import { readRendered, SimulatedDeployment, type SimulatedPage } from './deployment';
import { EdgeCache, type EdgeCacheTier } from './edge-cache';
import { LaggingStore, type StoreCounts } from './lagging-store';
import { repeatableRandom } from './repeatable-random';
import { SimulatedUpstream, type SourceProfile } from './upstream';

/** Somebody looks at a page. */
export interface View {
  /** Milliseconds since the beginning of the trace. */
  readonly atMs: number;
  readonly page: SimulatedPage;
}

export interface ReplayPlan {
  /** In order of time. What comes before `countedFromMs` warms the caches and is not counted. */
  readonly views: readonly View[];
  readonly countedFromMs: number;
  /** Isolates of the site that the views are spread over. */
  readonly isolates: number;
  /** Places with a cache in front of the worker; 0 for a deployment without one. */
  readonly locations: number;
  /** How long a write to the store takes until it is seen elsewhere. */
  readonly storeLagMs: number;
  readonly seed: number;
  readonly policyOf: (source: string) => FreshnessPolicy;
  /** What upstream is like for a source; by default it has something to say and takes 120 ms. */
  readonly profileOf?: ((source: string) => SourceProfile) | undefined;
  /** Pages that the prewarm worker keeps warm, their sources and documents, once a minute; none unless given. */
  readonly warmed?: { readonly pages: readonly SimulatedPage[]; readonly callsPerMinute: number } | undefined;
  /** Sources whose age is of interest; all, unless given. */
  readonly isWatched?: ((source: string) => boolean) | undefined;
}

/** What a replayed trace cost and what people saw. */
export interface ReplayMetrics {
  readonly views: number;
  readonly lengthMs: number;
  /** Views by where the document came from. */
  readonly documents: Readonly<Record<EdgeCacheTier | 'isolate' | 'rendered', number>>;
  /** Sources of the pages that were made for a view or behind it, by where their answers came from. */
  readonly sources: Readonly<Record<AnswerOrigin | 'failed', number>>;
  readonly upstreamCalls: number;
  readonly callsBySource: ReadonlyMap<string, number>;
  readonly busiestMinuteCalls: number;
  /** Age of the oldest watched part of each view, seconds. */
  readonly ageSeconds: { readonly p95: number; readonly worst: number };
  readonly store: Readonly<StoreCounts>;
  readonly workerRequests: number;
}

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/**
 * Plays a trace on virtual time: the caches and the refreshers run the code of production, over a simulated store, network
 * and platform. The same plan gives the same ledger.
 */
export async function replay(plan: ReplayPlan): Promise<ReplayMetrics> {
  const clock = new ManualClock();
  const random = repeatableRandom(plan.seed);
  const upstream = new SimulatedUpstream(clock, plan.profileOf);
  const store = new LaggingStore(clock, () => plan.storeLagMs);
  const deployment = new SimulatedDeployment({
    clock,
    random,
    store,
    fetch: upstream.fetch,
    policyOf: plan.policyOf,
    onRender: ({ parts }) => {
      for (const { origin } of parts) count.sources[origin ?? 'failed'] += 1;
    },
  });
  const front = new EdgeCache(plan.locations);
  const startMs = clock.nowMs();
  let count = emptyCount();
  let before: StoreCounts = { ...store.counts };
  let nextRunMs = startMs;
  const warming = plan.views.filter(({ atMs }) => atMs < plan.countedFromMs);

  for (const view of warming) await play(view);
  await beginToCount();
  for (const view of plan.views.slice(warming.length)) await play(view);
  await clock.advance(minuteMs);
  const lengthMs = Math.max(secondMs, (plan.views.at(-1)?.atMs ?? 0) - plan.countedFromMs);
  return {
    views: count.views,
    lengthMs,
    documents: count.documents,
    sources: count.sources,
    upstreamCalls: upstream.calls,
    callsBySource: upstream.callsBySource,
    busiestMinuteCalls: busiestMinute(upstream.calledAtMs),
    ageSeconds: { p95: quantile(count.ageMs, 0.95) / secondMs, worst: quantile(count.ageMs, 1) / secondMs },
    store: {
      reads: store.counts.reads - before.reads,
      keysRead: store.counts.keysRead - before.keysRead,
      writes: store.counts.writes - before.writes,
    },
    workerRequests: count.workerRequests,
  };

  /** The runs of the prewarm worker that are due by then. */
  async function warmUntil(
    momentMs: number,
    { pages, callsPerMinute }: NonNullable<ReplayPlan['warmed']>,
  ): Promise<void> {
    const sources = [...new Set(pages.flatMap((page) => page.sources))];
    for (; nextRunMs <= momentMs; nextRunMs += minuteMs) {
      await clock.advance(Math.max(0, nextRunMs - clock.nowMs()));
      void deployment.prewarm(sources, callsPerMinute).then(() => {
        for (const page of pages) {
          if (front.find(0, page.address, clock.nowMs())?.isFresh !== true) void forward(page, 0);
        }
      });
    }
  }

  async function play({ atMs, page }: View): Promise<void> {
    if (plan.warmed !== undefined) await warmUntil(startMs + atMs, plan.warmed);
    await clock.advance(Math.max(0, startMs + atMs - clock.nowMs()));
    look(page, Math.floor(random() * plan.locations));
    await clock.advance(0);
  }

  async function beginToCount(): Promise<void> {
    // What the last visits of the warming started is theirs.
    await clock.advance(Math.max(0, startMs + plan.countedFromMs - clock.nowMs()));
    count = emptyCount();
    before = { ...store.counts };
    upstream.forgetCalls();
  }

  /** One view: the cache in front, else an isolate; where a stale copy is shown, an isolate is asked behind it. */
  function look(page: SimulatedPage, location: number): void {
    count.views += 1;
    const found = page.isKept === false ? undefined : front.find(location, page.address, clock.nowMs());
    if (found !== undefined) {
      count.documents[found.tier] += 1;
      noteAge(found.document);
      if (!found.isFresh) void forward(page, location);
      return;
    }
    const counted = count;
    void forward(page, location).then(({ document, turn }) => {
      counted.documents[turn === 'hit' || turn === 'stale' ? 'isolate' : 'rendered'] += 1;
      noteAge(document, counted);
    });
  }

  async function forward(page: SimulatedPage, location: number): Promise<ServedDocument> {
    count.workerRequests += 1;
    const isolate = `isolate ${Math.floor(random() * plan.isolates)}`;
    const served = await deployment.serve(isolate, page);
    if (page.isKept !== false) front.keep(location, page.address, served, clock.nowMs());
    return served;
  }

  function noteAge(document: CachedDocument, counted = count): void {
    const watched = readRendered(document).filter(({ source }) => plan.isWatched?.(source) ?? true);
    if (watched.length === 0) return;
    counted.ageMs.push(clock.nowMs() - Math.min(...watched.map(({ fetchedAtMs }) => fetchedAtMs)));
  }
}

function emptyCount() {
  return {
    views: 0,
    documents: { location: 0, upperTier: 0, isolate: 0, rendered: 0 },
    sources: { memory: 0, kv: 0, refresher: 0, upstream: 0, failed: 0 },
    ageMs: [] as number[],
    workerRequests: 0,
  };
}

function busiestMinute(momentsMs: readonly number[]): number {
  const byMinute = new Map<number, number>();
  for (const momentMs of momentsMs) {
    const minute = Math.floor(momentMs / minuteMs);
    byMinute.set(minute, (byMinute.get(minute) ?? 0) + 1);
  }
  return Math.max(0, ...byMinute.values());
}

/** The value below which a share of all values lies; 0 when there is none. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
