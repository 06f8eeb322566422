import { MINUTE_MS } from '~/time-units';
import type { LiveFacts } from './define-source';

/* Live rows: games in play and those that just ended. Operators may allow more frequent refreshes for them (decision 46). */

/** A row with the time of its last change (real clock, milliseconds). */
export type LiveRow = readonly [...LiveFacts, changedAtMs: number];

/** Last change of a row that is over (real clock, milliseconds). */
export type RowChange = readonly [id: string, changedAtMs: number];

/** Header with the times of a file of live rows. They are not in the body, so that unchanged rows keep their entity tag. */
export const LIVE_MOMENTS_HEADER = 'fieldhouse-live';

const AFTERWARDS_MS = 15 * MINUTE_MS;

export function isInPlay([, state]: LiveFacts | LiveRow): boolean {
  return state === 'live';
}

/** Selects the rows in play and those that ended minutes ago. `atMs` is the time of the answer. */
export function selectLiveRows(
  rows: readonly LiveFacts[],
  before: readonly LiveRow[] | undefined,
  atMs: number,
): readonly LiveRow[] {
  const known = new Map(before?.map((row) => [row[0], row]));
  const dated = rows.flatMap((row): LiveRow[] => {
    const earlier = known.get(row[0]);
    if (earlier === undefined && !isInPlay(row)) return [];
    const isSame = earlier !== undefined && JSON.stringify(earlier.slice(0, -1)) === JSON.stringify(row);
    return [[...row, isSame ? earlier[6] : atMs]];
  });
  return listRecentRows(dated, atMs);
}

/** Selects the rows to send to open pages: in play, or changed minutes ago. */
export function listRecentRows(rows: readonly LiveRow[], nowMs: number): readonly LiveRow[] {
  return rows.filter((row) => isInPlay(row) || nowMs - row[6] < AFTERWARDS_MS);
}

/** The last changes of rows that are over, as far as they were seen: new rows and rows that did not change have none. */
export function dateRowChanges(
  rows: readonly LiveFacts[],
  before: readonly LiveFacts[],
  known: readonly RowChange[],
  atMs: number,
): readonly RowChange[] {
  const earlier = new Map(before.map((row) => [row[0], JSON.stringify(row)]));
  const times = new Map(known);
  return rows.flatMap((row): RowChange[] => {
    const [id] = row;
    const text = earlier.get(id);
    if (isInPlay(row) || text === undefined) return [];
    const changedAtMs = text === JSON.stringify(row) ? times.get(id) : atMs;
    return changedAtMs === undefined ? [] : [[id, changedAtMs]];
  });
}
