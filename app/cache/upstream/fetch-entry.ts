import type { Clock } from '../base/clock';
import type { Log } from '../base/log';
import type { SourceRequest } from '../source/define-source';
import { wasRequestedAtOrBefore, type Entry } from '../source/entry';
import type { EntryStore } from '../source/entry-store';
import { RowTally } from '../source/row-tally';
import type { KeyOf } from '../source/source-address';
import type { Urgency } from './call-budget';
import { callUpstream, findWatchedHost, type UpstreamCallDependencies } from './call-upstream';
import { confirmEntry } from './confirm-entry';
import {
  fetchReport,
  logRefresh,
  pickCounts,
  type FetchedEntry,
  type NoteFetch,
  type RawAnswer,
  type Times,
} from './fetch-report';
import { createFailure, type FetchFailure, type UpstreamResult } from './fetch-upstream';
import { IsolateHostMonitor, type HostMonitor } from './host-answers';
import { readEntry, type ReadingDependencies } from './read-entry';
import { TooLargeAnswers } from './too-large-answers';

export interface EntryFetchDependencies extends UpstreamCallDependencies, ReadingDependencies {
  readonly log: Log;
  readonly caller: 'refresher' | 'isolate';
  /** Called with a report of every attempt. */
  readonly noteFetch?: NoteFetch | undefined;
  /** Has the recent answers of other sources of the host. By default, only those of this fetcher. */
  readonly monitor?: HostMonitor | undefined;
}

/** An unparsed answer with its times. Plain data, because it is sent to another machine. */
export interface UpstreamAnswer extends Times {
  readonly result: RawAnswer;
}

/** Functions that turn upstream's answers into entries: fetch, validate, normalize, log. */
export interface SourceFetchers {
  /**
   * Fetches a source. An answer that contradicts the copy `held` needs confirmation. A copy requested at or before `purgedUntilMs` (default
   * `-Infinity`) is not revalidated.
   */
  readonly fetchEntry: (
    request: SourceRequest,
    held: Entry | undefined,
    purgedUntilMs?: number,
    urgency?: Urgency,
  ) => Promise<FetchedEntry>;
  /** Fetches an unparsed answer, for callers of another build, whose schema this build does not have. */
  readonly fetchAnswer: (
    request: SourceRequest,
    path: string,
    urgency: Urgency,
  ) => Promise<UpstreamAnswer | FetchFailure>;
  /** Parses an answer that a refresher of another build fetched. */
  readonly readAnswer: (
    request: SourceRequest,
    held: Entry | undefined,
    answer: UpstreamAnswer,
    purgedUntilMs?: number,
  ) => Promise<FetchedEntry>;
  /** Parses an answer that an earlier build kept. It does not count as an answer of the host. */
  readonly rereadAnswer: (request: SourceRequest, answer: UpstreamAnswer) => FetchedEntry;
}

/** Dependencies of the source cache, of refreshers and of the prewarm worker. */
export interface CacheDependencies extends SourceFetchers {
  readonly getKey: KeyOf;
  readonly getPolicy: ReadingDependencies['getPolicy'];
  /** Copies requested at or before this time (real clock, milliseconds) are purged; -Infinity without a purge. */
  readonly getPurgedUntilMs: (request: SourceRequest) => number;
  /** Absent without the KV binding. */
  readonly store: EntryStore | undefined;
  readonly clock: Clock;
  /** A number in [0, 1). */
  readonly getRandom: () => number;
  readonly log: Log;
}

export function createSourceFetchers(given: EntryFetchDependencies): SourceFetchers {
  const monitor = given.monitor ?? new IsolateHostMonitor(given.clock);
  const dependencies = { ...given, monitor, tooLarge: new TooLargeAnswers(given) };
  return {
    fetchEntry: (request, held, purgedUntilMs = -Infinity, urgency = 'foreground') =>
      fetchEntry(dependencies, request, held, purgedUntilMs, urgency),
    fetchAnswer: (request, path, urgency) => fetchAnswer(dependencies, request, path, urgency),
    readAnswer: (request, held, answer, purgedUntilMs = -Infinity) =>
      readAnswer(dependencies, request, held, answer, purgedUntilMs),
    rereadAnswer: (request, answer) => rereadAnswer(dependencies, request, answer),
  };
}

type MonitoredDependencies = EntryFetchDependencies & {
  readonly monitor: HostMonitor;
  readonly tooLarge: TooLargeAnswers;
};

