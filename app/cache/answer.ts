import type { SourceRequest } from './define-source';
import type { CopyFacts } from './entry';

/** Which tier an answer came from, nearest first. */
export type AnswerOrigin = 'memory' | 'kv' | 'refresher' | 'upstream';

/**
 * Why there is no answer. `not-found` is upstream's own answer (404); everything else is a failure. `unusable-rows`:
 * the answer was well-formed, and its rows were not. `unconfirmed`: it contradicts a good copy, and no second witness has said the
 * same. `not-asked`: too many unknown parameters were asked for lately.
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
  | 'not-asked';

/** Until when something may be served. Real clock, milliseconds. */
export interface FreshnessLifetimes {
  /** Until when nobody needs to be asked. */
  readonly freshUntilMs: number;
  /** Until when it may be served while a refresh runs. */
  readonly revalidateUntilMs: number;
  /** Until when it may be served because upstream fails (stale-if-error). */
  readonly usableUntilMs: number;
}

export interface GoodAnswer<Value> extends FreshnessLifetimes {
  readonly status: 'ok';
  readonly value: Value;
  /** Real clock, milliseconds: when upstream gave (or confirmed) this value. Age is judged by this alone. */
  readonly fetchedAtMs: number;
  /** Real clock, milliseconds: when upstream first gave this content. A confirmation leaves it. */
  readonly changedAtMs: number;
  /** What the lifetimes follow from. */
  readonly copy: CopyFacts;
  readonly origin: AnswerOrigin;
  /** Rows of the wire answer that the schema left out. */
  readonly droppedRows: number;
}

export interface FailedAnswer {
  readonly status: 'failed';
  readonly reason: FailureReason;
  /** For operators and logs, never for the page. */
  readonly detail: string;
  /** How long upstream's 404 may be served; absent when upstream gave no answer. */
  readonly lifetimes?: FreshnessLifetimes;
  /** What the lifetimes follow from. */
  readonly copy?: CopyFacts;
}

export type SourceAnswer<Value> = GoodAnswer<Value> | FailedAnswer;

/** One source that a page read, with its answer; the response headers are derived from these. */
export interface SourceRead {
  readonly request: SourceRequest;
  readonly answer: SourceAnswer<unknown>;
  /** Milliseconds spent until the answer was there. */
  readonly waitedMs: number;
  /** The page stands without it: see `PageSources.dependent`. */
  readonly isDependent?: boolean;
}
