/** Facts kept of a row, to tell later what changed. */
export interface SeenRow {
  readonly key: string;
  readonly place: number | null;
  /** Overall score as shown. */
  readonly score: string;
}

export interface RowChange {
  /** Places gained (negative when lost). */
  readonly gained: number;
  readonly hasNewScore: boolean;
}

/** Changes between two answers, by row. Unchanged and new rows are omitted. */
export function compareBoards(before: readonly SeenRow[], after: readonly SeenRow[]): ReadonlyMap<string, RowChange> {
  const known = new Map(before.map((row) => [row.key, row]));
  return new Map(
    after.flatMap((row): [string, RowChange][] => {
      const seen = known.get(row.key);
      if (seen === undefined) return [];
      const gained = seen.place === null || row.place === null ? 0 : seen.place - row.place;
      const hasNewScore = seen.score !== row.score;
      return gained === 0 && !hasNewScore ? [] : [[row.key, { gained, hasNewScore }]];
    }),
  );
}
