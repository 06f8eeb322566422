import { describe, expect, it } from 'vitest';
import { buildFinalGame, buildLiveGame } from '~/models/games/game.fixture';
import { toScoreCardView } from '~/models/games/score-card-view';
import { buildSeenKey, orderLike, readScoreCard, toSeenGame } from '~/models/games/seen-games';
import { buildGameToCome, buildPrepGame } from '~/models/statistics/prep-game.fixture';
import type { PrepGame } from '~/upstream/prep-schools';
import { readGameRow, showStateInRow } from './schedule';
import { type GameRow, toSeasonView } from './season-view';

const day = '2025-10-11';
const asOf = { ms: 1000, today: '2025-10-11' };

function findRow(game: PrepGame): GameRow {
  const { games } = toSeasonView([{ ...game, id: '1' }], day, { scoreUnits: 'Points' }, () => null, {
    team: 'Fort Harlan',
    asOf,
  });
  if (games[0] === undefined) throw new Error('There is no row');
  return games[0];
}

/** What a card of the game shows, in the order of the row's teams. */
function findState(row: GameRow, game: Parameters<typeof toScoreCardView>[0]) {
  const card = readScoreCard(toScoreCardView(game, { asOf, getGameList: () => ({ date: day }) }));
  const own = readGameRow(row);
  if (card === null || own === null) throw new Error('The game is not followed');
  expect(buildSeenKey(toSeenGame(card))).toBe(buildSeenKey(toSeenGame(own)));
  return orderLike(toSeenGame(card), toSeenGame(own));
}

describe('a game on the schedule of a team', () => {
  const toCome = findRow(buildGameToCome(day, { opponent: 'Ashgrove' }));

  it("shows the result that a card has shown, with the team's own score first", () => {
    expect(showStateInRow(toCome, findState(toCome, buildFinalGame()))).toMatchObject({ outcome: 'L', score: '1-3' });
  });

  it('shows the score of a game in play', () => {
    const state = findState(toCome, buildLiveGame({ period: 'Q3', columns: [[14, 17]] }));
    expect(showStateInRow(toCome, state)).toMatchObject({ outcome: null, score: 'Live 17-14' });
  });

  it('shows the sets won and the score of each set', () => {
    const sets = [
      [25, 20],
      [23, 25],
      [19, 25],
    ] as const;
    const state = findState(toCome, buildFinalGame({ countsSets: true, columns: sets }));
    expect(showStateInRow(toCome, state)).toMatchObject({ outcome: 'W', score: '2-1', sets: '20-25, 25-23, 25-19' });
  });

  it('has the same state as a card when it has a result', () => {
    const row = findRow(buildPrepGame(day, { opponent: 'Ashgrove', outcome: 'W', ownScore: 3, opponentScore: 1 }));
    expect(readGameRow(row)?.state).toEqual({
      kind: 'final',
      scores: [['3'], ['1']],
      outcomes: ['won', null],
      words: ['Final'],
    });
  });

  it('keeps its start when a card has a result without a score', () => {
    expect(showStateInRow(toCome, findState(toCome, buildFinalGame({ columns: [[null, null]] })))).toBe(toCome);
  });

  it.each([
    ['a result', { outcome: 'W', ownScore: null, opponentScore: null }, '–'],
    ['a score', { outcome: null, ownScore: 3, opponentScore: 1 }, '3-1'],
  ] as const)('tells cards nothing while it has only %s', (_part, change, score) => {
    const row = findRow(buildPrepGame(day, change));
    expect([row.score, readGameRow(row)]).toEqual([score, null]);
  });

  it('of an earlier day is not updated', () => {
    expect(readGameRow(findRow(buildPrepGame('2025-10-04', { opponent: 'Ashgrove' })))).toBeNull();
  });
});
