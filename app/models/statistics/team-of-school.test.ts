import { expect, it } from 'vitest';
import type { PrepSchool } from './prep-school';
import { aRating } from './rpi.fixture';
import { findRatingOfTeam, findTeamByName, findTeamOfSchool } from './team-of-school';

const team = (uid: string, name: string): PrepSchool => ({
  uid,
  name,
  nickname: null,
  classId: null,
  wins: 1,
  losses: 1,
  logoUrl: null,
});

const ratings = [
  aRating('01', 0.5, { shortName: 'Ashgrove' }),
  aRating('02', 0.5, { shortName: 'St. Anne' }),
  aRating('03', 0.5, { shortName: 'St. Anne' }),
  aRating('04', 0.5, { shortName: 'Fort Harlan' }),
];
const schools = [team('a', 'Ashgrove'), team('b', 'St. Anne'), team('c', 'Fort Harlan'), team('d', 'Fort Harlan')];

it.each([
  ['01', 'a'],
  ['02', undefined],
  ['04', undefined],
  ['09', undefined],
])('the team of the school %s is %j: a name that two schools have identifies neither', (schoolId, uid) => {
  expect(findTeamOfSchool(schoolId, ratings, schools)?.uid).toBe(uid);
});

it('the rating of a team is that of the one school with its name', () => {
  expect(findRatingOfTeam('Ashgrove', ratings)?.schoolId).toBe('01');
  expect(findRatingOfTeam('St. Anne', ratings)).toBeNull();
  expect(findRatingOfTeam('Nowhere', ratings)).toBeNull();
});

it.each([
  ['Ashgrove', 'a'],
  ['Milton', 'e'],
  ['Fort Harlan', undefined],
  ['Nowhere', undefined],
])('the opponent %s is the team %j: cooperative teams are named so in lists alone', (name, uid) => {
  expect(findTeamByName(name, [...schools, team('e', 'Milton [Coop]')])?.uid).toBe(uid);
});
