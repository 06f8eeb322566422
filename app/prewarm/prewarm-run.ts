import { logFailure } from '~/cache/base/log';
import { KEEP_EVERY_MS, MOST_LAST_GOOD_PAGES } from '~/cache/document/last-good-pages';
import type { CacheDependencies } from '~/cache/upstream/fetch-entry';
import type { Environment } from '~/config/environment';
import { isPublished } from '~/config/published-sources';
import { listSeasonWarnings } from '~/config/season-facts';
import { groupBy } from '~/group-by';
import { getToday, type ContentClock } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import type { MetricsObject } from '~/operations/operations-state';
import type { RunProgress, RunSummary } from '~/operations/prewarm-runs';
import { buildPagePath } from '~/page/page-address';
import { createOfferedPages } from '~/routes/offered-pages';
import { runAtMost, type DispatchDependencies } from './dispatch-refreshes';
import { listFootballNightRequests } from './football-nights';
import type { PlanInput, WantedSource } from './plan-run';
import {
  formatRunMemory,
  parseRunMemory,
  recallTargets,
  rememberTargets,
  type PageToVisit,
  type RunMemory,
  type SportPhase,
  type WarmTargets,
} from './run-memory';
import { StoredCopies } from './stored-copies';
import { listSportsInPhase, listTournamentRequests } from './tournaments';
import { listWantedByPages, listWantedByPlanner, listWantedForPages } from './wanted-sources';
import { listPageRequests, warmPages, type WarmPage } from './warm-pages';
import { warmSources } from './warm-sources';

export interface PrewarmDependencies extends Pick<
  CacheDependencies,
  'clock' | 'log' | 'getKey' | 'getPurgedUntilMs' | 'store'
> {
  readonly environment: Environment;
  readonly contentClock: ContentClock;
  readonly getLifetimes: PlanInput['getLifetimes'];
  readonly refresh: DispatchDependencies['refresh'];
  /** Absent without the binding; then only the refreshers separate parallel runs. */
  readonly metrics: Pick<MetricsObject, 'beginRun' | 'noteProgress' | 'endRun'> | undefined;
  /** Requests a page at the public address; absent when the address is unknown. */
  readonly visit: ((path: string) => Promise<void>) | undefined;
  /** Asks the site to keep copies of pages for when they cannot be rendered; absent without the binding. */
  readonly keepPages: ((paths: readonly string[]) => Promise<void>) | undefined;
}

const REMEMBERED_MS = 10 * 60 * 1000;
/** Well before the next run, and before the lease would expire. */
const RUN_MS = 40_000;
/** Number of pages requested after the sources, most visited first. */
const MOST_DOCUMENTS = 20;
const DOCUMENTS_AT_ONCE = 6;

/**
 * One run: finds the targets, refreshes what expires before the next run, and requests the most visited pages. `null` when another run is
 * under way. A killed run needs no repair.
 */
export async function prewarm(dependencies: PrewarmDependencies): Promise<RunSummary | null> {
  const { clock, environment, log } = dependencies;
  const startedAtMs = clock.getNowMs();
  const lease = await takeLease(dependencies);
  if (lease === null) return null;
  const copies = new StoredCopies(dependencies.store, dependencies.getKey);
  const memory = parseRunMemory(lease.memory, environment.BUILD_ID);
  const { inPhase, pages, wanted, ...known } = await discoverTargets(dependencies, memory, copies);
  const warmed = await warmSources(wanted, copies, {
    ...dependencies,
    onProgress: lease.noteProgress,
    budget: Math.max(0, environment.PREWARM_CALLS_PER_MINUTE - lease.recentCalls),
    untilMs: startedAtMs + RUN_MS,
  });
  const ready = listReadyPages(dependencies, { pages, wanted }, copies);
  const documents = await visitPages(dependencies, ready.slice(0, MOST_DOCUMENTS));
  const pagesKeptAtMs = await keepPages(dependencies, memory, ready.slice(0, MOST_LAST_GOOD_PAGES));
  const { planned, done, calls, unchanged, failed, deferred } = warmed;
  const summary = { planned, done, calls, unchanged, failed, documents, note: formatNote(inPhase, deferred) };
  await lease.end(summary, formatRunMemory({ ...known, pagesKeptAtMs }, environment.BUILD_ID));
  log({ event: 'prewarm', ...summary, deferred, durationMs: clock.getNowMs() - startedAtMs });
  return summary;
}

/** Finds out what to keep warm. Scans all pages at intervals, and only the copies in between. */
async function discoverTargets(
  dependencies: PrewarmDependencies,
  { targets, warnedDay }: RunMemory,
  copies: StoredCopies,
) {
  const { contentClock, clock, getKey, log } = dependencies;
  const day = getToday(contentClock);
  if (targets?.day === day && clock.getNowMs() < targets.untilMs) {
    const recalled = recallTargets(targets, getKey);
    await copies.readFacts(recalled.wanted.map(({ key }) => key));
    return { ...recalled, targets, warnedDay };
  }
  if (warnedDay !== day) {
    const warnings = listSeasonWarnings(day);
    if (warnings.length > 0) log({ event: 'season-facts', warnings: warnings.join('; ') });
  }
  const found = await discoverAllTargets(dependencies, copies, day);
  // While something is still unknown, the next scan may find more.
  const isComplete = found.wanted.every(({ key }) => copies.facts.has(key));
  return {
    ...found,
    targets: isComplete ? rememberTargets(found, day, clock.getNowMs() + REMEMBERED_MS) : undefined,
    warnedDay: day,
  };
}

