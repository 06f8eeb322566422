import { defineList, type ListGroup } from '~/blocks/list/list-rules';
import type { FootballSchool } from '~/models/football/football-school';
import { compareByName } from '~/models/text/text-order';
import { footballSchools } from '~/upstream/football-schools';

/** The schools with a football team. Without them the page stands, with words. */
export function sources() {
  return { optional: { schools: footballSchools.with({}) } };
}

export const schoolRules = defineList<FootballSchool>({
  nouns: ['school', 'schools'],
  searchLabel: 'School name',
  getNames: ({ name }) => [name],
  hasLetters: true,
});

/** The schools by name. */
export function toSchoolGroups(schools: readonly FootballSchool[]): ListGroup<FootballSchool>[] {
  if (schools.length === 0) return [];
  const rows = [...schools].sort(compareByName);
  return [{ key: 'schools', title: null, rows }];
}
