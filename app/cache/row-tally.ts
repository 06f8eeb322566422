import type { WireContext } from './define-source';

/** Thrown while parsing an answer with more rows than its source allows. */
export class TooManyRowsError extends Error {
  override name = 'TooManyRowsError';
}

const SHOWN_REASONS = 3;

/** Counts the rows of one answer while its schema reads them. */
export class RowTally {
  readonly #maxRows: number;
  readonly #reasons = new Set<string>();
  /** Rows of the answer's own lists, used or not. */
  receivedRows = 0;
  /** Rows that do not fit the schema. */
  droppedRows = 0;
  /** Items inside rows that do not fit. */
  droppedItems = 0;
  /** Well-formed rows left out on purpose. */
  leftOutRows = 0;
  /** Left-out rows of another day or class than requested. */
  notAskedForRows = 0;
  #items = 0;

  /** `maxRows` bounds rows and items inside rows together. */
  constructor(maxRows: number) {
    this.#maxRows = maxRows;
  }

  /** Callbacks for the schema. */
  readonly hooks: Required<Pick<WireContext, 'dropRow' | 'leaveOutRow' | 'dropItem' | 'receive'>> = {
    receive: (count, what) => {
      if (what === 'rows') this.receivedRows += count;
      else this.#items += count;
      const total = this.receivedRows + this.#items;
      if (total > this.#maxRows)
        throw new TooManyRowsError(`${total} rows or more, and at most ${this.#maxRows} are read`);
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
      if (why === 'not-asked-for') this.notAskedForRows += 1;
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
