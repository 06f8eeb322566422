import type { Log } from '../base/log';
import type { SourceRequest } from '../source/define-source';
import type { Entry, EntryKind } from '../source/entry';
import type { RowCounts, RowTally } from '../source/row-tally';
import type { BreakerState } from './circuit-breaker';
import type { FetchFailure, UpstreamResult } from './fetch-upstream';

/** `not-called`: its host's circuit breaker was open. `reread-failed`: this build refused a kept answer. */
export type FetchOutcome = EntryKind | 'unchanged' | 'not-called' | 'reread-failed' | FetchFailure['reason'];

export function isCall(outcome: string): boolean {
  return outcome !== 'not-called' && outcome !== 'reread-failed';
}

/** Whether upstream answered, be it with a 404. */
export function isAnswer(outcome: string): boolean {
  return ['value', 'empty', 'missing', 'unchanged'].includes(outcome);
}

/** One attempt to fetch a source, for operators. Plain data. */
export interface FetchReport {
  readonly source: string;
  readonly outcome: FetchOutcome;
  readonly detail?: string;
  /** Real clock, milliseconds: when it ended. */
  readonly atMs: number;
  /** From the call to the value, including retry and validation. */
  readonly durationMs: number;
  /** It gave content or revalidated that of the copy. */
  readonly hasContent?: true;
  /** Size of the kept value in characters of JSON; 0 without one. */
  readonly bytes: number;
  /** Rows of the answer, used or not; 0 without a new answer. */
  readonly receivedRows: number;
  readonly droppedRows: number;
  /** Called host with the state of the caller's circuit breaker for it; absent without an address. */
  readonly host?: string;
  readonly breaker?: BreakerState;
}

export type NoteFetch = (report: FetchReport) => void;

/** Result of a call and the known state of its host. */
export interface CalledUpstream {
  readonly result: UpstreamResult;
  readonly isCalled?: true;
  /** Including redirects and a retry. */
  readonly calls?: number;
  readonly host?: string;
  readonly breaker?: BreakerState;
}

/** New answer of upstream before a schema reads it. */
export type RawAnswer = Exclude<UpstreamResult, FetchFailure | { kind: 'unchanged' }>;

/** An entry or a failure, with the number of calls. `answer` is absent when the copy still holds. */
export type FetchedEntry =
  | { readonly kind: 'entry'; readonly entry: Entry; readonly calls?: number; readonly answer?: RawAnswer }
  | FetchFailure;

export type Times = Pick<Entry, 'fetchedAtMs' | 'upstreamMs' | 'upstreamFreshUntilMs'>;

/** `rows` counts the answer's rows, used or not. */
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

/** Counts for the log; none for an answer without rows. */
export function pickCounts({ receivedRows, droppedRows, droppedItems, leftOutRows }: RowTally) {
  const counts = { receivedRows, droppedRows, droppedItems, leftOutRows };
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}
