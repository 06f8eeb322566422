import { countFittingRows, type Entry } from './entry';
import { computeLifetimes } from './freshness';
import type { FreshnessPolicy } from './policies';

/** Row counts of an answer: received, not fitting the schema, and of another day or class than requested. */
export type RowCounts = Pick<Entry, 'receivedRows' | 'droppedRows'> & { readonly notAskedForRows?: number };

/**
 * Why rows are unusable; `null` if they are usable. Mostly lost or unrequested rows count only while a good copy with many more rows may be
 * served (decision 12).
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
