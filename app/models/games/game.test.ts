import { describe, expect, it } from 'vitest';
import { hasResult, findLeader, findWinner } from './game';
import { finalGame, forfeitGame, liveGame, scheduledGame, unreportedGame } from './game.fixture';

describe('the winner', () => {
  it.each([
    ['has the higher score', finalGame({ columns: [[3, 1]] }), 0],
    ['may be the second team', finalGame({ columns: [[54, 58]] }), 1],
    ['is nobody in a tie', finalGame({ columns: [[2, 2]] }), null],
    ['is unknown without a score', finalGame({ columns: [[2, null]] }), null],
    ['of a game without any column is unknown', finalGame({ columns: [] }), null],
    ['is the one that the feed names', finalGame({ columns: [[1, 1]], namedWinner: 1 }), 1],
    [
      'of volleyball has more sets',
      finalGame({
        countsSets: true,
        columns: [
          [25, 19],
          [22, 25],
          [25, 21],
        ],
      }),
      0,
    ],
    [
      'of volleyball may need only two sets',
      finalGame({
        countsSets: true,
        columns: [
          [19, 25],
          [21, 25],
          [null, null],
        ],
      }),
      1,
    ],
    ['of a forfeit is named', forfeitGame({ namedWinner: 1 }), 1],
    ['of a game in play is nobody', liveGame({ columns: [[9, 0]] }), null],
    ['of a game to come is nobody', scheduledGame(), null],
    ['of an unreported game is nobody', unreportedGame(), null],
  ])('%s', (_words, game, winner) => {
    expect(findWinner(game)).toBe(winner);
  });
});

describe('the leader', () => {
  it.each([
    ['of a game in play has the higher score', liveGame({ columns: [[1, 2]] }), 1],
    ['is nobody when level', liveGame({ columns: [[2, 2]] }), null],
    [
      'is not told from sets',
      liveGame({
        countsSets: true,
        columns: [
          [25, 23],
          [14, 17],
          [null, null],
        ],
      }),
      null,
    ],
    ['of a final game is nobody: it has a winner', finalGame(), null],
  ])('%s', (_words, game, leader) => {
    expect(findLeader(game)).toBe(leader);
  });
});

describe('a result', () => {
  it.each([
    ['is a final game with both scores', finalGame(), true],
    ['needs both scores', finalGame({ columns: [[3, null]] }), false],
    ['needs a column', finalGame({ columns: [] }), false],
    ['is not there while a game is in play', liveGame(), false],
    ['is not a forfeit', forfeitGame(), false],
    ['is not there before a game', scheduledGame(), false],
  ])('%s', (_words, game, is) => {
    expect(hasResult(game)).toBe(is);
  });
});

it('the lower score wins and leads where the sport says so', () => {
  expect(findWinner(finalGame({ columns: [[21, 36]] }), true)).toBe(0);
  expect(findWinner(finalGame({ columns: [[160, 155]] }), true)).toBe(1);
  expect(findLeader(liveGame({ columns: [[160, 155]] }), true)).toBe(1);
});
