import { defineList, type ListGroup, listInOneGroup } from '~/blocks/list/list-rules';
import { words } from '~/config/words';
import { findSchoolId } from '~/models/schools/school-match';
import { compareByName } from '~/models/text/text-order';
import { requestBeside } from '~/page/page-sources';
import { footballSchools, type FootballSchool } from '~/upstream/football-schools';
import { allSchools, type DirectorySchool } from '~/upstream/schools';

export function sources() {
  return {
    optional: { schools: footballSchools.with({}) },
    dependent: { joined: requestBeside(allSchools.with({})) },
  };
}

export interface FootballSchoolRow extends FootballSchool {
  /** `null` for an unknown or ambiguous name. */
  readonly schoolId: string | null;
}

export const schoolRules = defineList<FootballSchoolRow>({
  nouns: ['school', 'schools'],
  searchLabel: words.schoolName,
  getNames: ({ name }) => [name],
  hasLetters: true,
});

export function toSchoolGroups(
  schools: readonly FootballSchool[],
  directory: readonly DirectorySchool[] | null,
): ListGroup<FootballSchoolRow>[] {
  const rows = [...schools]
    .sort(compareByName)
    .map((school) => ({ ...school, schoolId: findSchoolId(school.name, school.logoUrl, directory) }));
  return listInOneGroup('schools', rows);
}
