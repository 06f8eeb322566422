/** What is known of a person, each line once. */
export function dropEmptyLines(lines: readonly (string | null)[]): string[] {
  return [...new Set(lines.filter((line) => line !== null))];
}

/** `Term ends 2027`, of a year; `null` where the year is not known. */
export function formatTerm(termExpires: string | null): string | null {
  return termExpires === null ? null : `Term ends ${termExpires}`;
}

/** The word beside a name, such as `Chair`; `null` for a position that all the others have too. */
export function getPositionMark(position: string | null): string | null {
  return position !== null && /^(?:member|director)$/i.test(position) ? null : position;
}
