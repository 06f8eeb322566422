import { expect, it } from 'vitest';
import { footballNightPaths } from './football-nights';

const regular = ['/sports/football/regular-season/scores'];

it.each([
  ['2025-08-29', 'the first Friday', regular],
  ['2025-10-11', 'a Saturday of the regular season', regular],
  ['2025-10-08', 'a Wednesday', []],
  ['2025-08-22', 'a Friday before the season', []],
  ['2025-12-05', 'a Friday after the finals', []],
  ['2026-09-04', 'a Friday of the season after', []],
])('on %s, %s, the scores to keep warm are known', (day, _, paths) => {
  expect(footballNightPaths('2025-26', day)).toEqual(paths);
});

it.each(['2025-10-31', '2025-11-29'])('on %s, a night of the playoffs, they are those of each class', (day) => {
  const paths = footballNightPaths('2025-26', day);
  expect(paths).toHaveLength(9);
  expect(paths).toEqual(expect.arrayContaining(['/sports/football/state-series/playoff-scores?class=8a']));
});