async function discoverAllTargets(
  { environment, contentClock, getKey }: PrewarmDependencies,
  copies: StoredCopies,
  day: string,
): Promise<WarmTargets> {
  const about = { environment, clock: contentClock };
  const season = findCurrentSeason(contentClock);
  const knowledge = [...listTournamentRequests(), ...listFootballNightRequests(day)];
  await copies.read(knowledge.map(getKey));
  const inPhase = listSportsInPhase(environment, season, day, copies.getValue);
  await copies.read(listPageRequests(inPhase, about).map(getKey));
  const { isOffered } = createOfferedPages(about);
  const pages = warmPages(inPhase, about, copies.getValue).filter(({ address }) => isOffered(address.path));
  const listReads = (page: WarmPage) => listWantedByPages([page], about, copies.getValue, getKey);
  await copies.read(pages.flatMap(listReads).map(({ key }) => key));
  // Now that their values are known, add the sources that they name.
  const readsOfPages = pages.map(listReads);
  const byPages = readsOfPages.flat();
  await copies.read(byPages.map(({ key }) => key));
  const forPages = listWantedForPages(inPhase, (key) => copies.facts.has(key), getKey);
  const forPlanner = listWantedByPlanner(knowledge, (key) => copies.facts.has(key), getKey);
  return {
    inPhase: inPhase.map(({ sport, phase }) => ({ sportId: sport.id, phase })),
    pages: pages.map((page, index) => toPageToVisit(page, readsOfPages[index] ?? [])),
    wanted: [...byPages, ...forPages, ...forPlanner].filter(({ request }) =>
      isPublished(request.definition, environment),
    ),
  };
}

function toPageToVisit(page: WarmPage, reads: readonly WantedSource[]): PageToVisit {
  return {
    path: buildPagePath(page.address),
    weight: Math.max(0, ...reads.map(({ weight }) => weight)),
    keys: reads.map(({ key }) => key),
  };
}

/** Paths of the pages whose sources are all fresh, most visited first: rendering them calls no upstream. */
function listReadyPages(
  { getLifetimes, clock }: PrewarmDependencies,
  { pages, wanted }: Pick<WarmTargets, 'pages' | 'wanted'>,
  copies: StoredCopies,
): readonly string[] {
  const fresh = new Set(
    wanted.flatMap(({ key, request }) => {
      const copy = copies.facts.get(key);
      return copy !== undefined && getLifetimes(request, copy).freshUntilMs > clock.getNowMs() ? [key] : [];
    }),
  );
  return pages
    .filter(({ keys }) => keys.every((key) => fresh.has(key)))
    .sort((a, b) => b.weight - a.weight)
    .map(({ path }) => path);
}

async function visitPages({ visit, log }: PrewarmDependencies, paths: readonly string[]): Promise<number> {
  if (visit === undefined) return 0;
  await runAtMost(DOCUMENTS_AT_ONCE, paths, (path) =>
    logFailure(log, { event: 'prewarm-visit-failed', path }, () => visit(path)),
  );
  return paths.length;
}

async function keepPages(
  { keepPages: keep, clock, log }: PrewarmDependencies,
  { pagesKeptAtMs }: RunMemory,
  paths: readonly string[],
): Promise<number | undefined> {
  const nowMs = clock.getNowMs();
  if (keep === undefined || nowMs - (pagesKeptAtMs ?? -Infinity) < KEEP_EVERY_MS) return pagesKeptAtMs;
  await logFailure(log, { event: 'last-good-failed' }, () => keep(paths));
  return nowMs;
}

interface Lease {
  /** Calls of runs that began a moment ago. */
  readonly recentCalls: number;
  /** Text left by the previous run. */
  readonly memory: string | undefined;
  readonly noteProgress: (progress: RunProgress) => Promise<boolean>;
  readonly end: (summary: RunSummary, memory: string) => Promise<void>;
}

/** The lease of a run; `null` when another run holds it. Without the metrics object the run goes ahead. */
async function takeLease({ metrics, clock, log }: PrewarmDependencies): Promise<Lease | null> {
  const free: Lease = {
    recentCalls: 0,
    memory: undefined,
    noteProgress: () => Promise.resolve(true),
    end: () => Promise.resolve(),
  };
  if (metrics === undefined) return free;
  const ask = <Result>(work: () => Promise<Result>) => logFailure(log, { event: 'operations-failed' }, work);
  const began = await ask(() => metrics.beginRun(clock.getNowMs()));
  if (began === undefined) return free;
  if (began.kind === 'busy') return null;
  const { runId, recentCalls, memory } = began;
  return {
    recentCalls,
    memory,
    noteProgress: async (progress) => (await ask(() => metrics.noteProgress(runId, progress))) ?? true,
    end: (summary, next) => ask(() => metrics.endRun(runId, summary, next === memory ? undefined : next)),
  };
}

/** `finals-day: boys-golf, girls-golf; week: girls-tennis; 12 put off` */
function formatNote(inPhase: readonly SportPhase[], deferred: number): string {
  const phases = [...groupBy(inPhase, ({ phase }) => phase)].map(
    ([phase, ofPhase]) => `${phase}: ${ofPhase.map(({ sportId }) => sportId).join(', ')}`,
  );
  return [
    ...(phases.length === 0 ? ['no finals near'] : phases),
    ...(deferred > 0 ? [`${deferred} put off`] : []),
  ].join('; ');
}
