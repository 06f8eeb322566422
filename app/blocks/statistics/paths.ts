import type { Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';

export function createTeamHref(sport: Sport | undefined): ((schoolId: string) => string) | null {
  return sport?.hasStatistics === true
    ? (schoolId) => buildHref(Route.teamOfSchool, { sportId: sport.id, school: schoolId })
    : null;
}

/** The iCalendar files of a school's teams in the sports with schedules at the provider of statistics, each sport once. */
export function listTeamCalendars(sports: readonly Sport[], schoolId: string) {
  return [...new Set(sports)]
    .filter(({ hasStatistics }) => hasStatistics)
    .map(({ id, title }) => ({
      title,
      href: buildHref(Route.teamIcs, { sportId: id, file: `${schoolId}.ics` }),
    }));
}

/** Id of a school's row in the ratings. */
export function buildRatingRowId(schoolId: string): string {
  return `school-${schoolId}`;
}

/** The school's row in the ratings of its class. */
export function buildRatingHref(sportId: string, school: string): string {
  return buildHref(Route.mpRpi, { sportId, query: { school }, hash: buildRatingRowId(school) });
}
