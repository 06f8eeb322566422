import { SECOND_MS } from '~/time-units';
import type { SourceRequest } from './define-source';
import { pickCopyFacts, type CopyFacts, type Entry } from './entry';
import type { LiveRow, RowChange } from './live-rows';

/** Tier that gave an answer, nearest first. */
export type AnswerOrigin = 'memory' | 'kv' | 'refresher' | 'upstream';

/**
 * Why there is no answer. `not-found` is upstream's own 404; everything else is a failure.
 * - `unusable-rows`: the answer was well-formed, but its rows were not.
 * - `unconfirmed`: it contradicts a good copy and no second answer has confirmed it.
 * - `over-limit`: too many unknown parameters were requested recently.
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
  | 'over-limit';

/** Times until which an answer may be served. Real clock, milliseconds. */
export interface FreshnessLifetimes {
  readonly freshUntilMs: number;
  /** May be served while a refresh runs. */
  readonly revalidateUntilMs: number;
  /** May be served if upstream fails (stale-if-error). */
  readonly usableUntilMs: number;
}

/** A value of upstream, fresh or stale. */
export interface GoodAnswer<Value> {
  readonly status: 'ok';
  readonly value: Value;
  /** Real clock, milliseconds: when upstream gave or revalidated this value. Age is judged by this alone. */
  readonly fetchedAtMs: number;
  /** Real clock, milliseconds: when upstream first gave this content. A revalidation does not change it. */
  readonly changedAtMs: number;
  /** Rows in play and a moment after; absent for a source without such rows. */
  readonly liveRows?: readonly LiveRow[] | undefined;
  /** Changes of rows that are over; absent for a source without such rows. */
  readonly rowChanges?: readonly RowChange[] | undefined;
  readonly lifetimes: FreshnessLifetimes;
  /** The page waited in vain for newer live data. */
  readonly isRefreshFailing?: boolean | undefined;
  /** Facts from which the lifetimes are computed. */
  readonly copy: CopyFacts;
  readonly origin: AnswerOrigin;
}

/** No value that may be served. */
export interface FailedAnswer {
  readonly status: 'failed';
  readonly reason: FailureReason;
  /** For operators and logs, never for the page. */
  readonly detail: string;
  /** How long upstream's 404 may be served; absent when upstream gave no answer. */
  readonly lifetimes?: FreshnessLifetimes;
  readonly copy?: CopyFacts;
}

/** How long live data may be due before a failing source is named: a call that fails once is soon repeated. */
const FAILURE_GRACE_MS = 10 * SECOND_MS;

/** Whether a value is older than it should be, because its source does not answer. */
export function isAnswerStale(
  { lifetimes, isRefreshFailing }: Pick<GoodAnswer<unknown>, 'lifetimes' | 'isRefreshFailing'>,
  nowMs: number,
): boolean {
  const { freshUntilMs, revalidateUntilMs } = lifetimes;
  return nowMs > revalidateUntilMs || (isRefreshFailing === true && nowMs > freshUntilMs + FAILURE_GRACE_MS);
}

export type SourceAnswer<Value> = GoodAnswer<Value> | FailedAnswer;

/** A source that a page has read, with its answer. */
export interface SourceRead {
  readonly request: SourceRequest;
  readonly answer: SourceAnswer<unknown>;
  readonly waitedMs: number;
  /** The page does not need it; see `PageSources.dependent`. */
  readonly isDependent?: boolean;
}

/** A copy, and the tier that had it. */
export interface HeldCopy {
  readonly entry: Entry;
  readonly origin: AnswerOrigin;
}

/** The answer of a copy. Upstream's own 404 is a failure. */
export function buildSourceAnswer({ entry, origin }: HeldCopy, lifetimes: FreshnessLifetimes): SourceAnswer<unknown> {
  const { kind, value, fetchedAtMs, changedAtMs, liveRows, rowChanges } = entry;
  const copy = pickCopyFacts(entry);
  if (kind === 'missing') {
    return { status: 'failed', reason: 'not-found', detail: 'upstream knows no such thing', lifetimes, copy };
  }
  return { status: 'ok', value, fetchedAtMs, changedAtMs, copy, origin, liveRows, rowChanges, lifetimes };
}

/** The answer to a request that has no usable address. */
export function buildUnanswerable(error: Error | undefined): SourceAnswer<unknown> {
  return { status: 'failed', reason: 'not-found', detail: error?.message ?? 'no key' };
}
