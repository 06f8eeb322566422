/** The schedule of one football team. */
export function teamSchedulePath(footballId: string): string {
  return `/sports/football/regular-season/schedule-detail/${encodeURIComponent(footballId)}`;
}
