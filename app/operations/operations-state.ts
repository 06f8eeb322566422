import type { CacheOutcome } from '~/cache/document/cached-document';
import type { AnswerOrigin } from '~/cache/source/answer';
import type { BudgetState, CallBudgets } from '~/cache/upstream/call-budget';
import type { BreakerState } from '~/cache/upstream/circuit-breaker';
import { isAnswer, isCall, type FetchOutcome, type FetchReport } from '~/cache/upstream/fetch-report';
import {
  withCheck,
  withReport,
  type HostChecker,
  type HostCheck,
  type SourceAnswers,
} from '~/cache/upstream/host-answers';
import { HOUR_MS } from '~/time-units';
import type { BeganRun, PrewarmRun, RunProgress, RunSummary } from './prewarm-runs';

/** Key in the shared store at which the operators' command finds the metrics. */
export const OPERATIONS_KEY = 'operations';

/** How one source answered pages. `notFound` is no failure: upstream's 404, or an address that was not requested. */
export type ReadCounts = Readonly<
  Partial<Record<AnswerOrigin | 'failed' | 'notFound' | 'stale' | 'staleIfError', number>>
>;

/**
 * How one kind of page (a row of the route table) was answered, by cache outcome. `rendered` counts renderings, also those in the
 * background; `error` the answers with a status of 500 or more, which are also counted by their outcome.
 */
export type PageCounts = Readonly<Partial<Record<CacheOutcome | 'rendered' | 'error', number>>>;

/** Report of an isolate or a refresher to the metrics object. Plain data, because it is sent to another machine. */
export interface OperationsBatch {
  readonly reads: Readonly<Record<string, ReadCounts>>;
  /** Pages and their data, by cache outcome. */
  readonly documents: Readonly<Partial<Record<CacheOutcome, number>>>;
  /** By id of the route table; absent in reports of earlier builds. */
  readonly pages?: Readonly<Record<string, PageCounts>>;
  /** In the order in which they ended. */
  readonly fetches: readonly FetchReport[];
}

/** Counts of one source in a period. Absent counts are 0. */
export interface SourceCounts {
  /** Attempts by outcome; all but `not-called` were upstream calls. */
  readonly fetches: Readonly<Partial<Record<FetchOutcome, number>>>;
  readonly reads: ReadCounts;
  readonly droppedRows: number;
  /** Characters of JSON that were kept. */
  readonly bytes: number;
  /** Total of all calls, and the slowest. */
  readonly upstreamMs: number;
  readonly slowestMs: number;
}

/** Counts of a period. */
export interface PeriodCounts {
  readonly sources: Readonly<Record<string, SourceCounts>>;
  readonly documents: Readonly<Partial<Record<CacheOutcome, number>>>;
  /** By id of the route table; absent in what earlier builds kept. */
  readonly pages?: Readonly<Record<string, PageCounts>>;
}

/** One hour of the real clock. */
export interface HourBucket extends PeriodCounts {
  /** Milliseconds since the epoch, on the hour. */
  readonly startMs: number;
}

/** Latest facts about a source. Times are of the real clock, in milliseconds. */
export interface SourceMarks extends SourceAnswers {
  readonly succeededAtMs?: number;
  readonly failedAtMs?: number;
  /** First failure since the last answer; absent while it answers. */
  readonly failingSinceMs?: number;
  readonly failure?: string;
  /** Rows of the last answer; absent in what earlier builds kept. */
  readonly receivedRows?: number;
  /** Rows that did not fit. */
  readonly droppedRows: number;
  readonly upstreamMs: number;
}

/** Latest facts about an upstream host. Each isolate has its own circuit breaker; this is the latest report of any. */
export interface HostMarks {
  readonly breaker: BreakerState;
  readonly sinceMs: number;
  /** How often a circuit breaker was reported to have opened. */
  readonly openings: number;
  readonly openedAtMs?: number;
  readonly answeredAtMs?: number;
}

