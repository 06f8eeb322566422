import { expect, it } from 'vitest';
import { buildFinalGame, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { toScoreCardView } from '~/models/games/score-card-view';
import { compareFinals, withoutSetsToCome } from './series-cards';

it.each([
  ['a match to come', buildScheduledGame({ countsSets: true }), 0, 0],
  ['a game to come', buildScheduledGame(), 0, 1],
  ['a match that is over', buildFinalGame({ countsSets: true, columns: Array(3).fill([25, 20]) }), 3, 3],
])('the card of %s has only the columns that say something', (_, game, heads, columns) => {
  const { columnHeads, teams } = withoutSetsToCome(toScoreCardView(game), game);
  expect([columnHeads.length, ...teams.map(({ scores }) => scores.length)]).toEqual([heads, columns, columns]);
});

it('finals are ordered: in play, titles to be decided, decided titles, other games, and those for third place', () => {
  const title = { level: 'State', round: 'Championship' };
  const games = [
    buildScheduledGame({ id: 'third', level: 'State', round: '3rd Place' }),
    buildScheduledGame({ id: 'semifinal', level: 'State', round: 'Semifinal' }),
    buildFinalGame({ ...title, id: 'decided' }),
    buildScheduledGame({ ...title, id: 'next' }),
    buildLiveGame({ id: 'live', level: 'State', round: 'Semifinal' }),
  ];
  expect(games.sort(compareFinals).map(({ id }) => id)).toEqual(['live', 'next', 'decided', 'semifinal', 'third']);
});
