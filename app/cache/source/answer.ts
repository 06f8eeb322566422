import { SECOND_MS } from '~/time-units';
import type { ChangeLog, SourceRequest } from './define-source';
import { pickCopyFacts, type CopyFacts, type Entry } from './entry';
import type { LiveRow, RowChange } from './live-rows';

/** Where an answer came from, nearest first. */
export type AnswerOrigin = 'memory' | 'kv' | 'refresher' | 'upstream';

/**
 * Why there is no answer. `not-found` is a 404 from upstream; all others are failures.
 * - `unusable-rows`: the answer was well-formed, but its rows were not.
 * - `unconfirmed`: the answer contradicts a good copy, and no second answer has confirmed it yet.
 * - `not-published`: the association does not publish the source, so it is not called.
 * - `over-limit`: too many unknown parameters were requested, or too many direct calls made, within a minute.
 */
export type FailureReason =
  | 'not-found'
  | 'timeout'
  | 'unreachable'
  | 'upstream-error'
  | 'bad-answer'
  | 'too-large'
  | 'unusable-rows'
  | 'unconfirmed'
  | 'not-published'
  | 'over-limit';

/** Times until which an answer may be served. Real clock, milliseconds. */
export interface FreshnessLifetimes {
  readonly freshUntilMs: number;
  /** May be served while a refresh runs. */
  readonly revalidateUntilMs: number;
  /** May be served if upstream fails (stale-if-error). */
  readonly usableUntilMs: number;
}

/** A value, fresh or stale. */
export interface GoodAnswer<Value> {
  readonly status: 'ok';
  readonly value: Value;
  /** When the value was last fetched or revalidated (real clock, milliseconds). Its age counts from here. */
  readonly fetchedAtMs: number;
  /** When this content was first fetched (real clock, milliseconds). Revalidation does not change it. */
  readonly changedAtMs: number;
  /** Rows in play, and those that ended minutes ago; absent for a source without such rows. */
  readonly liveRows?: readonly LiveRow[] | undefined;
  /** Last changes of rows that are over; absent for a source without such rows. */
  readonly rowChanges?: readonly RowChange[] | undefined;
  /** Changes of rows between answers; absent without any. */
  readonly changeLog?: ChangeLog | undefined;
  readonly lifetimes: FreshnessLifetimes;
  /** The page waited for newer live data and did not get any. */
  readonly isRefreshFailing?: boolean | undefined;
  /** Facts from which `lifetimes` was computed. */
  readonly copy: CopyFacts;
  readonly origin: AnswerOrigin;
}

/** Detail of a failure without a call. A later read may have an answer. */
export const heldBackDetail = 'not called: the budget of calls for the host is spent';

/** There is no value that may be served. */
export interface FailedAnswer {
  readonly status: 'failed';
  readonly reason: FailureReason;
  /** For logs and operators. Pages do not show it. */
  readonly detail: string;
  /** Lifetimes of a 404 from upstream; absent if upstream did not answer. */
  readonly lifetimes?: FreshnessLifetimes;
  readonly copy?: CopyFacts;
}

/** Live data may be this much too old before the page names the source as failing, because one failed call is soon repeated. */
const FAILURE_GRACE_MS = 10 * SECOND_MS;

/** Whether a value is too old because its source does not answer. */
export function isAnswerStale(
  { lifetimes, isRefreshFailing }: Pick<GoodAnswer<unknown>, 'lifetimes' | 'isRefreshFailing'>,
  nowMs: number,
): boolean {
  const { freshUntilMs, revalidateUntilMs } = lifetimes;
  return nowMs > revalidateUntilMs || (isRefreshFailing === true && nowMs > freshUntilMs + FAILURE_GRACE_MS);
}

export type SourceAnswer<Value> = GoodAnswer<Value> | FailedAnswer;

/** Whether the page did not wait until the answer came, which is likely to be there soon. */
export function isLate(answer: SourceAnswer<unknown>): boolean {
  return answer.status === 'failed' && answer.reason === 'timeout';
}

/** Called with each answer of a read as soon as it is there, perhaps before the others. Must not throw. */
export type NoteAnswer = (request: SourceRequest, answer: SourceAnswer<unknown>) => void;

/** For a request that is `isKeptOnly`. */
export const notKept: FailedAnswer = { status: 'failed', reason: 'unreachable', detail: 'not called: no copy is kept' };

/** Answer to a request for a source that the association does not publish. */
export const unpublished: FailedAnswer = {
  status: 'failed',
  reason: 'not-published',
  detail: 'the association does not publish it',
};

/** A source that a page has read, with its answer. */
export interface SourceRead {
  readonly request: SourceRequest;
  readonly answer: SourceAnswer<unknown>;
  readonly waitedMs: number;
  /** See `PageSources.dependent`. */
  readonly isDependent?: boolean;
}

/** A copy, and where it came from. */
export interface HeldCopy {
  readonly entry: Entry;
  readonly origin: AnswerOrigin;
}

/** Converts a copy to an answer. A copy of a 404 becomes a failure. */
export function buildSourceAnswer({ entry, origin }: HeldCopy, lifetimes: FreshnessLifetimes): SourceAnswer<unknown> {
  const { kind, value, fetchedAtMs, changedAtMs, liveRows, rowChanges, changeLog } = entry;
  const copy = pickCopyFacts(entry);
  if (kind === 'missing') {
    return { status: 'failed', reason: 'not-found', detail: 'upstream knows no such thing', lifetimes, copy };
  }
  return { status: 'ok', value, fetchedAtMs, changedAtMs, copy, origin, liveRows, rowChanges, changeLog, lifetimes };
}

/** Answer to a request whose parameters make no usable path. */
export function buildUnanswerable(error: Error | undefined): SourceAnswer<unknown> {
  return { status: 'failed', reason: 'not-found', detail: error?.message ?? 'no key' };
}
