import { expect, it } from 'vitest';
import { readListQuery } from '~/blocks/list/list-query';
import { toListView } from '~/blocks/list/list-view';
import type { Conference } from '~/models/schools/conference';
import { conferenceRules, toConferenceGroups } from './page';

const conference = (id: string, name: string, ...schools: string[]): Conference => ({
  id,
  name,
  president: null,
  contact: null,
  url: null,
  schools: schools.map((school) => ({ id: school, name: school, enrollment: null })),
});

const groups = toConferenceGroups([
  conference('2', 'Prairie League', 'Lone Elm', 'Ashgrove'),
  conference('1', 'Cedar Valley Conference', 'St. Brannock'),
  conference('3', 'Lakes Conference'),
]);

it('lists conferences and their schools by name, and says how many schools there are', () => {
  expect(groups.map(({ title, note, rows }) => [title, note, rows.map(({ name }) => name)])).toEqual([
    ['Cedar Valley Conference', '1 school', ['St. Brannock']],
    ['Lakes Conference', '0 schools', []],
    ['Prairie League', '2 schools', ['Ashgrove', 'Lone Elm']],
  ]);
});

it.each([
  ['', ['1', '3', '2'], '3 conferences', false],
  ['q=prairie', ['2'], '1 of 3 conferences', true],
  ['q=st+brannock', ['1'], '1 of 3 conferences', true],
  ['q=elm', ['2'], '1 of 3 conferences', true],
  ['letter=l', ['3'], '1 of 3 conferences', false],
  ['q=zzz', [], '0 of 3 conferences', true],
])('the address ?%s shows the conferences %j', (query, keys, countText, isOpen) => {
  const asked = readListQuery(new URLSearchParams(query), conferenceRules);
  const view = toListView(groups, conferenceRules, asked, '/schools/conferences');
  expect(view).toMatchObject({ countText, isOpen });
  expect(view.groups.map(({ key }) => key)).toEqual(keys);
  expect(view.groups.every((group) => groups.includes(group))).toBe(true);
});
