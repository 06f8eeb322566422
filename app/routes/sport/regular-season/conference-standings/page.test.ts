import { expect, it } from 'vitest';
import { readListQuery } from '~/blocks/list/list-query';
import { toListView } from '~/blocks/list/list-view';
import { standingsRules, toStandingsGroups } from './page';

const record = { wins: 3, losses: 2 };
const buildStanding = (id: string, name: string, conference: string | null) => ({
  id,
  name,
  shortName: null,
  logoUrl: null,
  conference,
  conferenceRecord: record,
  record,
  opponentsWins: 20,
  pointsFor: 100,
  pointsAgainst: 90,
  bid: null,
});
const standings = [
  buildStanding('1', 'Ash', 'Prairie League'),
  buildStanding('2', 'Élan', null),
  buildStanding('3', 'Oak', 'Prairie League'),
];
const buildConference = (id: string, name: string) => ({ id, name, schoolCount: null });
const groups = toStandingsGroups(standings, [
  buildConference('7', 'Prairie League'),
  buildConference('9', 'Heron Valley'),
]);

it('each conference is a group of its schools, and independents form their own group', () => {
  expect(groups.map(({ title, noun, conferenceId }) => [title, noun, conferenceId])).toEqual([
    ['Prairie League', 'school', '7'],
    ['Independent', 'school', null],
  ]);
});

it.each([null, [], [buildConference('7', 'Prairie League'), buildConference('8', 'PRAIRIE LEAGUE')]])(
  'a conference has no link when the list of conferences is %j',
  (conferences) => {
    expect(toStandingsGroups(standings, conferences).map(({ conferenceId }) => conferenceId)).toEqual([null, null]);
  },
);

it.each([
  ['', ['Prairie League', 'Independent'], false],
  ['q=prairie', ['Prairie League'], true],
  ['q=oak', ['Prairie League'], true],
  ['q=elan', ['Independent'], true],
  ['letter=i', ['Independent'], false],
])('the address ?%s shows the whole groups %j', (query, titles, isOpen) => {
  const asked = readListQuery(new URLSearchParams(query), standingsRules);
  const view = toListView(groups, standingsRules, asked, '/list');
  expect(view.groups.map(({ title }) => title)).toEqual(titles);
  expect(view.isOpen).toBe(isOpen);
  expect(view.groups.map(({ rows }) => rows)).toEqual(
    view.groups.map(({ key }) => groups.find((group) => group.key === key)?.rows),
  );
});

it('the page says so when there are no standings yet', () => {
  const asked = readListQuery(new URLSearchParams(), standingsRules);
  expect(toListView(toStandingsGroups([], null), standingsRules, asked, '/list').emptyText).toBe('No standings found.');
});
