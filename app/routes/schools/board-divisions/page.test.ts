import { expect, it } from 'vitest';
import { readListQuery } from '~/blocks/list/list-query';
import { toListView } from '~/blocks/list/list-view';
import { buildSchool } from '~/models/schools/directory-school.fixture';
import { districtRules, toDistrictGroups } from './page';

const buildBoardSchool = (
  name: string,
  division: number | null,
  district: number | null,
  county: string | null = 'Lake',
) => ({
  name,
  division,
  district,
  county,
});

const groups = toDistrictGroups(
  [
    buildBoardSchool('Zion', 2, 10),
    buildBoardSchool('Nowhere', null, null, null),
    buildBoardSchool('St. Brannock', 2, 4, 'Ogle'),
    buildBoardSchool('Élan', 2, 4),
    buildBoardSchool('Ash', 1, 2),
  ],
  [buildSchool('0101', 'Ash')],
);

it('lists the schools by division and district in numeric order', () => {
  expect(groups.map(({ title, noun, rows }) => [title, noun, rows.map(({ id, name }) => id ?? name)])).toEqual([
    ['Division 1, District 2', 'school', ['0101']],
    ['Division 2, District 4', 'school', ['Élan', 'St. Brannock']],
    ['Division 2, District 10', 'school', ['Zion']],
    ['Without a district', 'school', ['Nowhere']],
  ]);
});

it.each([
  ['', 5],
  ['st brannock', 1],
  ['elan', 1],
  ['ogle county', 1],
  ['division 2, district 4', 2],
  ['zzz', 0],
])('the search %j finds %d schools', (q, count) => {
  const view = toListView(groups, districtRules, readListQuery(new URLSearchParams({ q }), districtRules), '/');
  expect(view.groups.reduce((sum, { rows }) => sum + rows.length, 0)).toBe(count);
});
