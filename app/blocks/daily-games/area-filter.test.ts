import { expect, it } from 'vitest';
import { aTeam, scheduledGame } from '~/models/games/game.fixture';
import type { Conference } from '~/models/schools/conference';
import { aSchool } from '~/models/schools/directory-school.fixture';
import {
  type AreaLists,
  countUnclearGames,
  isGameOfSchools,
  listAreaLinks,
  listAreas,
  readAreaFilter,
  requestAreaLists,
} from './area-filter';

const read = <Value>(value: Value) => ({ value, fetchedAtMs: 0, isStale: false });
const directory = [
  aSchool('0101', 'Ashgrove'),
  aSchool('0202', 'Fort Harlan'),
  aSchool('0303', 'Elm (East)'),
  aSchool('0304', 'Elm (West)'),
];
const district = (name: string, county: string | null, division: number | null) => ({
  name,
  county,
  division,
  district: 1,
});
const conference = (name: string, ...ids: string[]) =>
  ({ name, schools: ids.map((id) => ({ id, name: id, enrollment: null })) }) as unknown as Conference;
const lists: AreaLists = {
  schools: read(directory),
  districts: read([
    district('Ashgrove', 'Heron', 3),
    district('Fort Harlan', 'Heron County', 2),
    district('Elm (East)', "St. Anne's", 3),
    district('Nowhere', 'Lost', 9),
    district('Elm (West)', null, null),
  ]),
  conferences: read([conference('Prairie League', '0101', '0303'), conference('Lakes', '0202')]),
};
const noLists: AreaLists = { schools: null, districts: null, conferences: null };

it('counties, conferences and divisions are sets of schools, by title', () => {
  const areas = (kind: 'county' | 'conference' | 'division') =>
    listAreas(kind, lists).map(({ slug, title, schoolIds }) => [slug, title, [...schoolIds]]);
  expect(areas('county')).toEqual([
    ['heron-county', 'Heron County', ['0101', '0202']],
    ['st-anne-s-county', "St. Anne's County", ['0303']],
  ]);
  expect(areas('conference')).toEqual([
    ['lakes', 'Lakes', ['0202']],
    ['prairie-league', 'Prairie League', ['0101', '0303']],
  ]);
  expect(areas('division')).toEqual([
    ['division-2', 'Division 2', ['0202']],
    ['division-3', 'Division 3', ['0101', '0303']],
  ]);
});

it('only the lists that the address needs are read', () => {
  expect(Object.keys(requestAreaLists([]))).toEqual([]);
  expect(Object.keys(requestAreaLists(['conference']))).toEqual(['directory', 'conferences']);
  expect(Object.keys(requestAreaLists(['county', 'division']))).toEqual(['directory', 'districts']);
});

it('several areas of an address are all named, and their schools are in each of them', () => {
  expect(readAreaFilter({}, lists)).toBeNull();
  const filter = readAreaFilter({ county: 'heron-county', division: 'division-3', date: '2025-10-11' }, lists);
  expect(filter).toEqual({
    query: { county: 'heron-county', division: 'division-3' },
    title: 'Heron County, Division 3',
    schoolIds: new Set(['0101']),
    isUnknown: false,
  });
});

it('an unknown area has no schools; an area whose schools could not be read has all games', () => {
  expect(readAreaFilter({ county: 'no-county' }, lists)).toMatchObject({
    title: 'No County',
    schoolIds: new Set(),
    isUnknown: true,
  });
  const unread = { title: 'Heron County', schoolIds: null, isUnknown: false };
  expect(readAreaFilter({ county: 'heron-county' }, noLists)).toMatchObject(unread);
  expect(readAreaFilter({ county: 'heron-county' }, { ...lists, districts: null })).toMatchObject(unread);
});

it('a game belongs to an area by either school, and is unclear where its name fits several', () => {
  const game = (...names: [string, string | null][]) =>
    scheduledGame({ teams: [aTeam(names[0]?.[0] ?? '', { schoolId: names[0]?.[1] ?? null }), aTeam('Oakfield')] });
  const games = [game(['Ashgrove', '0101']), game(['Elm', null]), game(['Harbor', null])];
  const east = new Set(['0303']);
  expect(games.map((one) => isGameOfSchools(one, new Set(['0101'])))).toEqual([true, false, false]);
  expect(countUnclearGames(games, east, directory)).toBe(1);
  expect(countUnclearGames(games, new Set(['0101']), directory)).toBe(0);
});

it('each area that plays on a day leads to its games, as many as it says', () => {
  const games = [
    scheduledGame({ id: '1', teams: [aTeam('Ashgrove'), aTeam('Fort Harlan')] }),
    scheduledGame({ id: '2', teams: [aTeam('Fort Harlan'), aTeam('Oakfield')] }),
  ];
  expect(listAreaLinks('county', lists, games, { date: null, sport: 'boys-soccer' })).toEqual([
    { slug: 'heron-county', title: 'Heron County', count: 2, href: '/scores?sport=boys-soccer&county=heron-county' },
  ]);
});
