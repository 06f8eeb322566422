import { expect, it } from 'vitest';
import { toListView } from '~/blocks/list/list-view';
import { findSport, type Sport } from '~/config/sports';
import { buildTestSportRequest } from '~/page/page-request.fixture';
import { listDependentRequests } from '~/page/page-sources';
import { conferenceRules, sources, toConferenceGroups } from './page';

const softball = findSport('softball') as Sport;
const groups = toConferenceGroups(softball, [
  { leagueId: '45', name: 'Prairie Trail', memberCount: 6 },
  { leagueId: 'a/b', name: 'Bluestem', memberCount: 1 },
  { leagueId: '7', name: 'Great River', memberCount: null },
]);

it('the conferences are listed by name, and each links to its standings', () => {
  expect(groups[0]?.rows).toEqual([
    {
      key: 'a/b',
      name: 'Bluestem',
      to: '/sports/softball/maxpreps-standings/a%2Fb',
      members: '1 school',
      standings: null,
    },
    { key: '7', name: 'Great River', to: '/sports/softball/maxpreps-standings/7', members: null, standings: null },
    {
      key: '45',
      name: 'Prairie Trail',
      to: '/sports/softball/maxpreps-standings/45',
      members: '6 schools',
      standings: null,
    },
  ]);
});

it.each([
  ['GREAT', ['Great River'], null],
  ['chess', [], 'No conferences found.'],
])('a search for %s finds %j', (search, names, emptyText) => {
  const query = { search, letter: null, flags: [], page: 1 };
  const view = toListView(groups, conferenceRules, query, '/sports/softball/maxpreps-standings');
  expect([view.groups.flatMap(({ rows }) => rows.map(({ name }) => name)), view.emptyText]).toEqual([names, emptyText]);
});

it('the conference with known standings has them in place of its link', () => {
  const conferences = [
    { leagueId: '7', name: 'Great River', memberCount: null },
    { leagueId: '45', name: 'Prairie Trail', memberCount: 6 },
  ];
  const standings = [{ schoolId: '0101' }] as never;
  const listOpen = (rows: never) =>
    toConferenceGroups(softball, conferences, { leagueId: '7', rows })[0]?.rows.map((row) => row.standings);
  expect(listOpen(standings)).toEqual([standings, null]);
  expect(listOpen([] as never)).toEqual([null, null]);
});

it('the page waits for the standings that it opens with', () => {
  const declared = sources(buildTestSportRequest('/sports/softball/maxpreps-standings'));
  const requests = listDependentRequests(declared, () => [
    { leagueId: '45', name: 'Prairie Trail', memberCount: 6 },
    { leagueId: '7', name: 'Great River', memberCount: null },
  ]);
  expect(requests.map(([, { params, isAwaited }]) => [params.leagueId, isAwaited])).toEqual([['7', true]]);
});

it('a sport without conferences has an empty list', () => {
  expect(toConferenceGroups(softball, [])).toEqual([]);
});
