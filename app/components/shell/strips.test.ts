import { expect, test } from 'vitest';
import { hasStrips } from './strips';

test.each([
  '/',
  '/scores',
  '/schools/school-directory',
  '/schools/records',
  '/sports/football',
  '/sports/football/state-series',
  '/sports/football/state-series/playoff-scores',
  '/sports/boys-basketball/state-series/scores/1A',
  '/sports/football/regular-season/conference-schedules',
])('%s carries the sponsor and shop strips', (pathname) => {
  expect(hasStrips(pathname)).toBe(true);
});

test.each([
  '/schools/records/0101',
  '/archives',
  '/archives/',
  '/archives/1234',
  '/sports/girls-volleyball/state-series/brackets',
  '/sports/girls-volleyball/state-series/brackets/2A',
  '/sports/girls-volleyball/state-series/schedules',
  '/sports/girls-volleyball/state-series/schedules/2A',
  '/sports/girls-tennis/state-series/state-brackets/1A',
  '/sports/football/state-series/playoff-brackets',
  '/sports/football/state-series/playoff-brackets/1A',
  '/sports/football/state-series/playoff-schedules',
  '/sports/football/state-series/playoff-schedules/8A',
])('%s carries no sponsor and shop strips', (pathname) => {
  expect(hasStrips(pathname)).toBe(false);
});
