import { buildLegacyTable, type LegacyCell } from '../../http/legacy-page';
import { wrapFont } from './page-parts';

/** A starting team, or the winner of two earlier places. */
export interface BracketPlace {
  /** Empty while undecided. */
  readonly html: string;
  /** Score or time of the deciding game; empty for a starting team. */
  readonly note: string;
  readonly from: readonly [BracketPlace, BracketPlace] | null;
}

interface Cell {
  readonly column: number;
  readonly span: number;
  readonly place: BracketPlace;
}

/** The champion is at the right. Teams with a bye are in the column before their first game. */
export function buildBracketTable(champion: BracketPlace, heads: readonly string[]): string {
  const columns = measureDepth(champion);
  const rows: Cell[][] = [];
  spread(champion, columns, rows);
  const attributes = 'BORDER="1" CELLPADDING="2" CELLSPACING="0"';
  return buildLegacyTable(heads.slice(-columns - 1), rows.map(listTableCells), attributes);
}

function measureDepth({ from }: BracketPlace): number {
  return from === null ? 0 : 1 + Math.max(...from.map(measureDepth));
}

/** Returns the row span. */
function spread(place: BracketPlace, column: number, rows: Cell[][]): number {
  const first = rows.length;
  if (place.from === null) {
    rows.push([]);
    // Byes have empty cells to their left.
    for (let empty = 0; empty < column; empty += 1) rows[first]?.push({ column: empty, span: 1, place: nobody });
  } else for (const source of place.from) spread(source, column - 1, rows);
  const span = rows.length - first;
  rows[first]?.push({ column, span, place });
  return span;
}

const nobody: BracketPlace = { html: '', note: '', from: null };

function listTableCells(cells: readonly Cell[]): LegacyCell[] {
  return [...cells]
    .sort((left, right) => left.column - right.column)
    .map(({ span, place }) => {
      const html = place.note === '' ? place.html : `${place.html}<BR>${wrapFont(1, place.note)}`;
      return { html, attributes: `NOWRAP${span === 1 ? '' : ` ROWSPAN="${span}"`}` };
    });
}
