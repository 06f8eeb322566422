import { type Sport, sportPath } from '~/config/sports';

/** The conferences of a sport. */
export function standingsPath(sport: Sport): string {
  return `${sportPath(sport)}/maxpreps-standings`;
}

/** The standings of one conference. */
export function conferencePath(sport: Sport, leagueId: string): string {
  return `${standingsPath(sport)}/${encodeURIComponent(leagueId)}`;
}

/** The RPI rankings of a sport. */
export function rankingsPath(sport: Sport): string {
  return `${sportPath(sport)}/maxpreps-rpi`;
}

/** The teams of a sport. */
export function teamsPath(sport: Sport): string {
  return `${sportPath(sport)}/maxpreps-schools`;
}

/** The page of one team, by the provider's id. */
export function teamPath(sport: Sport, uid: string): string {
  return `${teamsPath(sport)}/${encodeURIComponent(uid)}`;
}

/** Leads to the page of a school's team, where only the association's id of the school is known. */
export function teamOfSchoolPath(sport: Sport, schoolId: string): string {
  return `${sportPath(sport)}/teams/${encodeURIComponent(schoolId)}`;
}

/** Where the teams of a sport are, by their schools; `null` for a sport without pages of teams. */
export function createTeamHref(sport: Sport | undefined): ((schoolId: string) => string) | null {
  return sport?.hasStatistics === true ? (schoolId) => teamOfSchoolPath(sport, schoolId) : null;
}

/** Whether an address may name something of the provider's: about other ids upstream is not asked. */
export function mayBeProviderId(id: string): boolean {
  return /^[A-Za-z0-9-]{1,40}$/.test(id);
}
