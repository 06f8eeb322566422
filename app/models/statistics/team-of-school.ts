import { indexOnce } from '~/compute-once';
import { groupBy } from '~/group-by';
import type { PrepSchool } from '~/upstream/prep-schools';
import type { RpiRow } from '~/upstream/prep-standings';
import { findSchoolId, type MatchableSchool } from '../schools/school-match';
import { isMadeId } from '../text/made-id';

/** Matches a school to the provider's team by their short name, if one team alone has it; otherwise by its name and logo in the directory. */
export function findTeamOfSchool(
  schoolId: string,
  ratings: readonly RpiRow[],
  listed: readonly PrepSchool[],
  directory: readonly MatchableSchool[],
): PrepSchool | null {
  const teams = listed.filter(({ uid }) => !isMadeId(uid));
  return (
    pickOnly(findTeamsRated(schoolId, ratings, teams)) ??
    pickOnly(teams.filter(({ name, logoUrl }) => findSchoolId(name, logoUrl, directory) === schoolId))
  );
}

function findTeamsRated(schoolId: string, ratings: readonly RpiRow[], teams: readonly PrepSchool[]): PrepSchool[] {
  const shortName = ratings.find((row) => row.schoolId === schoolId)?.shortName;
  if (shortName === undefined || ratings.filter((row) => row.shortName === shortName).length > 1) return [];
  return findTeamsNamed(shortName, teams);
}

function pickOnly<Item>(items: readonly Item[]): Item | null {
  return items.length === 1 ? (items[0] ?? null) : null;
}

/** The list marks cooperative teams, the ratings do not. */
export function findTeamsNamed(shortName: string, schools: readonly PrepSchool[]): PrepSchool[] {
  const exact = schools.filter(({ name }) => name === shortName);
  return exact.length > 0 ? exact : (indexByName(schools).get(shortName) ?? []);
}

/** The school of a team, by the same rule. */
export function findRatingOfTeam(shortName: string, ratings: readonly RpiRow[]): RpiRow | null {
  return pickOnly(ratings.filter((row) => row.shortName === shortName));
}

/** Other teams' schedules leave out that a team is cooperative. */
export function findTeamByName(name: string, schools: readonly PrepSchool[]): PrepSchool | null {
  return pickOnly(indexByName(schools).get(withoutNote(name)) ?? []);
}

const indexByName = indexOnce((schools: readonly PrepSchool[]) => groupBy(schools, ({ name }) => withoutNote(name)));

/** `Fort Harlan [Coop]` is `Fort Harlan`. */
function withoutNote(name: string): string {
  return name.replace(/\[[^[\]]*\]$/, '').trimEnd();
}
