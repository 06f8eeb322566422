import { findSchoolById, findSchoolByName, findSchoolId, type MatchableSchool } from './school-match';

/** A team of a feed that may lack the logo of its school. */
interface MarkedTeam {
  readonly id: string;
  readonly name: string;
  readonly logoUrl: string | null;
}

/** What a school's mark is made from: the logo, and the key of the drawn one. */
export interface MarkSource {
  readonly markKey: string;
  readonly logoUrl: string | null;
}

interface NamedByTown {
  /** The provider's name of the school: `Adams` or `Alder Bend`. */
  readonly school: string;
  readonly town: string | null;
  readonly schoolId: string | null;
}

/** The mark of a member school, by its number. Without the directory it is drawn. */
export function findMarkById(schoolId: string, directory: readonly MatchableSchool[] | null): MarkSource {
  return { markKey: schoolId, logoUrl: (directory && findSchoolById(schoolId, directory)?.logoUrl) ?? null };
}

/**
 * The mark that the school of a team has on all pages: drawn by its number in the directory, with its own logo if the feed sent none. A team that
 * is not found in the directory keeps its id and logo.
 */
export function findMark({ id, name, logoUrl }: MarkedTeam, directory: readonly MatchableSchool[] | null): MarkSource {
  const schoolId = findSchoolId(name, logoUrl, directory);
  if (schoolId === null) return { markKey: id, logoUrl };
  const mark = findMarkById(schoolId, directory);
  return { ...mark, logoUrl: logoUrl ?? mark.logoUrl };
}

/** Teams with the marks of their schools: see `findMark`. */
export function withMarks<Team extends MarkedTeam>(
  teams: readonly Team[],
  directory: readonly MatchableSchool[] | null,
): (Team & MarkSource)[] {
  return teams.map((team) => ({ ...team, ...findMark(team, directory) }));
}

/** The mark of a school of the provider of statistics, which names it without its town. */
export function findMarkByTown(
  { school, town, schoolId }: NamedByTown,
  directory: readonly MatchableSchool[] | null,
): MarkSource {
  const ofTown = town === null ? null : findSchoolId(`${town} (${school})`, null, directory);
  const found = ofTown ?? (directory && findSchoolByName(school, directory)?.id) ?? null;
  return found === null ? { markKey: schoolId ?? school, logoUrl: null } : findMarkById(found, directory);
}
