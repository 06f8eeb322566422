import { countFittingRows, type Entry } from './entry';
import { computeLifetimes } from './freshness';
import type { FreshnessPolicy } from './policies';

/** Rows of an answer, how many of them do not fit their schema, and how many are of another day or class than asked for. */
export type RowCounts = Pick<Entry, 'receivedRows' | 'droppedRows'> & { readonly notAskedForRows?: number };

/**
 * Why an answer's rows cannot be used, in words; `null` when they can. An answer all of whose rows fail is never used. One
 * that loses most of its rows, or all of whose rows are of another day or class than asked for, is not used while there is a
 * good copy that may still be served and that held many more (decision 12).
 * @param previous the newest copy that is trusted
 */
export function findUnusableRows(
  { receivedRows, droppedRows, notAskedForRows = 0 }: RowCounts,
  previous: Entry | undefined,
  policy: FreshnessPolicy,
  nowMs: number,
): string | null {
  const fitting = receivedRows - droppedRows;
  const isOfAnotherQuestion = notAskedForRows > 0 && fitting <= notAskedForRows;
  if (droppedRows === 0 && !isOfAnotherQuestion) return null;
  const words = `${droppedRows} of ${receivedRows} rows do not fit`;
  if (droppedRows > 0 && fitting <= 0) return words;
  if (previous?.kind !== 'value' || nowMs >= computeLifetimes(previous, policy, -Infinity).usableUntilMs) return null;
  const before = countFittingRows(previous);
  if (isOfAnotherQuestion) return before > 0 ? `none of ${receivedRows} rows is what was asked for` : null;
  const isLost = (lost: number, of: number) => lost * 100 > policy.mostDroppedPercent * of;
  return isLost(droppedRows, receivedRows) && isLost(before - fitting, before)
    ? `${words}, and the copy at hand has ${before} that do`
    : null;
}
