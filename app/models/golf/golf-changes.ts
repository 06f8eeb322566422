/** What is remembered of a row to tell what changed since. */
export interface SeenRow {
  readonly key: string;
  readonly place: number | null;
  /** Overall score as it is shown. */
  readonly score: string;
}

export interface RowChange {
  /** Places gained (negative when lost). */
  readonly gained: number;
  readonly hasNewScore: boolean;
}

/** What changed from one answer to the next, by row; rows that stayed as they were, or are new, are not listed. */
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
