import { expect, it, test } from 'vitest';
import { formatAgate, formatAgateGame, formatAgateTime } from './agate';
import type { Game } from './game';
import { buildFinalGame, buildForfeitGame, buildGameTeam, buildLiveGame, buildScheduledGame } from './game.fixture';

const final = (a: number, b: number, changes: Parameters<typeof buildFinalGame>[0] = {}) =>
  buildFinalGame({ columns: [[a, b]], ...changes });

test.each<readonly [string, Game]>([
  ['Ashgrove 3, Fort Harlan 1', final(3, 1)],
  ['Fort Harlan 2, Ashgrove 0', final(0, 2)],
  ['Ashgrove 2, Fort Harlan 2', final(2, 2)],
  ['Fort Harlan 21, Ashgrove 14, 2OT', final(14, 21, { decidedIn: '2OT' })],
  ['Fort Harlan 1, Ashgrove 1, SO 4-3', final(1, 1, { decidedIn: 'SO', shootout: [3, 4], namedWinner: 1 })],
  [
    'Fort Harlan def. Ashgrove, 20-25, 25-18, 15-9',
    buildFinalGame({
      countsSets: true,
      columns: [
        [25, 20],
        [18, 25],
        [9, 15],
      ],
    }),
  ],
  ['Fort Harlan def. Ashgrove, forfeit', buildForfeitGame({ namedWinner: 1 })],
  ['Fort Harlan at Ashgrove, forfeit', buildForfeitGame({ namedWinner: null })],
  [
    'Ashgrove 2, Fort Harlan 1, 2nd Half 12:04',
    buildLiveGame({ columns: [[2, 1]], period: '2nd Half', timeRemaining: '12:04' }),
  ],
  ['Fort Harlan at Ashgrove, 7 p.m.', buildScheduledGame()],
  ['Ashgrove at Fort Harlan, 7 p.m.', buildScheduledGame({ hostIndex: 1 })],
  ['Ashgrove vs. Fort Harlan, 7 p.m.', buildScheduledGame({ level: 'Regional' })],
  ['Fort Harlan at Ashgrove, postponed', buildScheduledGame({ remark: 'Postponed' })],
  ['Fort Harlan at Ashgrove, TBA', buildScheduledGame({ time: null })],
])('%s', (line, game) => {
  expect(formatAgateGame(game)).toBe(line);
});

it('the lower score comes first where it wins', () => {
  expect(formatAgateGame(final(162, 150), true)).toBe('Fort Harlan 150, Ashgrove 162');
});

test.each([
  [0, '12 a.m.'],
  [9 * 60 + 5, '9:05 a.m.'],
  [12 * 60, 'noon'],
  [12 * 60 + 30, '12:30 p.m.'],
  [19 * 60, '7 p.m.'],
])('minute %i of the day is %s', (minutesOfDay, text) => {
  expect(formatAgateTime({ minutesOfDay, text: '' })).toBe(text);
});

it('a day has its sports in capitals, results before games to come, and no result of the past says so', () => {
  const past = buildScheduledGame({ id: '2', day: '2025-10-10', teams: [buildGameTeam('Oak'), buildGameTeam('Elm')] });
  const sports = [{ title: 'Boys Soccer', lowScoreWins: false, games: [past, final(3, 1)] }];
  expect(formatAgate('Friday, October 10, 2025', sports, '2025-10-11')).toBe(
    'Friday, October 10, 2025\n\nBOYS SOCCER\nAshgrove 3, Fort Harlan 1\nElm at Oak, no score reported\n',
  );
});

it('results are in the order of the winners, and games in play and to come in that of the page', () => {
  const between = (first: string, second: string) => ({
    teams: [buildGameTeam(first), buildGameTeam(second)] as const,
  });
  const games = [
    buildScheduledGame(between('Zion', 'Yale')),
    final(3, 1, between('Oak', 'Elm')),
    buildScheduledGame(between('Dell', 'Cove')),
    final(0, 2, between('Pine', 'Éclat')),
    buildForfeitGame({ ...between('Birch', 'Fir'), namedWinner: 1 }),
  ];
  const text = formatAgate('Friday', [{ title: 'Boys Soccer', lowScoreWins: false, games }], '2025-10-10');
  expect(text.split('\n').slice(3, -1)).toEqual([
    'Éclat 2, Pine 0',
    'Fir def. Birch, forfeit',
    'Oak 3, Elm 1',
    'Yale at Zion, 7 p.m.',
    'Cove at Dell, 7 p.m.',
  ]);
});
