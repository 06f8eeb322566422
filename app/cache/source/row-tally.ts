import type { WireContext } from './define-source';
import { countFittingRows, type Entry } from './entry';
import { computeLifetimes } from './freshness';
import type { FreshnessPolicy } from './policies';

/** Thrown while parsing an answer with more rows than its source allows. */
export class TooManyRowsError extends Error {
  override name = 'TooManyRowsError';
}

const SHOWN_REASONS = 3;

/** Counts the rows of one answer while its schema reads them. */
export class RowTally {
  readonly #maxRows: number;
  readonly #reasons = new Set<string>();
  /** Rows of the answer, used or not. Items inside rows do not count. */
  receivedRows = 0;
  /** Rows that do not fit the schema. */
  droppedRows = 0;
  /** Items inside rows that do not fit the schema. */
  droppedItems = 0;
  /** Well-formed rows left out on purpose. */
  leftOutRows = 0;
  /** Those of the left-out rows that are of another day or class than requested. */
  notRequestedRows = 0;
  #items = 0;

  /** `maxRows` limits the number of rows and items inside rows together. */
  constructor(maxRows: number) {
    this.#maxRows = maxRows;
  }

  /** Callbacks that the schema calls. */
  readonly hooks: Required<Pick<WireContext, 'dropRow' | 'leaveOutRow' | 'dropItem' | 'receive'>> = {
    receive: (count, what) => {
      if (what === 'rows') this.receivedRows += count;
      else this.#items += count;
      const total = this.receivedRows + this.#items;
      if (total > this.#maxRows)
        throw new TooManyRowsError(`answer with ${total} rows or more, and at most ${this.#maxRows} are read`);
    },
    dropRow: (reason) => {
      this.droppedRows += 1;
      this.#note(reason);
    },
    dropItem: (reason) => {
      this.droppedItems += 1;
      this.#note(reason);
    },
    leaveOutRow: (_, why) => {
      this.leftOutRows += 1;
      if (why === 'not-requested') this.notRequestedRows += 1;
    },
  };

  /** The first few reasons for dropping something; empty if nothing was dropped. */
  get dropReasons(): string {
    return [...this.#reasons].join('; ');
  }

  #note(reason: string): void {
    if (this.#reasons.size < SHOWN_REASONS) this.#reasons.add(reason);
  }
}

/** Numbers of rows of an answer, see `RowTally`. */
export type RowCounts = Pick<Entry, 'receivedRows' | 'droppedRows'> & { readonly notRequestedRows?: number };

/**
 * Why the rows of an answer are unusable; `null` if they are usable. An answer that lost most of its rows, or has mostly rows that were not
 * requested, is unusable only if a good copy with many more rows may be served (decision 12).
 */
export function findUnusableRows(
  { receivedRows, droppedRows, notRequestedRows = 0 }: RowCounts,
  previous: Entry | undefined,
  policy: FreshnessPolicy,
  nowMs: number,
): string | null {
  const fitting = receivedRows - droppedRows;
  const isOfAnotherRequest = notRequestedRows > 0 && fitting <= notRequestedRows;
  if (droppedRows === 0 && !isOfAnotherRequest) return null;
  const words = `${droppedRows} of ${receivedRows} rows do not fit`;
  if (droppedRows > 0 && fitting <= 0) return words;
  if (previous?.kind !== 'value' || nowMs >= computeLifetimes(previous, policy, -Infinity).usableUntilMs) return null;
  const before = countFittingRows(previous);
  if (isOfAnotherRequest) return before > 0 ? `none of ${receivedRows} rows is what was asked for` : null;
  const isLost = (lost: number, of: number) => lost * 100 > policy.mostDroppedPercent * of;
  return isLost(droppedRows, receivedRows) && isLost(before - fitting, before)
    ? `${words}, and the copy at hand has ${before} that do`
    : null;
}
