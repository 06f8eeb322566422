import type { ServedDocument } from '../../app/cache/document-cache';
import { ManualClock } from '../../app/cache/manual-clock.fixture';
import { policies, type PolicyName } from '../../app/cache/policies';
import { SimulatedDeployment, type SimulatedPage } from '../../scripts/simulation/deployment';
import { FrontCache } from '../../scripts/simulation/front-cache';
import { LaggingStore } from '../../scripts/simulation/lagging-store';
import { dollarsPerMillion } from '../../scripts/simulation/prices';
import { repeatableRandom } from '../../scripts/simulation/repeatable-random';
import { momentsOf, zipf } from '../../scripts/simulation/traffic';
import { SimulatedUpstream } from '../../scripts/simulation/upstream';

/** A day of state finals on virtual time, and what it cost. */
export interface FinalsDay {
  readonly views: number;
  /** Share of the views answered with a kept document, and where it was kept. */
  readonly hitRatio: number;
  readonly hits: { readonly location: number; readonly upperTier: number; readonly isolate: number };
  readonly renders: number;
  readonly upstreamCalls: number;
  /** The source that was called most for its policy: calls per fresh period. */
  readonly mostCallsPerFreshPeriod: number;
  readonly storeReads: number;
  readonly storeKeysRead: number;
  readonly storeWrites: number;
  readonly workerRequests: number;
  /** US dollars for such a day, by the list prices of 2026. */
  readonly dollars: number;
}

export interface FinalsDayPlan {
  readonly views: number;
  readonly urls: number;
  readonly isolates: number;
  readonly locations: number;
  /** Views of the evening before, which warm the caches and are not counted. */
  readonly eveningViews: number;
  /** Over how many hours the day's views are spread; the fewer, the more often each page is asked for. */
  readonly hours: number;
  readonly seed: number;
}

/** The hours of the finals themselves. */
export const finals: FinalsDayPlan = {
  views: 100_000,
  urls: 2000,
  isolates: 50,
  locations: 10,
  eveningViews: 20_000,
  hours: 4,
  seed: 1,
};

const hourMs = 3_600_000;
const secondMs = 1000;
const eveningMs = 4 * hourMs;
const nightMs = 9 * hourMs;
/** What the pages of a rank read; the first ranks are what people look at on such a day. */
const kindsByRank: readonly { readonly upTo: number; readonly policies: readonly PolicyName[] }[] = [
  { upTo: 24, policies: ['scores', 'leaderboard'] },
  { upTo: 60, policies: ['news', 'standings', 'streams'] },
  { upTo: 160, policies: ['schedule'] },
  { upTo: Infinity, policies: ['directory', 'content', 'reference', 'media'] },
];
const shellSources = ['content:shell-sponsors', 'content:shell-shop'];

/** Plays the day: visitors by Zipf's law, more of them towards the afternoon, in locations that each have a cache in front. */
export async function playFinalsDay(plan: FinalsDayPlan): Promise<FinalsDay> {
  const clock = new ManualClock();
  const random = repeatableRandom(plan.seed);
  const upstream = new SimulatedUpstream(clock);
  const store = new LaggingStore(clock, () => 20 * secondMs);
  const policyOf = (source: string) => policies[source.slice(0, source.indexOf(':')) as PolicyName];
  const deployment = new SimulatedDeployment({ clock, random, store, fetch: upstream.fetch, policyOf });
  const front = new FrontCache(plan.locations);
  const pages = Array.from({ length: plan.urls }, (_, index) => pageAt(index + 1));
  const pick = zipf(plan.urls, random);
  const startMs = clock.nowMs();
  const dayMs = plan.hours * hourMs;
  const evening = momentsOf(plan.eveningViews, startMs, eveningMs, random);
  const day = momentsOf(plan.views, startMs + eveningMs + nightMs, dayMs, random);

  for (const atMs of evening) await view(atMs);
  const before = { ...store.counts, calls: upstream.calls, renders: deployment.renders, workers: front.forwarded };
  front.hits = { location: 0, upperTier: 0, isolate: 0 };
  upstream.callsBySource.clear();
  for (const atMs of day) await view(atMs);
  await clock.advance(60 * secondMs);

  const storeKeysRead = store.counts.keysRead - before.keysRead;
  const storeWrites = store.counts.writes - before.writes;
  const workerRequests = front.forwarded - before.workers;
  const { location, upperTier, isolate } = front.hits;
  return {
    views: plan.views,
    hitRatio: (location + upperTier + isolate) / plan.views,
    hits: front.hits,
    renders: deployment.renders - before.renders,
    upstreamCalls: upstream.calls - before.calls,
    mostCallsPerFreshPeriod: Math.max(
      ...[...upstream.callsBySource].map(([source, calls]) => perFreshPeriod(source, calls)),
    ),
    storeReads: store.counts.reads - before.reads,
    storeKeysRead,
    storeWrites,
    workerRequests,
    dollars:
      (workerRequests * dollarsPerMillion.workerRequest +
        storeKeysRead * dollarsPerMillion.keyRead +
        storeWrites * dollarsPerMillion.keyWritten) /
      1e6,
  };

  /** One page view: the cache of the location, the upper tier, then an isolate. */
  async function view(atMs: number): Promise<void> {
    const page = pages[pick()] ?? pageAt(1);
    const location = Math.floor(random() * plan.locations);
    if (front.serves(location, page.address, atMs)) return;
    await clock.advance(Math.max(0, atMs - clock.nowMs()));
    const forward = async (): Promise<ServedDocument> => {
      front.forwarded += 1;
      const isolate = `isolate ${Math.floor(random() * plan.isolates)}`;
      const served = await deployment.serve(isolate, page);
      front.keep(location, page.address, served, clock.nowMs());
      return served;
    };
    if (front.servesStale(location, page.address, atMs)) {
      void forward();
      return;
    }
    void forward().then(({ turn }) => {
      if (turn === 'hit' || turn === 'stale') front.hits.isolate += 1;
    });
    await clock.advance(0);
  }

  function perFreshPeriod(source: string, calls: number): number {
    return calls / (Math.ceil(dayMs / secondMs / policyOf(source).freshSeconds) + 1);
  }
}

function pageAt(rank: number): SimulatedPage {
  const { policies: names = [] } = kindsByRank.find(({ upTo }) => rank <= upTo) ?? {};
  const own = `${names[rank % names.length] ?? 'content'}:page-${rank}`;
  return { address: `/page-${rank}`, sources: [...shellSources, own] };
}
