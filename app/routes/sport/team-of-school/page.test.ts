import { expect, it } from 'vitest';
import { findSport, type Sport } from '~/config/sports';
import { buildSchool } from '~/models/schools/directory-school.fixture';
import { buildRating } from '~/models/statistics/rpi.fixture';
import { buildTestSportRequest, buildTestValues, findRefusalAt } from '~/page/page-request.fixture';
import type { PrepSchool } from '~/upstream/prep-schools';
import { buildTeamOfSchoolHref, toView } from './page';

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
  [
    'the directory names the school',
    { value: [buildSchool('0101', 'Ashgrove')], fetchedAtMs: 0, isStale: false },
    'Ashgrove',
  ],
  ['nothing could be read', null, null],
])('a page stands for a team whose list could not be read when %s', (_, directory, name) => {
  const values = buildTestValues({
    optional: { schools: null, ratings: null, moreRatings: null, directory },
    unavailable: ['schools'] as const,
  });
  expect(toView(values, buildTestSportRequest('/sports/baseball/teams/0101'))).toMatchObject({
    name,
    schoolPath: '/schools/details/0101',
  });
});

it.each([
  ['/sports/baseball/teams/abc', 'bad-value'],
  ['/sports/boys-golf/teams/0101', 'other-sport'],
])('upstream is not asked for %s: %s', (path, refusal) => {
  expect(findRefusalAt(path)).toBe(refusal);
});