/** All metrics. Plain data: stored as it is, and shown by the operators' command. */
export interface OperationsState {
  readonly format: 1;
  /** Start of counting. Real clock, milliseconds. */
  readonly sinceMs: number;
  readonly sources: Readonly<Record<string, SourceMarks>>;
  readonly hosts: Readonly<Record<string, HostMarks>>;
  /** Keyed by host; absent in what earlier builds kept. */
  readonly budgets?: Readonly<Record<string, BudgetState>>;
  /** Oldest first; hours without events are omitted. */
  readonly hours: readonly HourBucket[];
  /** Sum of the hours that are no longer kept, so that totals never fall; absent before the first such hour. */
  readonly earlier?: PeriodCounts;
  /** Newest last. */
  readonly runs: readonly PrewarmRun[];
}

export const NO_COUNTS: SourceCounts = {
  fetches: {},
  reads: {},
  droppedRows: 0,
  bytes: 0,
  upstreamMs: 0,
  slowestMs: 0,
};

export const NO_PERIOD: PeriodCounts = { sources: {}, documents: {} };

export function createEmptyOperations(nowMs: number): OperationsState {
  return { format: 1, sinceMs: nowMs, sources: {}, hosts: {}, hours: [], runs: [] };
}

export function addCounts(a: SourceCounts, b: SourceCounts): SourceCounts {
  return {
    fetches: addNumbers(a.fetches, b.fetches),
    reads: addNumbers(a.reads, b.reads),
    droppedRows: a.droppedRows + b.droppedRows,
    bytes: a.bytes + b.bytes,
    upstreamMs: a.upstreamMs + b.upstreamMs,
    slowestMs: Math.max(a.slowestMs, b.slowestMs),
  };
}

/** Adds the counts of two periods. */
export function addPeriods(a: PeriodCounts, b: PeriodCounts): PeriodCounts {
  const sources: Record<string, SourceCounts> = { ...a.sources };
  for (const [source, counts] of Object.entries(b.sources))
    sources[source] = addCounts(sources[source] ?? NO_COUNTS, counts);
  return { sources, documents: addNumbers(a.documents, b.documents), pages: addPages(a.pages, b.pages) };
}

function addPages(a: PeriodCounts['pages'] = {}, b: PeriodCounts['pages'] = {}): Readonly<Record<string, PageCounts>> {
  const sum: Record<string, PageCounts> = { ...a };
  for (const [page, counts] of Object.entries(b)) sum[page] = addNumbers(sum[page] ?? {}, counts);
  return sum;
}

function addNumbers<Name extends string>(
  a: Readonly<Partial<Record<Name, number>>>,
  b: Readonly<Partial<Record<Name, number>>>,
): Partial<Record<Name, number>> {
  const sum: Partial<Record<Name, number>> = { ...a };
  for (const [name, more] of Object.entries(b) as [Name, number][]) sum[name] = (sum[name] ?? 0) + more;
  return sum;
}

/** Counts events and keeps call budgets. Callers log its failures and continue with a small budget of their own. */
export interface MetricsObject extends HostChecker, CallBudgets {
  note(batch: OperationsBatch): Promise<void>;
  /** Requests the lease for a prewarm run. @param nowMs real clock */
  beginRun(nowMs: number): Promise<BeganRun>;
  /** Whether the run still holds the lease. */
  noteProgress(runId: string, progress: RunProgress): Promise<boolean>;
  /** Without `memory`, the previous run's text stays. */
  endRun(runId: string, summary: RunSummary, memory?: string): Promise<void>;
  /** The JSON text of an `OperationsState`. */
  snapshot(): Promise<string>;
}

export const MOST_HOURS = 48;

/** Reads count in the hour in which they are reported. */
export function withBatch(state: OperationsState, batch: OperationsBatch, nowMs: number): OperationsState {
  return {
    ...state,
    sources: batch.fetches.reduce(withMarks, state.sources),
    hosts: batch.fetches.reduce(withHost, state.hosts),
    ...withHour(state, batch, nowMs),
  };
}

type Marks = OperationsState['sources'];

