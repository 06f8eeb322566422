import { expect, it } from 'vitest';
import type { PrepSchool } from '~/upstream/prep-schools';
import { buildSchool } from '../schools/directory-school.fixture';
import { buildRating } from './rpi.fixture';
import { findRatingOfTeam, findTeamByName, findTeamOfSchool } from './team-of-school';

const buildPrepSchool = (uid: string, name: string): PrepSchool => ({
  uid,
  name,
  nickname: null,
  classId: null,
  wins: 1,
  losses: 1,
  logoUrl: null,
});

const ratings = [
  buildRating('01', 0.5, { shortName: 'Ashgrove' }),
  buildRating('02', 0.5, { shortName: 'St. Anne' }),
  buildRating('03', 0.5, { shortName: 'St. Anne' }),
  buildRating('04', 0.5, { shortName: 'Fort Harlan' }),
];
const schools = [
  buildPrepSchool('a', 'Ashgrove'),
  buildPrepSchool('b', 'St. Anne'),
  buildPrepSchool('c', 'Fort Harlan'),
  buildPrepSchool('d', 'Fort Harlan'),
];

it.each([
  ['01', 'a'],
  ['02', undefined],
  ['04', undefined],
  ['09', undefined],
])('school %s has the team %j; a name shared by two schools identifies neither', (schoolId, uid) => {
  expect(findTeamOfSchool(schoolId, ratings, schools, [])?.uid).toBe(uid);
});

it('without a rating name, the team is the only one with the name or the logo of the school', () => {
  const logoUrl = 'https://cdn.example/logos/0506.svg';
  const teams = [
    buildPrepSchool('a', 'Harlan [Coop]'),
    buildPrepSchool('b', 'Elm'),
    buildPrepSchool('c', 'Elm'),
    { ...buildPrepSchool('d', 'Idowu'), logoUrl },
  ];
  const directory = [
    buildSchool('0505', 'Harlan'),
    buildSchool('0303', 'Elm'),
    buildSchool('0506', 'Port Marlow (Idowu)', { logoUrl }),
  ];
  const find = (id: string) => findTeamOfSchool(id, [], teams, directory)?.uid ?? null;
  expect(['0505', '0303', '0506', '0404'].map(find)).toEqual(['a', null, 'd', null]);
});

it('the rating of a team is that of the only school with its name', () => {
  expect(findRatingOfTeam('Ashgrove', ratings)?.schoolId).toBe('01');
  expect(findRatingOfTeam('St. Anne', ratings)).toBeNull();
  expect(findRatingOfTeam('Nowhere', ratings)).toBeNull();
});

it.each([
  ['Ashgrove', 'a'],
  ['Milton', 'e'],
  ['Fort Harlan', undefined],
  ['Nowhere', undefined],
])('the opponent %s is the team %j, with or without the cooperative suffix', (name, uid) => {
  expect(findTeamByName(name, [...schools, buildPrepSchool('e', 'Milton [Coop]')])?.uid).toBe(uid);
});

it('a team without an id, which has no page, is no school’s team', () => {
  expect(findTeamOfSchool('01', ratings, [buildPrepSchool('row:1x', 'Ashgrove')], [])).toBeNull();
});
