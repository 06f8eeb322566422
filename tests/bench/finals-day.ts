import type { CallBudget } from '~/cache/call-budget';
import { LIVE_POLICIES, policies, type PolicyName } from '~/cache/policies';
import { HOUR_MS, SECOND_MS } from '~/time-units';
import type { SimulatedPage } from '../../scripts/simulation/deployment';
import { priceInDollars } from '../../scripts/simulation/prices';
import { createRepeatableRandom } from '../../scripts/simulation/repeatable-random';
import { replay, type ReplayMetrics } from '../../scripts/simulation/replay';
import { drawMoments, createZipf } from '../../scripts/simulation/traffic';

/** A day of state finals on virtual time, and what it cost. */
export interface FinalsDay {
  readonly views: number;
  /** Share of the views answered with a kept document, and where it was kept. */
  readonly hitRatio: number;
  readonly documents: ReplayMetrics['documents'];
  readonly upstreamCalls: number;
  readonly busiestSecondCalls: number;
  /** Calls that the budget of upstream had no room for. */
  readonly heldBackCalls: number;
  /** The source that was called most for its policy: calls per fresh period. */
  readonly mostCallsPerFreshPeriod: number;
  readonly store: ReplayMetrics['store'];
  readonly workerRuns: number;
  readonly renders: number;
  /** US dollars for such a day, by the list prices of 2026; every view is a billed request. */
  readonly dollars: number;
}

export interface FinalsDayPlan {
  readonly views: number;
  readonly urls: number;
  readonly isolates: number;
  /** With a cache in front each; 0 without that cache. */
  readonly locations: number;
  /** Views of the evening before, which warm the caches and are not counted. */
  readonly eveningViews: number;
  /** Over how many hours the day's views are spread; the fewer, the more often each page is asked for. */
  readonly hours: number;
  readonly seed: number;
  /** The most visited pages, kept warm by the prewarm worker; none unless given. */
  readonly warmedPages?: number;
  /** Views in a hundred that come with a parameter of their own, as links from social networks do; none unless given. */
  readonly unknownSearchPercent?: number;
  /** Of upstream calls; what is built in unless given. */
  readonly budget?: CallBudget;
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

const eveningMs = 4 * HOUR_MS;
const nightMs = 9 * HOUR_MS;
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
  const random = createRepeatableRandom(plan.seed);
  const pages = Array.from({ length: plan.urls }, (_, index) => pageAt(index + 1));
  const pick = createZipf(plan.urls, random);
  const dayStartMs = eveningMs + nightMs;
  const dayMs = plan.hours * HOUR_MS;
  const moments = [
    ...drawMoments(plan.eveningViews, 0, eveningMs, random),
    ...drawMoments(plan.views, dayStartMs, dayMs, random),
  ];
  const getPolicy = (source: string) => policies[source.slice(0, source.indexOf(':')) as PolicyName];
  const metrics = await replay({
    views: moments.map((atMs, index) => ({
      atMs,
      page: pages[pick()] ?? pageAt(1),
      ...((index * 37) % 100 < (plan.unknownSearchPercent ?? 0) && { unknownSearch: `?fbclid=${index}` }),
    })),
    countedFromMs: dayStartMs,
    isolates: plan.isolates,
    locations: plan.locations,
    storeLagMs: 20 * SECOND_MS,
    seed: plan.seed,
    getPolicy,
    isLive: (source) => LIVE_POLICIES.includes(source.slice(0, source.indexOf(':')) as PolicyName),
    budget: plan.budget,
    ...(plan.warmedPages !== undefined && {
      warmed: { pages: pages.slice(0, plan.warmedPages), callsPerMinute: 60 },
    }),
  });
  const { documents, upstreamCalls, busiestSecondCalls, heldBackCalls, store, workerRuns, renders } = metrics;
  return {
    views: metrics.views,
    hitRatio: 1 - documents.rendered / metrics.views,
    documents,
    upstreamCalls,
    busiestSecondCalls,
    heldBackCalls,
    mostCallsPerFreshPeriod: Math.max(
      ...[...metrics.callsBySource].map(
        ([source, calls]) => calls / (Math.ceil(dayMs / SECOND_MS / getPolicy(source).freshSeconds) + 1),
      ),
    ),
    store,
    workerRuns,
    renders,
    dollars: priceInDollars(metrics),
  };
}

function pageAt(rank: number): SimulatedPage {
  const { policies: names = [] } = kindsByRank.find(({ upTo }) => rank <= upTo) ?? {};
  const own = `${names[rank % names.length] ?? 'content'}:page-${rank}`;
  return { address: `/page-${rank}`, sources: [...shellSources, own] };
}
