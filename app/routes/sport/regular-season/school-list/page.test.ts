import { expect, it } from 'vitest';
import { readListQuery } from '~/blocks/list/list-query';
import { toListView } from '~/blocks/list/list-view';
import { buildSchool } from '~/models/schools/directory-school.fixture';
import { findRefusalAt } from '~/page/page-request.fixture';
import { schoolRules, toSchoolGroups } from './page';

const buildFootballSchool = (id: string, name: string) => ({ id, name, logoUrl: null });
const schools = [
  buildFootballSchool('3', 'St. Brannock'),
  buildFootballSchool('1', 'Ashgrove [Coop]'),
  buildFootballSchool('2', 'Élan'),
];

const listIdsFor = (query: string) => {
  const asked = readListQuery(new URLSearchParams(query), schoolRules);
  const view = toListView(toSchoolGroups(schools, null), schoolRules, asked, '/list');
  return [view.groups.flatMap(({ rows }) => rows.map(({ id }) => id)), view.emptyText];
};

it.each([
  ['', ['1', '2', '3'], null],
  ['q=st+brannock', ['3'], null],
  ['q=GROVE', ['1'], null],
  ['letter=e', ['2'], null],
  ['letter=a&q=elan', [], 'No schools match your search.'],
])('the address ?%s shows the schools %j by name', (query, ids, emptyText) => {
  expect(listIdsFor(query)).toEqual([ids, emptyText]);
});

it('a school is matched to the directory by its name, unless two schools have the name', () => {
  const directory = [buildSchool('0101', 'Ashgrove'), buildSchool('0102', 'Élan'), buildSchool('0103', 'Elan')];
  expect(toSchoolGroups(schools, directory)[0]?.rows.map(({ schoolId }) => schoolId)).toEqual(['0101', null, null]);
});

it('the list is empty without schools', () => {
  expect(toSchoolGroups([], null)).toEqual([]);
});

it.each(['baseball', 'girls-flag-football', 'quidditch'])('%s has no page of schools', (sportId) => {
  expect(findRefusalAt(`/sports/${sportId}/regular-season/school-list`)).not.toBeNull();
});
