/** The list of football conferences. */
export const conferenceListPath = '/sports/football/regular-season/conference-schedules';

/** The standings and schedules of one football conference. */
export function buildConferencePath(conferenceId: string): string {
  return `${conferenceListPath}/${encodeURIComponent(conferenceId)}`;
}