async function fetchEntry(
  dependencies: MonitoredDependencies,
  request: SourceRequest,
  held: Entry | undefined,
  purgedUntilMs: number,
  urgency: Urgency,
): Promise<FetchedEntry> {
  const { clock, monitor, noteFetch, tooLarge } = dependencies;
  const { definition, params } = request;
  const refused = tooLarge.find(request, purgedUntilMs);
  if (refused !== undefined) return refused;
  const startedAtMs = clock.getNowMs();
  const trusted = dropPurgedCopy(held, purgedUntilMs);
  const called = await callUpstream(dependencies, definition, {
    path: definition.buildPath(params),
    urgency,
    previous: trusted,
  });
  const { result, host } = called;
  // Not reported here: a refused call shows nothing about the source, and the gate counts it.
  if (result.kind === 'failure' && result.heldBack !== undefined) return result;
  const endedAtMs = clock.getNowMs();
  const upstreamMs = endedAtMs - startedAtMs;
  const rows = new RowTally(definition.maxRows);
  const times = computeAgedTimes(result, endedAtMs, upstreamMs);
  const read = readEntry(dependencies, request, trusted, result, times, rows, held);
  const fetched = await confirmEntry(dependencies, request, held, read, host);
  tooLarge.note(request, fetched, startedAtMs);
  logRefresh(dependencies, request, result, fetched, upstreamMs, rows);
  const report = fetchReport(definition.name, called, fetched, { fetchedAtMs: endedAtMs, upstreamMs }, rows);
  noteFetch?.(report);
  monitor.noteFetch?.(report);
  const isNew = (result.kind === 'body' || result.kind === 'missing') && !isSameEntry(read, trusted);
  return { ...fetched, calls: called.calls ?? fetched.calls, ...(isNew && { answer: result }) };
}

async function fetchAnswer(
  dependencies: MonitoredDependencies,
  { definition }: SourceRequest,
  path: string,
  urgency: Urgency,
): Promise<UpstreamAnswer | FetchFailure> {
  const { clock, log, caller } = dependencies;
  const startedAtMs = clock.getNowMs();
  const { result } = await callUpstream(dependencies, definition, { path, urgency });
  if (result.kind === 'failure' && result.heldBack !== undefined) return result;
  const endedAtMs = clock.getNowMs();
  const times = computeAgedTimes(result, endedAtMs, endedAtMs - startedAtMs);
  const about = { source: definition.name, path, caller, durationMs: times.upstreamMs };
  log({ event: 'refresh-for-other-build', ...about, outcome: result.kind });
  if (result.kind === 'failure') return result;
  return result.kind === 'unchanged'
    ? createFailure('bad-answer', 'unchanged, but nothing is at hand')
    : { ...times, result };
}

async function readAnswer(
  dependencies: MonitoredDependencies,
  request: SourceRequest,
  held: Entry | undefined,
  { result, fetchedAtMs, upstreamMs }: UpstreamAnswer,
  purgedUntilMs: number,
): Promise<FetchedEntry> {
  const { base, maxRows } = request.definition;
  const { tooLarge } = dependencies;
  const refused = tooLarge.find(request, Math.max(purgedUntilMs, fetchedAtMs - 1));
  if (refused !== undefined) return refused;
  const rows = new RowTally(maxRows);
  const trusted = dropPurgedCopy(held, purgedUntilMs);
  const read = readEntry(dependencies, request, trusted, result, { fetchedAtMs, upstreamMs }, rows, held);
  const { host } = findWatchedHost(base, dependencies.upstreams[base]?.baseUrl);
  const fetched = await confirmEntry(dependencies, request, held, read, host);
  tooLarge.note(request, fetched, fetchedAtMs);
  logRefresh(dependencies, request, result, fetched, upstreamMs, rows);
  return fetched;
}

function rereadAnswer(
  dependencies: MonitoredDependencies,
  request: SourceRequest,
  { result, fetchedAtMs, upstreamMs }: UpstreamAnswer,
): FetchedEntry {
  const { clock, log, caller, noteFetch } = dependencies;
  const { definition, params } = request;
  const rows = new RowTally(definition.maxRows);
  const read = readEntry(dependencies, request, undefined, result, { fetchedAtMs, upstreamMs }, rows);
  const about = { source: definition.name, path: definition.buildPath(params), caller, ...pickCounts(rows) };
  if (read.kind === 'entry') {
    log({ event: 'reread', ...about, outcome: read.entry.kind, bytes: read.entry.bytes, fetchedAtMs });
    return read;
  }
  const { reason, detail } = read;
  const { receivedRows, droppedRows } = rows;
  log({ event: 'reread-failed', ...about, reason, detail });
  noteFetch?.({
    source: definition.name,
    outcome: 'reread-failed',
    detail,
    atMs: clock.getNowMs(),
    durationMs: 0,
    bytes: 0,
    receivedRows,
    droppedRows,
  });
  return read;
}

/** The copy, unless it is purged. A purged copy may be wrong, so it is neither revalidated nor compared with new answers. */
function dropPurgedCopy(held: Entry | undefined, purgedUntilMs: number): Entry | undefined {
  return held === undefined || wasRequestedAtOrBefore(held, purgedUntilMs) ? undefined : held;
}

/** Times of an answer, less its age in an intermediate cache. */
function computeAgedTimes(result: UpstreamResult, endedAtMs: number, upstreamMs: number): Times {
  const { ageMs = 0, expiresInMs } = result.kind === 'failure' ? {} : result;
  return {
    fetchedAtMs: endedAtMs - ageMs,
    upstreamMs,
    ...(expiresInMs !== undefined && { upstreamFreshUntilMs: endedAtMs + expiresInMs }),
  };
}

function isSameEntry(read: FetchedEntry, copy: Entry | undefined): boolean {
  if (read.kind !== 'entry' || copy === undefined) return false;
  return read.entry.value === copy.value && read.entry.fetchedAtMs === copy.fetchedAtMs;
}
