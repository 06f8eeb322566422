import { expect, it } from 'vitest';
import type { Game } from '~/models/games/game';
import { buildFinalGame, buildLiveGame } from '~/models/games/game.fixture';
import { filterGames } from './filter-games';

const championship = { sportId: 'football', level: 'Sectional', round: 'Championship' };
const live = [
  buildLiveGame({ id: 'football', sportId: 'football' }),
  buildLiveGame({ id: 'soccer', sportId: 'boys-soccer' }),
];
const listIds = (games: readonly Game[]) =>
  filterGames(games, { sportId: null, search: '', onlyResults: false, onlyLive: true }).map(({ id }) => id);

it('games in play of a sport with a championship come first, and in it the championship', () => {
  expect(listIds([...live, buildLiveGame({ id: 'for the title', ...championship })])).toEqual([
    'for the title',
    'football',
    'soccer',
  ]);
});

it('a championship that is over moves no game in play', () => {
  expect(listIds([...live, buildFinalGame({ id: 'decided', ...championship })])).toEqual(['soccer', 'football']);
});
