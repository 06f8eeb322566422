import { findDays } from '../dates/days-in-words';
import { compareNullLast, compareNumbered } from '../text/text-order';
import { isLiveCell, type KnownCell, type KnownGrid } from './known-table';
import { toPlainText } from './rich-text';

export interface TableOrder {
  /** Id of the column. */
  readonly column: string;
  readonly isReversed: boolean;
}

/**
 * The rows in the order of a column, each section by itself; empty cells come last. A table without the column is unchanged.
 * @param season of days that are written without their year
 */
export function sortKnownGrid(grid: KnownGrid, { column, isReversed }: TableOrder, season: string): KnownGrid {
  const index = grid.columns.findIndex(({ id }) => id === column);
  if (index === -1) return grid;
  const direction = isReversed ? -1 : 1;
  const readKey = (row: readonly KnownCell[]) => {
    const text = getCellText(row[index] ?? '');
    return text === '' || /^\p{Pd}$/u.test(text)
      ? null
      : (findDays(text, season)[0] ?? text.replace(/(\d),(?=\d{3})/g, '$1'));
  };
  const compare = (a: string | null, b: string | null) =>
    a === null || b === null ? compareNullLast(a, b) : direction * compareNumbered(a, b);
  return {
    ...grid,
    sections: grid.sections.map((section) => ({
      ...section,
      rows: section.rows
        .map((row) => ({ row, key: readKey(row) }))
        .sort((a, b) => compare(a.key, b.key))
        .map(({ row }) => row),
    })),
  };
}

function getCellText(cell: KnownCell): string {
  if (typeof cell === 'string') return cell;
  return isLiveCell(cell) ? cell.live : toPlainText(cell);
}
