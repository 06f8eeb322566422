import type { KnownCell, KnownTable } from './known-table';
import { addYears } from './written-days';

/** A known table of another season, whose days have their years. */
export function addYearsToTable(table: KnownTable, season: string): KnownTable {
  const addToCell = (cell: KnownCell) => (typeof cell === 'string' ? addYears(cell, season) : cell);
  if (table.kind === 'lists')
    return { ...table, lists: table.lists.map((list) => ({ ...list, items: list.items.map(addToCell) })) };
  const sections = table.sections.map((section) => ({
    ...section,
    rows: section.rows.map((row) => row.map(addToCell)),
  }));
  return { ...table, sections };
}
