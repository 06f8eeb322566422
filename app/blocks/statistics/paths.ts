import { type Sport, buildSportPath } from '~/config/sports';

/** The conferences of a sport. */
export function buildStandingsPath(sport: Sport): string {
  return `${buildSportPath(sport)}/maxpreps-standings`;
}

/** The standings of one conference. */
export function buildConferencePath(sport: Sport, leagueId: string): string {
  return `${buildStandingsPath(sport)}/${encodeURIComponent(leagueId)}`;
}

/** The RPI rankings of a sport. */
export function buildRankingsPath(sport: Sport): string {
  return `${buildSportPath(sport)}/maxpreps-rpi`;
}

/** The teams of a sport. */
export function buildTeamsPath(sport: Sport): string {
  return `${buildSportPath(sport)}/maxpreps-schools`;
}

/** The page of one team, by the provider's id. */
export function buildTeamPath(sport: Sport, uid: string): string {
  return `${buildTeamsPath(sport)}/${encodeURIComponent(uid)}`;
}

/** Leads to the page of a school's team, where only the association's id of the school is known. */
export function buildTeamOfSchoolPath(sport: Sport, schoolId: string): string {
  return `${buildSportPath(sport)}/teams/${encodeURIComponent(schoolId)}`;
}

/** Where the teams of a sport are, by their schools; `null` for a sport without pages of teams. */
export function createTeamHref(sport: Sport | undefined): ((schoolId: string) => string) | null {
  return sport?.hasStatistics === true ? (schoolId) => buildTeamOfSchoolPath(sport, schoolId) : null;
}
