import { expect, it } from 'vitest';
import { buildFinalGame, buildForfeitGame, buildLiveGame } from './game.fixture';
import { formatWinningScore } from './winning-score';

const sets = [
  [25, 20],
  [20, 25],
  [15, 10],
] as const;

it.each([
  [buildFinalGame({ columns: [[31, 21]] }), 0, '31-21'],
  [buildFinalGame({ columns: [[1, 2]], decidedIn: '2OT' }), 1, '2-1 (2OT)'],
  [buildFinalGame({ columns: sets, countsSets: true }), 0, '2-1'],
  [buildFinalGame({ columns: [], namedWinner: 0 }), 0, null],
  [buildForfeitGame(), 0, 'Forfeit'],
  [buildLiveGame(), 0, null],
] as const)('the winner’s score comes first: %#', (game, winner, expected) => {
  expect(formatWinningScore(game, winner)).toBe(expected);
});
