import { expect, test } from 'vitest';
import { sports } from '~/config/sports';
import { buildWeeklyScoresLinks } from './score-sports';

test('only football has its scores week by week', () => {
  expect(buildWeeklyScoresLinks(sports)).toEqual([
    { to: '/sports/football/regular-season/scores', text: 'Football scores by week' },
  ]);
});
