import { expect, it } from 'vitest';
import { readListQuery } from '~/blocks/list/list-query';
import { toListView } from '~/blocks/list/list-view';
import type { Conference } from '~/upstream/conferences';
import { conferenceRules, toConferenceGroups } from './page';

const buildConference = (id: string, name: string, ...schools: string[]): Conference => ({
  id,
  name,
  president: null,
  contact: null,
  url: null,
  schools: schools.map((school) => ({ id: school, name: school, enrollment: null })),
});

const groups = toConferenceGroups([
  buildConference('2', 'Prairie League', 'Lone Elm', 'Ashgrove'),
  buildConference('1', 'Cedar Valley Conference', 'St. Brannock'),
  buildConference('3', 'Lakes Conference'),
]);

it('lists conferences and their schools by name, with the number of schools', () => {
  expect(groups.map(({ title, noun, rows }) => [title, noun, rows.map(({ name }) => name)])).toEqual([
    ['Cedar Valley Conference', 'school', ['St. Brannock']],
    ['Lakes Conference', 'school', []],
    ['Prairie League', 'school', ['Ashgrove', 'Lone Elm']],
  ]);
});

it.each([
  ['', ['1', '3', '2'], '3 conferences', false],
  ['q=prairie', ['2'], '1 of 3 conferences', true],
  ['q=st+brannock', ['1'], 'No exact match. Similar: 1 of 3 conferences', true],
  ['q=elm', ['2'], '1 of 3 conferences', true],
  ['letter=l', ['3'], '1 of 3 conferences', false],
  ['q=zzz', [], '0 of 3 conferences', true],
])('the address ?%s shows the conferences %j', (query, keys, countText, isOpen) => {
  const asked = readListQuery(new URLSearchParams(query), conferenceRules);
  const view = toListView(groups, conferenceRules, asked, '/schools/conferences');
  expect(view).toMatchObject({ countText, isOpen });
  expect(view.groups.map(({ key }) => key)).toEqual(keys);
  expect(view.groups.map(({ rows }) => rows)).toEqual(
    view.groups.map(({ key }) => groups.find((group) => group.key === key)?.rows),
  );
});
