import { expect, it } from 'vitest';
import type { SourceRequest } from '~/cache/source/define-source';
import type { Game } from '~/models/games/game';
import { buildFinalGame, buildScheduledGame } from '~/models/games/game.fixture';
import { listFootballNightRequests, listFootballNightPaths } from './football-nights';
import type { ValueOf } from './tournaments';

const regular = ['/sports/football/regular-season/scores'];
const getNothing: ValueOf = () => undefined;

it.each([
  ['2025-08-29', 'the first Friday', regular],
  ['2025-10-11', 'a Saturday of the regular season', regular],
  ['2025-10-08', 'a Wednesday', []],
  ['2025-08-22', 'a Friday before the season', []],
  ['2025-12-05', 'a Friday after the finals', []],
  ['2026-09-04', 'a Friday of the season after', regular],
  ['2031-08-29', 'a Friday of a season without facts', regular],
  ['2026-02-06', 'a Friday in winter', []],
])('on %s, %s, the prewarmed football pages do not depend on the games of the week', (day, _, paths) => {
  expect(listFootballNightPaths(day, getNothing)).toEqual(paths);
});

it.each(['2025-10-31', '2025-11-29'])('on %s, a playoff night, the scores of each class are prewarmed', (day) => {
  const paths = listFootballNightPaths(day, getNothing);
  expect(paths).toHaveLength(9);
  expect(paths).toEqual(expect.arrayContaining(['/sports/football/state-series/playoff-scores?class=8a']));
});

it.each([
  ['2025-10-09', 'a Thursday with a game', regular],
  ['2025-10-06', 'a Monday with a game that was played', regular],
  ['2025-10-08', 'a Wednesday without a game', []],
  ['2027-10-06', 'a Wednesday with copies of other years only', []],
])('on %s, %s, the games of the week decide about prewarming', (day, _, paths) => {
  const ofWeek7 = [
    buildScheduledGame({ day: '2025-10-09' }),
    buildScheduledGame({ day: null }),
    buildScheduledGame({ day: '2026-10-08' }),
  ];
  const ofWeek6 = [buildFinalGame({ day: '2025-10-06' })];
  const values = new Map<string, readonly Game[]>([
    ['7', ofWeek7],
    ['6', ofWeek6],
  ]);
  const getValue = (({ params }: SourceRequest) => values.get(String(params.week))) as ValueOf;
  expect(listFootballNightPaths(day, getValue)).toEqual(paths);
});

it('the games of the week are requested only during the season', () => {
  const listWeeks = (day: string) => listFootballNightRequests(day).map(({ params }) => params);
  expect(listWeeks('2025-10-09')).toEqual([{ week: '7' }]);
  expect(listWeeks('2025-08-20')).toEqual([]);
  expect(listWeeks('2025-12-24')).toEqual([]);
});
