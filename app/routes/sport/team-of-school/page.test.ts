import { expect, it } from 'vitest';
import { findSport, type Sport } from '~/config/sports';
import { buildRating } from '~/models/statistics/rpi.fixture';
import { findRefusalAt } from '~/page/page-request.fixture';
import type { PrepSchool } from '~/upstream/prep-schools';
import { buildTeamOfSchoolHref } from './page';

const baseball = findSport('baseball') as Sport;
const buildPrepSchool = (uid: string, name: string) => ({ uid, name }) as PrepSchool;
const schools = [
  buildPrepSchool('abc123', 'Ashgrove'),
  buildPrepSchool('b', 'St. Anne'),
  buildPrepSchool('c', 'St. Anne'),
  buildPrepSchool('d', 'Milton [Coop]'),
];
const ratings = [
  buildRating('0101', 0.5, { shortName: 'Ashgrove' }),
  buildRating('0102', 0.4, { shortName: 'St. Anne' }),
  buildRating('0104', 0.4, { shortName: 'Milton' }),
  buildRating('0105', 0.4, { shortName: 'Port Marlow (Idowu)' }),
];

it.each([
  ['0101', '/sports/baseball/maxpreps-schools/abc123'],
  ['0102', '/sports/baseball/maxpreps-schools?q=St.+Anne'],
  ['0103', '/schools/details/0103'],
  ['0104', '/sports/baseball/maxpreps-schools/d'],
  ['0105', '/schools/details/0105'],
])('the team of the school %s is at %s', (schoolId, href) => {
  expect(buildTeamOfSchoolHref(baseball, schoolId, [ratings], schools, [])).toBe(href);
});

it.each([
  ['/sports/baseball/teams/abc', 'bad-value'],
  ['/sports/boys-golf/teams/0101', 'other-sport'],
])('upstream is not asked for %s: %s', (path, refusal) => {
  expect(findRefusalAt(path)).toBe(refusal);
});
