import { KEEP_EVERY_MS, MOST_LAST_GOOD_PAGES } from '~/cache/document/last-good-pages';
import { findPolicyName } from '~/cache/source/define-source';
import { LIVE_POLICIES, policies, type PolicyName } from '~/cache/source/policies';
import { parseEnvironment } from '~/config/environment';
import { createContentClock } from '~/models/dates/content-clock';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '~/time-units';
import { readLocalEnvironment } from '../local/local-environment';
import { listPlainAddresses } from './generated-trace';
import { metricsRequestMs, measureUsage, type Usage } from './prices';
import { createRepeatableRandom, createZipf, drawMoments } from './repeatable-random';
import { replay, type ReplayMetrics, type View } from './replay';
import { createSitePages } from './site-pages';

const storeLagMs = 20 * SECOND_MS;
const seed = 1;

/** Assumptions about a day, to be replaced by real figures. */
export const assumed = {
  finals: {
    requests: 360e6,
    hours: 10,
    unknownSearchShare: 0.05,
    runsPerIsolateSecond: 10,
    /** Upper tiers of the platform's cache; the real number is not published. */
    upperTiers: 10,
    /** Scores and leaderboards change at this interval. */
    contentChangesEveryMs: 5 * MINUTE_MS,
    /** The most visited pages, kept warm by the prewarm worker. */
    warmedPages: 60,
  },
  quiet: {
    days: 7,
    /** Page views of people and of crawlers in a day. */
    visits: 20_000,
    crawled: 20_000,
    locations: 10,
    isolates: 10,
    /** Pages per school, all visited by crawlers. */
    schools: 800,
    warmedPages: 2,
    lastGoodPages: 5,
  },
} as const;

/** A simulated period and what it used. */
export type CostedPeriod = Awaited<ReturnType<typeof costQuietWeek>>;

/** Ten hours of state finals at a steady rate of requests. */
export async function costFinalsDay(): Promise<CostedPeriod> {
  const { requests, hours, unknownSearchShare, upperTiers } = assumed.finals;
  const pages = buildSitePages('2025-10-11T09:00:00-05:00');
  const unknownRuns = requests * unknownSearchShare;
  const slice = await replayUnknownSearches(pages);
  const tier = await replayFront(pages);
  const perRun = unknownRuns / slice.workerRuns;
  const periods = (hours * HOUR_MS) / countedFrontMs;
  const perTier = periods * upperTiers;
  const isolates = unknownRuns / (hours * 3600 * assumed.finals.runsPerIsolateSecond);
  const [sliceUsage, tierUsage] = [measureUsage(slice), measureUsage(tier)];
  const usage = sum(
    { ...nothing, requests },
    // The work of isolates grows with their number; that of refreshers does not.
    scaleUsage(perRun, { ...sliceUsage, keysWritten: 0, rowsWritten: 0, logEvents: slice.logEvents }),
    scaleUsage(perTier, { ...tierUsage, keysWritten: 0, rowsWritten: 0 }),
    scaleUsage(periods, { ...nothing, keysWritten: tierUsage.keysWritten, rowsWritten: tierUsage.rowsWritten }),
    computeStandingUsage(hours, isolates, MOST_LAST_GOOD_PAGES),
  );
  return {
    usage,
    upstreamCalls: tier.upstreamCalls * periods,
    workerRuns: slice.workerRuns * perRun + tier.workerRuns * perTier,
    renders: slice.renders * perRun + tier.renders * perTier,
  };
}

/** A week without finals: few people, and crawlers that visit every page repeatedly. */
export async function costQuietWeek() {
  const { days, visits, crawled, isolates, lastGoodPages } = assumed.quiet;
  const day = await replayQuietDay();
  const usage = sum(
    scaleUsage(days, { ...measureUsage(day), requests: visits + crawled }),
    computeStandingUsage(days * 24, isolates, lastGoodPages),
  );
  return {
    usage,
    upstreamCalls: day.upstreamCalls * days,
    workerRuns: day.workerRuns * days,
    renders: day.renders * days,
  };
}

/** Views with unknown query parameters, in a sample of the isolates. */
async function replayUnknownSearches(pages: FinalsPages): Promise<ReplayMetrics> {
  const isolates = 2;
  const [warmUpMs, lengthMs] = [5 * MINUTE_MS, 10 * MINUTE_MS];
  const getRandom = createRepeatableRandom(seed);
  const pick = createZipf(pages.all.length, getRandom);
  const everyMs = SECOND_MS / (isolates * assumed.finals.runsPerIsolateSecond);
  const views = Array.from({ length: (warmUpMs + lengthMs) / everyMs }, (_, index): View => ({
    atMs: index * everyMs,
    page: pages.all[pick()] ?? pages.home,
  }));
  return replay({ ...buildFinalsPlan(pages), views, countedFromMs: warmUpMs, isolates, locations: 0 });
}

const countedFrontMs = 30 * MINUTE_MS;

