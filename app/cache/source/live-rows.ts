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

function getId([id]: LiveFacts | LiveRow): string {
  return id;
}

/** Last change of the row (real clock, milliseconds). */
function getChangedAtMs([, , , , , , changedAtMs]: LiveRow): number {
  return changedAtMs;
}

export function isInPlay([, state]: LiveFacts | LiveRow): boolean {
  return state === 'live';
}

/** Selects the rows in play and those that ended minutes ago. `atMs` is the time of the answer. */
export function selectLiveRows(
  rows: readonly LiveFacts[],
  before: readonly LiveRow[] | undefined,
  atMs: number,
): readonly LiveRow[] {
  const known = new Map(before?.map((row) => [getId(row), row]));
  const dated = rows.flatMap((row): LiveRow[] => {
    const earlier = known.get(getId(row));
    if (earlier === undefined && !isInPlay(row)) return [];
    const isSame = earlier !== undefined && JSON.stringify(earlier.slice(0, row.length)) === JSON.stringify(row);
    return [[...row, isSame ? getChangedAtMs(earlier) : atMs]];
  });
  return listRecentRows(dated, atMs);
}

/** Selects the rows to send to open pages: in play, or changed minutes ago. */
export function listRecentRows(rows: readonly LiveRow[], nowMs: number): readonly LiveRow[] {
  return rows.filter((row) => isInPlay(row) || nowMs - getChangedAtMs(row) < AFTERWARDS_MS);
}

/** The last changes of rows that are over, as far as they were seen: new rows and rows that did not change have none. */
export function dateRowChanges(
  rows: readonly LiveFacts[],
  before: readonly LiveFacts[],
  known: readonly RowChange[],
  atMs: number,
): readonly RowChange[] {
  const earlier = new Map(before.map((row) => [getId(row), JSON.stringify(row)]));
  const times = new Map(known);
  return rows.flatMap((row): RowChange[] => {
    const [id] = row;
    const textBefore = earlier.get(id);
    if (isInPlay(row) || textBefore === undefined) return [];
    const changedAtMs = textBefore === JSON.stringify(row) ? times.get(id) : atMs;
    return changedAtMs === undefined ? [] : [[id, changedAtMs]];
  });
}
