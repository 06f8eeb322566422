import { expect, it } from 'vitest';
import { buildGameTeam, buildScheduledGame } from '~/models/games/game.fixture';
import { buildSchool } from '~/models/schools/directory-school.fixture';
import type { Conference } from '~/upstream/conferences';
import {
  type AreaLists,
  countUnclearGames,
  isGameOfSchools,
  listAreaLinks,
  listAreas,
  mayBeArea,
  readAreaFilter,
  requestAreaLists,
} from './area-filter';

const read = <Value>(value: Value) => ({ value, fetchedAtMs: 0, isStale: false });
const directory = [
  buildSchool('0101', 'Ashgrove'),
  buildSchool('0202', 'Fort Harlan'),
  buildSchool('0303', 'Elm (East)'),
  buildSchool('0304', 'Elm (West)'),
];
const buildDistrict = (name: string, county: string | null, division: number | null) => ({
  name,
  county,
  division,
  district: 1,
});
const buildConference = (name: string, ...ids: string[]) =>
  ({ name, schools: ids.map((id) => ({ id, name: id, enrollment: null })) }) as unknown as Conference;
const lists: AreaLists = {
  schools: read(directory),
  districts: read([
    buildDistrict('Ashgrove', 'Heron', 3),
    buildDistrict('Fort Harlan', 'Heron County', 2),
    buildDistrict('Elm (East)', "St. Anne's", 3),
    buildDistrict('Nowhere', 'Lost', 9),
    buildDistrict('Elm (West)', null, null),
  ]),
  conferences: read([buildConference('Prairie League', '0101', '0303'), buildConference('Lakes', '0202')]),
};
const noLists: AreaLists = { schools: null, districts: null, conferences: null };

it('counties, conferences and divisions are listed by title, each with its schools', () => {
  const listAreaTexts = (kind: 'county' | 'conference' | 'division') =>
    listAreas(kind, lists).map(({ slug, title, schoolIds }) => [slug, title, [...schoolIds]]);
  expect(listAreaTexts('county')).toEqual([
    ['heron-county', 'Heron County', ['0101', '0202']],
    ['st-anne-s-county', "St. Anne's County", ['0303']],
  ]);
  expect(listAreaTexts('conference')).toEqual([
    ['lakes', 'Lakes', ['0202']],
    ['prairie-league', 'Prairie League', ['0101', '0303']],
  ]);
  expect(listAreaTexts('division')).toEqual([
    ['division-2', 'Division 2', ['0202']],
    ['division-3', 'Division 3', ['0101', '0303']],
  ]);
});

it('an area is unknown if its list does not name it, and cannot be known without the list', () => {
  expect(mayBeArea('county', 'heron-county', lists)).toBe(true);
  expect(mayBeArea('county', 'lost-county', lists)).toBe(true);
  expect(mayBeArea('conference', 'lakes', lists)).toBe(true);
  expect(mayBeArea('county', 'no-county', lists)).toBe(false);
  expect(mayBeArea('conference', 'heron-county', lists)).toBe(false);
  expect(mayBeArea('conference', 'no-league', noLists)).toBe(true);
});

it('only the lists that the address needs are requested', () => {
  expect(Object.keys(requestAreaLists([]))).toEqual([]);
  expect(Object.keys(requestAreaLists(['conference']))).toEqual(['directory', 'conferences']);
  expect(Object.keys(requestAreaLists(['county', 'division']))).toEqual(['directory', 'districts']);
});

it('a filter with several areas names them all and keeps the schools that are in each of them', () => {
  expect(readAreaFilter({}, lists)).toBeNull();
  const filter = readAreaFilter({ county: 'heron-county', division: 'division-3', date: '2025-10-11' }, lists);
  expect(filter).toEqual({
    query: { county: 'heron-county', division: 'division-3' },
    title: 'Heron County, Division 3',
    schoolIds: new Set(['0101']),
    isUnknown: false,
  });
});

it('an unknown area has no schools; an area whose schools could not be read filters no games', () => {
  expect(readAreaFilter({ county: 'no-county' }, lists)).toMatchObject({
    title: 'No County',
    schoolIds: new Set(),
    isUnknown: true,
  });
  const unread = { title: 'Heron County', schoolIds: null, isUnknown: false };
  expect(readAreaFilter({ county: 'heron-county' }, noLists)).toMatchObject(unread);
  expect(readAreaFilter({ county: 'heron-county' }, { ...lists, districts: null })).toMatchObject(unread);
});

it('a game belongs to an area through either school, and is unclear when the name fits several schools', () => {
  const buildGame = (...names: [string, string | null][]) =>
    buildScheduledGame({
      teams: [buildGameTeam(names[0]?.[0] ?? '', { schoolId: names[0]?.[1] ?? null }), buildGameTeam('Oakfield')],
    });
  const games = [buildGame(['Ashgrove', '0101']), buildGame(['Elm', null]), buildGame(['Harbor', null])];
  const east = new Set(['0303']);
  expect(games.map((game) => isGameOfSchools(game, new Set(['0101'])))).toEqual([true, false, false]);
  expect(countUnclearGames(games, east, directory)).toBe(1);
  expect(countUnclearGames(games, new Set(['0101']), directory)).toBe(0);
});

it('each area that plays on a day links to its games, and has them with their schools', () => {
  const games = [
    buildScheduledGame({ id: '1', teams: [buildGameTeam('Ashgrove'), buildGameTeam('Fort Harlan')] }),
    buildScheduledGame({ id: '2', teams: [buildGameTeam('Fort Harlan'), buildGameTeam('Oakfield')] }),
  ];
  const links = listAreaLinks('county', lists, games, { date: null, sport: 'boys-soccer' });
  expect(links).toMatchObject([
    { slug: 'heron-county', title: 'Heron County', href: '/scores?sport=boys-soccer&county=heron-county' },
  ]);
  expect(links[0]?.games.map(({ id, teams: [first] }) => [id, first.schoolId])).toEqual([
    ['1', '0101'],
    ['2', '0202'],
  ]);
});
