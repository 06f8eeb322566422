import type { WinnerSite } from '~/upstream/winner-reports';

/** Whether the results of a site may be shown and linked. */
export function isComplete({ status }: Pick<WinnerSite, 'status'>): boolean {
  return status?.toLowerCase() === 'complete';
}

/** Fewest strokes first, whatever mark is beside them (`72*`); those without strokes come last. Stable. */
export function sortByScore<Row extends { readonly score: string | null }>(rows: readonly Row[]): readonly Row[] {
  return [...rows].sort((a, b) => parseStrokes(a) - parseStrokes(b));
}

/** More than anybody plays, so that sorting needs no special case. */
const withoutStrokes = Number.MAX_SAFE_INTEGER;

function parseStrokes({ score }: { readonly score: string | null }): number {
  const strokes = /^[^\d-]{0,2}(\d+(?:\.\d+)?)(?![\d.])/.exec(score ?? '')?.[1];
  return strokes === undefined ? withoutStrokes : Number(strokes);
}

/** Levels in order of play; other levels come after these. */
const levels = ['regional', 'sectional', 'super-sectional', 'state'];

/** Sort key of a level in order of play. */
export function rankOfLevel(level: string): number {
  const rank = levels.indexOf(level.toLowerCase());
  return rank === -1 ? levels.length : rank;
}
