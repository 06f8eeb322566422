import { expect, test } from 'vitest';
import { isLightPage, buildLivePath } from './light-pages';

test.each([
  buildLivePath('boys-golf'),
  `${buildLivePath('football')}?x=1`,
  `${buildLivePath('football')}#final-today`,
  '/pairings',
  '/sports/football/state-series/timetable',
  '/data/official/clinics.htm',
])('%s is a document of its own', (path) => {
  expect(isLightPage(path)).toBe(true);
});

test.each([
  '/',
  '/pairings/2A',
  '/sports/boys-golf/state-series',
  '/sports/boys-golf/state-series/timetable',
  '/sports/live',
  'https://x.example/sports/a/state-series/live',
])('%s is not', (path) => {
  expect(isLightPage(path)).toBe(false);
});
