import { expect, it } from 'vitest';
import { buildFinalGame, buildScheduledGame } from '~/models/games/game.fixture';
import { toScoreCardView } from '~/models/games/score-card-view';
import { withoutSetsToCome } from './series-cards';

it.each([
  ['a match to come', buildScheduledGame({ countsSets: true }), 0, 0],
  ['a game to come', buildScheduledGame(), 0, 1],
  ['a match that is over', buildFinalGame({ countsSets: true, columns: Array(3).fill([25, 20]) }), 3, 3],
])('the card of %s has only the columns that say something', (_, game, heads, columns) => {
  const { columnHeads, teams } = withoutSetsToCome(toScoreCardView(game), game);
  expect([columnHeads.length, ...teams.map(({ scores }) => scores.length)]).toEqual([heads, columns, columns]);
});
