import type { FreshnessLifetimes } from '~/cache/answer';
import type { Clock } from '~/cache/clock';
import type { SourceRequest } from '~/cache/define-source';
import type { CopyFacts } from '~/cache/entry';
import type { EntryStore } from '~/cache/entry-store';
import { KEEP_EVERY_MS, MOST_LAST_GOOD_PAGES } from '~/cache/last-good-pages';
import { messageOf, type Log } from '~/cache/log';
import type { KeyOf } from '~/cache/source-address';
import type { Environment } from '~/config/environment';
import { listSeasonWarnings } from '~/config/season-facts';
import { calendarDay, type ContentClock } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import type { MetricsObject } from '~/operations/operations-state';
import type { RunProgress, RunSummary } from '~/operations/prewarm-runs';
import type { DispatchTools } from './dispatch-refreshes';
import { footballNightKnowledge } from './football-nights';
import { forEachAtMost } from './for-each-at-most';
import type { Wanted } from './plan-run';
import { StoredCopies } from './stored-copies';
import { sportsInPhase, tournamentKnowledge, type SportInPhase } from './tournaments';
import { wantedByPages, wantedByPlanner, wantedForPages } from './wanted-sources';
import { pageKnowledge, pathOfPage, warmPages, type WarmPage } from './warm-pages';
import { warmSources } from './warm-sources';

export interface PrewarmTools {
  readonly environment: Environment;
  readonly contentClock: ContentClock;
  readonly clock: Clock;
  readonly log: Log;
  readonly keyOf: KeyOf;
  /** Until when a copy may be served, by the current policy. */
  readonly lifetimesOf: (request: SourceRequest, copy: CopyFacts) => FreshnessLifetimes;
  /** What upstream was asked for no later is purged; -Infinity when nothing is. */
  readonly purgedUntilMs: (request: SourceRequest) => number;
  /** Absent without the KV binding. */
  readonly store: EntryStore | undefined;
  readonly refresh: DispatchTools['refresh'];
  /** Absent without the binding: then nothing keeps two runs apart but the refreshers. */
  readonly metrics: Pick<MetricsObject, 'beginRun' | 'noteProgress' | 'endRun'> | undefined;
  /** Asks for a page at the public address; absent when nobody said where that is. */
  readonly visit: ((path: string) => Promise<void>) | undefined;
  /** Has the site keep copies of pages for when they cannot be rendered; absent without the binding. */
  readonly keepPages: ((paths: readonly string[]) => Promise<void>) | undefined;
  readonly memory: PlannerMemory;
}

/** What one run knows from another one in the same isolate: calendars and pages are not gone through every minute. */
export interface PlannerMemory {
  last?: WarmTargets & { readonly day: string; readonly untilMs: number };
  /** The content day on which the log was last told what the season files lack. */
  warnedDay?: string;
  /** When the site was last told to keep pages. Real clock, milliseconds. */
  pagesKeptAtMs?: number;
}

const REMEMBERED_MS = 10 * 60 * 1000;
/** Well before the next run begins, and before the platform would take the lease for lost. */
const RUN_MS = 40_000;
/** Pages that are asked for after the sources, most visited first. */
const MOST_DOCUMENTS = 20;
const DOCUMENTS_AT_ONCE = 6;

/**
 * One run: finds out which sports are near their finals, what their pages and those of any day read, and which copies expire
 * before the next run; has those refreshed within the budget; keeps the revalidation times of what did not change; asks for
 * the pages that are visited most, and has the site keep copies of them for when they cannot be rendered. A run that is cut short leaves nothing to repair: what it refreshed is fresh, and the
 * next run finds the rest due.
 * @returns how it went; `null` when another run is under way
 */
export async function prewarm(tools: PrewarmTools): Promise<RunSummary | null> {
  const { clock, environment, log } = tools;
  const startedAtMs = clock.nowMs();
  const lease = await takeLease(tools);
  if (lease === null) return null;
  const copies = new StoredCopies(tools.store, tools.keyOf);
  const { inPhase, pages, wanted } = await discoverTargets(tools, copies);
  const warmed = await warmSources(wanted, copies, {
    ...tools,
    onProgress: lease.noteProgress,
    budget: Math.max(0, environment.PREWARM_CALLS_PER_MINUTE - lease.recentCalls),
    untilMs: startedAtMs + RUN_MS,
  });
  const ready = readyPages(tools, pages, copies);
  const documents = await visitPages(tools, ready.slice(0, MOST_DOCUMENTS));
  await keepPages(tools, ready.slice(0, MOST_LAST_GOOD_PAGES));
  const { planned, done, calls, unchanged, failed, deferred } = warmed;
  const summary = { planned, done, calls, unchanged, failed, documents, note: noteOf(inPhase, deferred) };
  await lease.end(summary);
  log({ event: 'prewarm', ...summary, deferred, durationMs: clock.nowMs() - startedAtMs });
  return summary;
}

interface WarmTargets {
  readonly inPhase: readonly SportInPhase[];
  readonly pages: readonly PageToVisit[];
  readonly wanted: readonly Wanted[];
}

interface PageToVisit {
  /** With the query. */
  readonly path: string;
  readonly reads: readonly Wanted[];
}

