/** The schedule of one football team. */
export function buildTeamSchedulePath(footballId: string): string {
  return `/sports/football/regular-season/schedule-detail/${encodeURIComponent(footballId)}`;
}
