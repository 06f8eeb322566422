import { expect, it } from 'vitest';
import { readListQuery } from '~/blocks/list/list-query';
import { toListView } from '~/blocks/list/list-view';
import { cooperativeTeamRules, toCooperativeGroups } from './page';

const groups = toCooperativeGroups([
  { id: '9', host: 'Oak', name: 'Oak [Coop]', schools: ['Oak', 'Élan'], enrollment: 1204, logoUrl: null },
  { id: '2', host: 'Ash', name: 'Ash-Fir', schools: ['Ash', 'Fir'], enrollment: null, logoUrl: null },
]);

it('lists the teams by host, with the total enrollment of their schools', () => {
  expect(groups.flatMap(({ rows }) => rows.map(({ id, enrollment }) => [id, enrollment]))).toEqual([
    ['2', '–'],
    ['9', '1,204'],
  ]);
  expect(toCooperativeGroups([])).toEqual([]);
});

it.each([
  ['', '2 cooperative teams', null],
  ['elan', '1 of 2 cooperative teams', null],
  ['FIR', '1 of 2 cooperative teams', null],
  ['coop', '1 of 2 cooperative teams', null],
  ['zzz', '0 of 2 cooperative teams', 'No schools match your search.'],
])('the search %j shows %s', (q, countText, emptyText) => {
  const asked = readListQuery(new URLSearchParams({ q }), cooperativeTeamRules);
  expect(toListView(groups, cooperativeTeamRules, asked, '/list')).toMatchObject({ countText, emptyText });
});
