import type { BreakerState } from './circuit-breaker';
import type { Entry, EntryKind } from './entry';
import type { FetchFailure, UpstreamResult } from './fetch-upstream';
import type { RowCounts } from './unusable-rows';

/**
 * What an attempt to fetch a source came to; `not-called` when the breaker of its host was open, `reread-failed` when the schema of this
 * build refused an answer that an earlier build has kept.
 */
export type FetchOutcome = EntryKind | 'unchanged' | 'not-called' | 'reread-failed' | FetchFailure['reason'];

/** Whether upstream was asked. */
export function isCall(outcome: string): boolean {
  return outcome !== 'not-called' && outcome !== 'reread-failed';
}

/** One attempt to fetch a source, for operators. Plain data. */
export interface FetchReport {
  readonly source: string;
  readonly outcome: FetchOutcome;
  /** In words, when it failed. */
  readonly detail?: string;
  /** Real clock, milliseconds: when it ended. */
  readonly atMs: number;
  /** From the call to the value, retry and validation included. */
  readonly durationMs: number;
  /** It gave content, or confirmed that of the copy at hand. */
  readonly hasContent?: true;
  /** Size of the value as kept, in characters of JSON; 0 without one. */
  readonly bytes: number;
  /** Rows of the answer, used or not; 0 without a new answer. */
  readonly receivedRows: number;
  /** Those that did not fit the schema. */
  readonly droppedRows: number;
  /** Who was called, and what the caller's breaker for that host says since; absent without an address. */
  readonly host?: string;
  readonly breaker?: BreakerState;
}

export type NoteFetch = (report: FetchReport) => void;

/** What a call came to, and what is known of its host since. */
export interface CalledUpstream {
  readonly result: UpstreamResult;
  readonly isCalled?: true;
  /** Redirects and a retry included. */
  readonly calls?: number;
  readonly host?: string;
  readonly breaker?: BreakerState;
}

/** A new answer as upstream gave it, before a schema reads it. */
export type RawAnswer = Exclude<UpstreamResult, FetchFailure | { kind: 'unchanged' }>;

/**
 * An entry with the calls of upstream that it took, redirects and a retry included; or why there is none.
 * `answer`: what the entry was made of; absent when the copy at hand still holds.
 */
export type FetchedEntry =
  | { readonly kind: 'entry'; readonly entry: Entry; readonly calls?: number; readonly answer?: RawAnswer }
  | FetchFailure;

export type Times = Pick<Entry, 'fetchedAtMs' | 'upstreamMs'>;

/**
 * @param fetched what the call's result was made into
 * @param rows what became of the answer's rows, whether it was used or not
 */
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
    ...(host !== undefined && { host }),
    ...(breaker !== undefined && { breaker }),
  };
}

function classifyFetch(result: UpstreamResult, fetched: FetchedEntry): FetchOutcome {
  if (fetched.kind === 'failure') return fetched.reason;
  return result.kind === 'unchanged' ? 'unchanged' : fetched.entry.kind;
}
