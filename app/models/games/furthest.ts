/** How far a row has come: of two rows with one id, the first part that differs decides. */
export type Progress = readonly (number | string)[];

export function isFurther(a: Progress, b: Progress): boolean {
  const index = a.findIndex((part, place) => part !== b[place]);
  return index !== -1 && (a[index] ?? 0) > (b[index] ?? 0);
}

/** One row for each id, in the place of the first: the one that is further along, or the first of equal ones. */
export function keepFurthest<Row>(
  rows: readonly Row[],
  getId: (row: Row) => string,
  measure: (row: Row) => Progress,
  onRepeat: () => void = () => undefined,
): Row[] {
  const byId = new Map<string, Row>();
  for (const row of rows) {
    const before = byId.get(getId(row));
    if (before !== undefined) onRepeat();
    if (before === undefined || isFurther(measure(row), measure(before))) byId.set(getId(row), row);
  }
  return [...byId.values()];
}

/** A row of a team's schedule, as far as it says how far the game has come. */
interface ListedGame {
  readonly outcome: unknown;
  readonly ownScore: number | null;
  readonly opponentScore: number | null;
  readonly day: string | null;
  readonly time: { readonly minutesOfDay: number | null } | null;
}

/** A result is further along than a later day, and that than a word such as `Postponed` in place of a time. */
export function measureListedGame({ outcome, ownScore, opponentScore, day, time }: ListedGame): Progress {
  const isScored = ownScore !== null && opponentScore !== null;
  return [Number(outcome !== null), Number(isScored), day ?? '', Number(time !== null && time.minutesOfDay === null)];
}
