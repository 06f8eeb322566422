export function dropEmptyLines(lines: readonly (string | null)[]): string[] {
  return [...new Set(lines.filter((line) => line !== null))];
}

/** `Term ends 2027`; `null` if the year is unknown. */
export function formatTerm(termExpires: string | null): string | null {
  return termExpires === null ? null : `Term ends ${termExpires}`;
}

/** Distinguishing word beside a name, such as `Chair`; `null` for an ordinary position. */
export function getPositionMark(position: string | null): string | null {
  return position !== null && /^(?:member|director)$/i.test(position) ? null : position;
}
