import { type Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';

export function createTeamHref(sport: Sport | undefined): ((schoolId: string) => string) | null {
  return sport?.hasStatistics === true
    ? (schoolId) => buildHref(Route.teamOfSchool, { sportId: sport.id, school: schoolId })
    : null;
}