/** One upper tier, requested several times per page before a copy expires. */
async function replayFront(pages: FinalsPages): Promise<ReplayMetrics> {
  const [warmUpMs, endMs] = [25 * MINUTE_MS, 25 * MINUTE_MS + countedFrontMs];
  const views = pages.all.flatMap((page, index): View[] => {
    const freshMs = Math.min(...page.sources.map((source) => pages.getPolicy(source).freshSeconds)) * SECOND_MS;
    const everyMs = freshMs / 3;
    const firstMs = (index * 7919) % everyMs;
    return Array.from({ length: Math.floor((endMs - firstMs) / everyMs) }, (_, turn) => ({
      atMs: firstMs + turn * everyMs,
      page,
    }));
  });
  views.sort((a, b) => a.atMs - b.atMs);
  return replay({ ...buildFinalsPlan(pages), views, countedFromMs: warmUpMs, isolates: 20, locations: 1 });
}

function buildFinalsPlan({ all, getPolicy, isChanging }: FinalsPages) {
  const { warmedPages, contentChangesEveryMs } = assumed.finals;
  return {
    storeLagMs,
    seed,
    getPolicy,
    isLive: isChanging,
    getProfile: (source: string) => ({
      kind: 'value' as const,
      latencyMs: 120,
      ...(isChanging(source) && { changesEveryMs: contentChangesEveryMs }),
    }),
    warmed: { pages: all.slice(0, warmedPages), callsPerMinute: 60 },
  };
}

/** A day after a warm-up of some hours. */
async function replayQuietDay(): Promise<ReplayMetrics> {
  const { visits, crawled, locations, isolates, schools, warmedPages } = assumed.quiet;
  const pages = buildSitePages('2026-01-14T09:00:00-06:00');
  const getRandom = createRepeatableRandom(seed);
  const pick = createZipf(pages.all.length, getRandom);
  const details = Array.from({ length: schools }, (_, index) => pages.getPage(`/schools/details/${1000 + index}`));
  const crawlable = [...pages.all, ...details];
  const [warmUpMs, endMs] = [4 * HOUR_MS, 28 * HOUR_MS];
  const share = endMs / (24 * HOUR_MS);
  const people = drawMoments(visits * share, 0, endMs, getRandom).map((atMs): View => ({
    atMs,
    page: pages.all[pick()] ?? pages.home,
  }));
  const crawlers = Array.from({ length: crawled * share }, (_, index): View => ({
    atMs: (index * endMs) / (crawled * share),
    page: crawlable[(index * 1009) % crawlable.length] ?? pages.home,
  }));
  const views = [...people, ...crawlers].sort((a, b) => a.atMs - b.atMs);
  return replay({
    views,
    countedFromMs: warmUpMs,
    isolates,
    locations,
    storeLagMs,
    seed,
    getPolicy: pages.getPolicy,
    isLive: pages.isChanging,
    warmed: { pages: pages.all.slice(0, warmedPages), callsPerMinute: 60 },
  });
}

/** Usage without visits: the metrics object, the prewarm worker, and copies of pages. */
function computeStandingUsage(hours: number, isolates: number, lastGoodPages: number): Usage {
  const minutes = hours * 60;
  return {
    ...nothing,
    // A prewarm run, with its questions to the metrics object.
    requests: minutes,
    cpuMs: minutes * 200,
    // Reports of isolates each minute, leases of runs, and an alarm that writes the copy; each hour adds records.
    objectRequests: minutes * (isolates + 4),
    rowsWritten: minutes * (isolates + 4) + hours * 19,
    objectSeconds: (minutes * (isolates + 4) * metricsRequestMs) / 1000,
    keysWritten: minutes + (hours * HOUR_MS * lastGoodPages) / KEEP_EVERY_MS,
    logEvents: minutes,
  };
}

type FinalsPages = ReturnType<typeof buildSitePages>;

function buildSitePages(nowIso: string) {
  const local = readLocalEnvironment({ FIXED_NOW: nowIso, BUILD_ID: 'simulated' });
  const environment = parseEnvironment(local.names);
  const clock = createContentClock({ timeZone: environment.TIME_ZONE, fixedNowIso: nowIso });
  const pages = createSitePages(environment, clock);
  const getPolicyName = (source: string): PolicyName => {
    const request = pages.getRequest(source);
    if (request === undefined) throw new Error(`No page reads ${source}`);
    return findPolicyName(request);
  };
  return {
    /** The most visited first. */
    all: listPlainAddresses().filter(pages.has).map(pages.getPage),
    home: pages.getPage('/'),
    getPage: pages.getPage,
    getPolicy: (source: string) => policies[getPolicyName(source)],
    /** Whether the content of a source changes during a day of games. */
    isChanging: (source: string) => LIVE_POLICIES.includes(getPolicyName(source)),
  };
}

const nothing: Usage = {
  requests: 0,
  cpuMs: 0,
  keysRead: 0,
  keysWritten: 0,
  objectRequests: 0,
  objectSeconds: 0,
  rowsWritten: 0,
  logEvents: 0,
};

function combineUsage(a: Usage, b: Usage, combine: (one: number, other: number) => number): Usage {
  const names = Object.keys(nothing) as (keyof Usage)[];
  return Object.fromEntries(names.map((name) => [name, combine(a[name], b[name])])) as unknown as Usage;
}

function scaleUsage(factor: number, usage: Usage): Usage {
  return combineUsage(usage, usage, (count) => count * factor);
}

function sum(...usages: readonly Usage[]): Usage {
  return usages.reduce((total, usage) => combineUsage(total, usage, (a, b) => a + b));
}