const NO_MARKS: SourceMarks = { droppedRows: 0, upstreamMs: 0 };

function withMarks(all: Marks, report: FetchReport): Marks {
  if (report.outcome === 'not-called') return all;
  const known = withReport(all[report.source] ?? NO_MARKS, report);
  return { ...all, [report.source]: isAnswer(report.outcome) ? withAnswer(known, report) : withFailure(known, report) };
}

/** Records that a source contradicts its copy. */
export function withHostCheck(state: OperationsState, check: HostCheck, nowMs: number): OperationsState {
  const { source } = check;
  const marks = withCheck(state.sources[source] ?? NO_MARKS, check, nowMs);
  return { ...state, sources: { ...state.sources, [source]: marks } };
}

/** A 304 leaves the row counts unchanged. */
function withAnswer({ failingSinceMs: _over, ...known }: SourceMarks, report: FetchReport): SourceMarks {
  const { receivedRows, droppedRows } = report.outcome === 'unchanged' ? known : report;
  return { ...known, succeededAtMs: report.atMs, upstreamMs: report.durationMs, receivedRows, droppedRows };
}

function withFailure(known: SourceMarks, { atMs, outcome, detail }: FetchReport): SourceMarks {
  const failure = detail === undefined ? outcome : `${outcome}: ${detail}`;
  return { ...known, failedAtMs: atMs, failingSinceMs: known.failingSinceMs ?? atMs, failure };
}

function withHost(all: OperationsState['hosts'], report: FetchReport): OperationsState['hosts'] {
  const { host, breaker, atMs } = report;
  if (host === undefined || breaker === undefined) return all;
  const known: HostMarks | undefined = all[host];
  const isOpening = breaker === 'open' && known?.breaker !== 'open';
  return {
    ...all,
    [host]: {
      breaker,
      sinceMs: known?.breaker === breaker ? known.sinceMs : atMs,
      openings: (known?.openings ?? 0) + (isOpening ? 1 : 0),
      openedAtMs: isOpening ? atMs : known?.openedAtMs,
      answeredAtMs: isAnswer(report.outcome) ? atMs : known?.answeredAtMs,
    },
  };
}

function withHour(
  { hours, earlier }: OperationsState,
  batch: OperationsBatch,
  nowMs: number,
): Pick<OperationsState, 'hours' | 'earlier'> {
  const startMs = Math.floor(nowMs / HOUR_MS) * HOUR_MS;
  const known = hours.find((hour) => hour.startMs === startMs) ?? { startMs, sources: {}, documents: {} };
  const hour: HourBucket = {
    startMs,
    sources: withCounts(known.sources, batch),
    documents: addNumbers(known.documents, batch.documents),
    pages: addPages(known.pages, batch.pages),
  };
  const firstMs = startMs - MOST_HOURS * HOUR_MS;
  const others = hours.filter((other) => other.startMs !== startMs && other.startMs > firstMs);
  const expired = hours.filter((other) => other.startMs <= firstMs);
  return {
    hours: [...others, hour].sort((one, other) => one.startMs - other.startMs),
    ...(expired.length > 0 && { earlier: expired.reduce<PeriodCounts>(addPeriods, earlier ?? NO_PERIOD) }),
  };
}

function withCounts(known: HourBucket['sources'], { reads, fetches }: OperationsBatch): HourBucket['sources'] {
  const sum: Record<string, SourceCounts> = { ...known };
  const add = (source: string, counts: Partial<SourceCounts>) => {
    sum[source] = addCounts(sum[source] ?? NO_COUNTS, { ...NO_COUNTS, ...counts });
  };
  for (const [source, counts] of Object.entries(reads)) add(source, { reads: counts });
  for (const { source, outcome, durationMs, bytes, droppedRows } of fetches) {
    add(source, {
      fetches: { [outcome]: 1 },
      droppedRows,
      bytes,
      ...(isCall(outcome) && { upstreamMs: durationMs, slowestMs: durationMs }),
    });
  }
  return sum;
}
