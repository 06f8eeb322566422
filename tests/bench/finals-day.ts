import { LIVE_POLICIES, policies, type PolicyName } from '~/cache/source/policies';
import type { CallBudget } from '~/cache/upstream/call-budget';
import { HOUR_MS, SECOND_MS } from '~/time-units';
import type { SimulatedPage } from '../../scripts/simulation/deployment';
import { computePriceInDollars } from '../../scripts/simulation/prices';
import { createRepeatableRandom, createZipf, drawMoments } from '../../scripts/simulation/repeatable-random';
import { replay, type ReplayMetrics } from '../../scripts/simulation/replay';

export interface FinalsDay {
  readonly views: number;
  /** Share of views answered with a kept document. */
  readonly hitRatio: number;
  readonly documents: ReplayMetrics['documents'];
  readonly upstreamCalls: number;
  readonly busiestSecondCalls: number;
  /** Calls without budget. */
  readonly heldBackCalls: number;
  /** Calls per fresh period of the most called source, relative to its policy. */
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
  /** Views of the evening before, to warm the caches. */
  readonly eveningViews: number;
  /** Hours of the day's views; fewer hours mean more frequent requests. */
  readonly hours: number;
  readonly seed: number;
  /** Most visited pages that are prewarmed; none by default. */
  readonly warmedPages?: number;
  /** Percentage of views with a parameter of their own, like links from social networks; none by default. */
  readonly unknownSearchPercent?: number;
  /** Budget of upstream calls; by default the built-in one. */
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
/** Policies by rank of pages, most visited first. */
const kindsByRank: readonly { readonly upTo: number; readonly policies: readonly PolicyName[] }[] = [
  { upTo: 24, policies: ['scores', 'leaderboard'] },
  { upTo: 60, policies: ['news', 'standings', 'streams'] },
  { upTo: 160, policies: ['schedule'] },
  { upTo: Infinity, policies: ['directory', 'content', 'reference', 'media'] },
];
const shellSources = ['content:shell-sponsors', 'content:shell-shop'];

/** Plays the day: visitors by Zipf's law, more of them in the afternoon, at locations with caches. */
export async function playFinalsDay(plan: FinalsDayPlan): Promise<FinalsDay> {
  const getRandom = createRepeatableRandom(plan.seed);
  const pages = Array.from({ length: plan.urls }, (_, index) => buildPageOfRank(index + 1));
  const pick = createZipf(plan.urls, getRandom);
  const dayStartMs = eveningMs + nightMs;
  const dayMs = plan.hours * HOUR_MS;
  const moments = [
    ...drawMoments(plan.eveningViews, 0, eveningMs, getRandom),
    ...drawMoments(plan.views, dayStartMs, dayMs, getRandom),
  ];
  const getPolicy = (source: string) => policies[source.slice(0, source.indexOf(':')) as PolicyName];
  const metrics = await replay({
    views: moments.map((atMs, index) => ({
      atMs,
      page: pages[pick()] ?? buildPageOfRank(1),
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
    dollars: computePriceInDollars(metrics),
  };
}

function buildPageOfRank(rank: number): SimulatedPage {
  const { policies: names = [] } = kindsByRank.find(({ upTo }) => rank <= upTo) ?? {};
  const own = `${names[rank % names.length] ?? 'content'}:page-${rank}`;
  return { address: `/page-${rank}`, sources: [...shellSources, own] };
}
