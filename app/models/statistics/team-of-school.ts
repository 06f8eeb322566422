import type { PrepSchool } from './prep-school';
import type { RpiRow } from './prep-standing';

/**
 * The team of a school. The provider's list of teams has ids of its own and no others, its ratings the association's: the two
 * lists have the short name in common, which counts only where one team alone has it.
 * @returns `null` where the school has no team, or cannot be told from another
 */
export function findTeamOfSchool(
  schoolId: string,
  ratings: readonly RpiRow[],
  schools: readonly PrepSchool[],
): PrepSchool | null {
  const shortName = ratings.find((row) => row.schoolId === schoolId)?.shortName;
  if (shortName === undefined || ratings.filter((row) => row.shortName === shortName).length > 1) return null;
  const named = findTeamsNamed(shortName, schools);
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** The teams that the provider's list gives a school's short name; the list marks a cooperative team, the ratings do not. */
export function findTeamsNamed(shortName: string, schools: readonly PrepSchool[]): PrepSchool[] {
  const exact = schools.filter(({ name }) => name === shortName);
  return exact.length > 0 ? exact : schools.filter(({ name }) => withoutNote(name) === shortName);
}

/** The school of a team, by the same rule. */
export function findRatingOfTeam(shortName: string, ratings: readonly RpiRow[]): RpiRow | null {
  const named = ratings.filter((row) => row.shortName === shortName);
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** The team that other teams' schedules call so: they leave out that a team is a cooperative one. */
export function findTeamByName(name: string, schools: readonly PrepSchool[]): PrepSchool | null {
  const named = schools.filter((school) => withoutNote(school.name) === withoutNote(name));
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** `Fort Harlan [Coop]` is `Fort Harlan`. */
function withoutNote(name: string): string {
  return name.replace(/\s*\[[^\]]*\]$/, '');
}