/** Finds out what is to be kept warm. Looks thoroughly now and then; in between only at the copies. */
async function discoverTargets(tools: PrewarmTools, copies: StoredCopies): Promise<WarmTargets> {
  const { environment, contentClock, clock, memory, log } = tools;
  const day = calendarDay(contentClock.nowMs(), environment.TIME_ZONE);
  if (memory.last?.day === day && clock.nowMs() < memory.last.untilMs) {
    await copies.readFacts(memory.last.wanted.map(({ key }) => key));
    return memory.last;
  }
  if (memory.warnedDay !== day) {
    memory.warnedDay = day;
    const warnings = listSeasonWarnings(day);
    if (warnings.length > 0) log({ event: 'season-facts', warnings: warnings.join('; ') });
  }
  const found = await discoverAllTargets(tools, copies, day);
  // While something is not known yet, the next look may find more.
  if (found.wanted.every(({ key }) => copies.facts.has(key))) {
    const wanted = found.wanted.filter(({ renewAfterMs }) => renewAfterMs === undefined);
    memory.last = { ...found, wanted, day, untilMs: clock.nowMs() + REMEMBERED_MS };
  }
  return found;
}

async function discoverAllTargets(
  { environment, contentClock, keyOf }: PrewarmTools,
  copies: StoredCopies,
  day: string,
): Promise<WarmTargets> {
  const about = { environment, clock: contentClock };
  const season = findCurrentSeason(contentClock);
  const knowledge = [...tournamentKnowledge(), ...footballNightKnowledge(day)];
  await copies.read(knowledge.map(keyOf));
  const inPhase = sportsInPhase(environment, season, day, copies.valueOf);
  await copies.read(pageKnowledge(inPhase, about).map(keyOf));
  const pages = warmPages(inPhase, about, copies.valueOf);
  const readsOf = (page: WarmPage) => wantedByPages([page], about, copies.valueOf, keyOf);
  await copies.read(pages.flatMap(readsOf).map(({ key }) => key));
  // Now that their values are at hand, those that they name.
  const toVisit = pages.map((page) => ({ path: pathOfPage(page.address), reads: readsOf(page) }));
  const byPages = toVisit.flatMap(({ reads }) => reads);
  await copies.read(byPages.map(({ key }) => key));
  const forPages = wantedForPages(inPhase, (key) => copies.facts.has(key), keyOf);
  const forPlanner = wantedByPlanner(knowledge, (key) => copies.facts.has(key), keyOf);
  return { inPhase, pages: toVisit, wanted: [...byPages, ...forPages, ...forPlanner] };
}

/** Paths of the pages all of whose sources are fresh, most visited first: making them calls no upstream. */
function readyPages(
  { lifetimesOf, clock }: PrewarmTools,
  pages: readonly PageToVisit[],
  copies: StoredCopies,
): readonly string[] {
  return pages
    .filter(({ reads }) => reads.every(isFresh))
    .map(({ path, reads }) => ({ path, weight: Math.max(0, ...reads.map(({ weight }) => weight)) }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ path }) => path);

  function isFresh({ key, request }: Wanted): boolean {
    const copy = copies.facts.get(key);
    return copy !== undefined && lifetimesOf(request, copy).freshUntilMs > clock.nowMs();
  }
}

/** Asks for pages at the public address. */
async function visitPages({ visit, log }: PrewarmTools, paths: readonly string[]): Promise<number> {
  if (visit === undefined) return 0;
  await forEachAtMost(DOCUMENTS_AT_ONCE, paths, async (path) => {
    try {
      await visit(path);
    } catch (error) {
      log({ event: 'prewarm-visit-failed', path, detail: messageOf(error) });
    }
  });
  return paths.length;
}

/** Every few minutes: each page is then written to the store once. */
async function keepPages(
  { keepPages: keep, clock, log, memory }: PrewarmTools,
  paths: readonly string[],
): Promise<void> {
  const nowMs = clock.nowMs();
  if (keep === undefined || nowMs - (memory.pagesKeptAtMs ?? -Infinity) < KEEP_EVERY_MS) return;
  memory.pagesKeptAtMs = nowMs;
  try {
    await keep(paths);
  } catch (error) {
    log({ event: 'last-good-failed', detail: messageOf(error) });
  }
}

interface Lease {
  /** Calls of runs that began a moment ago. */
  readonly recentCalls: number;
  readonly noteProgress: (progress: RunProgress) => Promise<boolean>;
  readonly end: (summary: RunSummary) => Promise<void>;
}

/** The right to run, from the metrics object; without one, or when it fails, nobody is asked. `null` when another run has it. */
async function takeLease({ metrics, clock, log }: PrewarmTools): Promise<Lease | null> {
  const free: Lease = { recentCalls: 0, noteProgress: () => Promise.resolve(true), end: () => Promise.resolve() };
  if (metrics === undefined) return free;
  const complain = (error: unknown) => {
    log({ event: 'ledger-failed', detail: messageOf(error) });
  };
  try {
    const began = await metrics.beginRun(clock.nowMs());
    if (began.kind === 'busy') return null;
    const { runId, recentCalls } = began;
    return {
      recentCalls,
      noteProgress: async (progress) => {
        try {
          return await metrics.noteProgress(runId, progress);
        } catch (error) {
          complain(error);
          return true;
        }
      },
      end: async (summary) => {
        await metrics.endRun(runId, summary).catch(complain);
      },
    };
  } catch (error) {
    complain(error);
    return free;
  }
}

/** `finals-day: boys-golf, girls-golf; week: girls-tennis; 12 put off` */
function noteOf(inPhase: readonly SportInPhase[], deferred: number): string {
  const byPhase = new Map<string, string[]>();
  for (const { sport, phase } of inPhase) byPhase.set(phase, [...(byPhase.get(phase) ?? []), sport.id]);
  const phases = [...byPhase].map(([phase, ids]) => `${phase}: ${ids.join(', ')}`);
  return [
    ...(phases.length === 0 ? ['no finals near'] : phases),
    ...(deferred > 0 ? [`${deferred} put off`] : []),
  ].join('; ');
}
