import { expect, it } from 'vitest';
import { readListQuery } from '~/blocks/list/list-query';
import { toListView } from '~/blocks/list/list-view';
import { conferenceRules, toConferenceGroups } from './page';

const groups = toConferenceGroups([
  { id: '7', name: 'Prairie League', schoolCount: 1 },
  { id: '3', name: 'Élan Valley', schoolCount: 8 },
  { id: '5', name: 'Lakes Conference', schoolCount: null },
]);

it('lists the conferences by name, with the number of their schools', () => {
  expect(groups.flatMap(({ rows }) => rows)).toEqual([
    { id: '3', name: 'Élan Valley', schools: '8 schools' },
    { id: '5', name: 'Lakes Conference', schools: null },
    { id: '7', name: 'Prairie League', schools: '1 school' },
  ]);
  expect(toConferenceGroups([])).toEqual([]);
});

it.each([
  ['', ['3', '5', '7'], null],
  ['elan', ['3'], null],
  ['LEAGUE', ['7'], null],
  ['zzz', [], 'No conferences match your search.'],
])('the search %j finds the conferences %j', (q, ids, emptyText) => {
  const asked = readListQuery(new URLSearchParams({ q }), conferenceRules);
  const view = toListView(groups, conferenceRules, asked, '/list');
  expect([view.groups.flatMap(({ rows }) => rows.map(({ id }) => id)), view.emptyText]).toEqual([ids, emptyText]);
});
