import type { Log } from '../base/log';
import type { SourceRequest } from '../source/define-source';
import type { Entry, EntryKind } from '../source/entry';
import type { RowCounts, RowTally } from '../source/row-tally';
import type { BreakerState } from './circuit-breaker';
import type { FetchFailure, UpstreamResult } from './fetch-upstream';

/** `not-called`: the circuit breaker of the host was open. `reread-failed`: this build cannot parse a kept answer. */
export type FetchOutcome = EntryKind | 'unchanged' | 'not-called' | 'reread-failed' | FetchFailure['reason'];

export function isCall(outcome: string): boolean {
  return outcome !== 'not-called' && outcome !== 'reread-failed';
}

/** Whether upstream answered, if only with a 404. */
export function isAnswer(outcome: string): boolean {
  return ['value', 'empty', 'missing', 'unchanged'].includes(outcome);
}

/** Report of an attempt to fetch a source. Plain data. */
export interface FetchReport {
  readonly source: string;
  readonly outcome: FetchOutcome;
  readonly detail?: string;
  /** When the attempt ended (real clock, milliseconds). */
  readonly atMs: number;
  /** Duration from the call to the parsed value, with retry. */
  readonly durationMs: number;
  /** The attempt fetched content, or revalidated that of the copy. */
  readonly hasContent?: true;
  /** Size of the value as JSON text, in characters; 0 without a value. */
  readonly bytes: number;
  /** Rows of the answer, used or not; 0 without a new answer. */
  readonly receivedRows: number;
  readonly droppedRows: number;
  /** The called host, and the state of the caller's circuit breaker for it. Absent without a URL. */
  readonly host?: string;
  readonly breaker?: BreakerState;
}

export type NoteFetch = (report: FetchReport) => void;

/** Result of a call, and the state of its host. */
export interface CalledUpstream {
  readonly result: UpstreamResult;
  readonly isCalled?: true;
  /** Number of requests, including redirects and a retry. */
  readonly calls?: number;
  readonly host?: string;
  readonly breaker?: BreakerState;
}

/** A new answer, unparsed. */
export type RawAnswer = Exclude<UpstreamResult, FetchFailure | { kind: 'unchanged' }>;

/** An entry or a failure. `answer` is absent if upstream revalidated the copy. */
export type FetchedEntry =
  | { readonly kind: 'entry'; readonly entry: Entry; readonly calls?: number; readonly answer?: RawAnswer }
  | FetchFailure;

export type Times = Pick<Entry, 'fetchedAtMs' | 'upstreamMs' | 'upstreamFreshUntilMs'>;

/** Builds the report of an attempt. `rows` counts all rows of the answer. */
export function fetchReport(
  source: string,
  { result, isCalled, host, breaker }: CalledUpstream,
  fetched: FetchedEntry,
  { fetchedAtMs, upstreamMs }: Times,
  { receivedRows, droppedRows }: RowCounts,
): FetchReport {
  const kept = fetched.kind === 'entry' && result.kind === 'body' ? fetched.entry : undefined;
  return {
    source,
    outcome: isCalled === undefined ? 'not-called' : classifyFetch(result, fetched),
    atMs: fetchedAtMs,
    durationMs: upstreamMs,
    ...(fetched.kind === 'entry' && fetched.entry.kind === 'value' && { hasContent: true }),
    bytes: kept?.bytes ?? 0,
    receivedRows,
    droppedRows,
    ...(fetched.kind === 'failure' && { detail: fetched.detail }),
    host,
    breaker,
  };
}

function classifyFetch(result: UpstreamResult, fetched: FetchedEntry): FetchOutcome {
  if (fetched.kind === 'failure') return fetched.reason;
  return result.kind === 'unchanged' ? 'unchanged' : fetched.entry.kind;
}

/** Logs the outcome of a fetch. */
export function logRefresh(
  { log, caller }: { readonly log: Log; readonly caller: string },
  { definition, params }: SourceRequest,
  result: UpstreamResult,
  fetched: FetchedEntry,
  durationMs: number,
  rows: RowTally,
): void {
  const path = definition.buildPath(params);
  const about = { source: definition.name, path, caller, durationMs, ...pickCounts(rows) };
  if (fetched.kind === 'failure') {
    log({ event: 'refresh-failed', ...about, reason: fetched.reason, detail: fetched.detail });
    return;
  }
  const outcome = result.kind === 'body' ? fetched.entry.kind : result.kind;
  const why = rows.dropReasons === '' ? {} : { dropReasons: rows.dropReasons };
  log({ event: 'refresh', ...about, outcome, bytes: fetched.entry.bytes, ...why });
}

/** Row counts for the log; zeros are left out. */
export function pickCounts({ receivedRows, droppedRows, droppedItems, leftOutRows }: RowTally) {
  const counts = { receivedRows, droppedRows, droppedItems, leftOutRows };
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}
