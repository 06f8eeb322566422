import type { CacheOutcome } from '~/cache/cache-status';
import type { BudgetState, CallBudgets } from '~/cache/call-budget';
import type { BreakerState } from '~/cache/circuit-breaker';
import type { FetchOutcome } from '~/cache/fetch-report';
import type { HostJudge, SourceWord } from '~/cache/host-answers';
import type { OperationsBatch, ReadCounts } from './operations-batch';
import type { BeganRun, PrewarmRun, RunProgress, RunSummary } from './prewarm-runs';

/** The key of the shared store under which the operator's command finds the metrics. */
export const OPERATIONS_KEY = 'operations';

/** What happened with one source in a span of time. Absent counts are 0. */
export interface SourceCounts {
  /** Attempts by outcome; all but `not-called` were calls of upstream. */
  readonly fetches: Readonly<Partial<Record<FetchOutcome, number>>>;
  readonly reads: ReadCounts;
  readonly droppedRows: number;
  /** Characters of JSON that were kept. */
  readonly bytes: number;
  /** Of all calls together, and of the slowest. */
  readonly upstreamMs: number;
  readonly slowestMs: number;
}

/** One hour of the real clock. */
export interface HourBucket {
  /** Milliseconds since the epoch, on the hour. */
  readonly startMs: number;
  readonly sources: Readonly<Record<string, SourceCounts>>;
  readonly documents: Readonly<Partial<Record<CacheOutcome, number>>>;
}

/** The last that was heard of a source. Moments are of the real clock, milliseconds. */
export interface SourceMarks extends SourceWord {
  readonly succeededAtMs?: number;
  readonly failedAtMs?: number;
  /** When it failed first since it answered last; absent while it answers. */
  readonly failingSinceMs?: number;
  readonly failure?: string;
  /** Rows of the last answer; absent in what earlier builds kept. */
  readonly receivedRows?: number;
  /** Those of them that did not fit. */
  readonly droppedRows: number;
  readonly upstreamMs: number;
}

/** The last that was heard of an upstream host. Each isolate has a breaker of its own: this is the latest word of any. */
export interface HostMarks {
  readonly breaker: BreakerState;
  readonly sinceMs: number;
  /** How often a breaker was reported to have opened. */
  readonly openings: number;
  readonly openedAtMs?: number;
  readonly answeredAtMs?: number;
}

/** All metrics. Plain data: stored as it is, and shown by the operator's command. */
export interface OperationsState {
  readonly format: 1;
  /** Since when it counts, real clock, milliseconds. */
  readonly sinceMs: number;
  readonly sources: Readonly<Record<string, SourceMarks>>;
  readonly hosts: Readonly<Record<string, HostMarks>>;
  /** By host; absent in what earlier builds kept. */
  readonly budgets?: Readonly<Record<string, BudgetState>>;
  /** Oldest first; hours without events are left out. */
  readonly hours: readonly HourBucket[];
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

export function createEmptyOperations(nowMs: number): OperationsState {
  return { format: 1, sinceMs: nowMs, sources: {}, hosts: {}, hours: [], runs: [] };
}

/** Counts of two spans of time together. */
export function addCounts(one: SourceCounts, other: SourceCounts): SourceCounts {
  return {
    fetches: addNumbers(one.fetches, other.fetches),
    reads: addNumbers(one.reads, other.reads),
    droppedRows: one.droppedRows + other.droppedRows,
    bytes: one.bytes + other.bytes,
    upstreamMs: one.upstreamMs + other.upstreamMs,
    slowestMs: Math.max(one.slowestMs, other.slowestMs),
  };
}

export function addNumbers<Name extends string>(
  one: Readonly<Partial<Record<Name, number>>>,
  other: Readonly<Partial<Record<Name, number>>>,
): Partial<Record<Name, number>> {
  const sum: Partial<Record<Name, number>> = { ...one };
  for (const [name, more] of Object.entries(other) as [Name, number][]) sum[name] = (sum[name] ?? 0) + more;
  return sum;
}

/**
 * The object that counts what happens, and keeps the budgets of calls. Its failures never take anything from a page; callers log
 * them and go on, without believing what takes a second witness, and each with a small budget of its own.
 */
export interface MetricsObject extends HostJudge, CallBudgets {
  note(batch: OperationsBatch): Promise<void>;
  /** Asks for the lease of prewarming. @param nowMs real clock */
  beginRun(nowMs: number): Promise<BeganRun>;
  /** A sign of life. @returns whether the run still holds the lease; if not, another one goes on in its place */
  noteProgress(runId: string, progress: RunProgress): Promise<boolean>;
  /** @param memory for the next run: text that nobody else reads; unless given, that of the run before stays */
  endRun(runId: string, summary: RunSummary, memory?: string): Promise<void>;
  /** All that it knows: the JSON text of an `OperationsState`. */
  snapshot(): Promise<string>;
}
