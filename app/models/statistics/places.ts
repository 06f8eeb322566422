import { groupBy } from '~/group-by';

/** A row with its place among others. */
export interface Placed<Row> {
  readonly row: Row;
  /** Shared by level rows; `null` for a row without a value. */
  readonly place: number | null;
  readonly isTied: boolean;
}

/** Ranks rows by value; two rows in first place leave no second place. Rows without a value come last. */
export function placeRows<Row>(
  rows: readonly Row[],
  getValue: (row: Row) => number | null,
  compareLevel: (one: Row, other: Row) => number,
): Placed<Row>[] {
  const valued = rows.map((row) => ({ row, value: getValue(row) }));
  const sorted = valued.sort((a, b) => compareValues(a.value, b.value) || compareLevel(a.row, b.row));
  const level = groupBy([...sorted.keys()], (index) => sorted[index]?.value ?? null);
  return sorted.map(({ row, value }) => {
    const sharing = (value === null ? undefined : level.get(value)) ?? [];
    return { row, place: sharing[0] === undefined ? null : sharing[0] + 1, isTied: sharing.length > 1 };
  });
}

function compareValues(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return b - a;
}
