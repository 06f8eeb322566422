import { expect, it } from 'vitest';
import { finalGame, liveGame, scheduledGame } from './game.fixture';
import { summarizeLiveGames } from './live-summary';
import { toScoreCardView } from './score-card-view';

const cards = (...games: Parameters<typeof toScoreCardView>[0][]) => games.map((game) => toScoreCardView(game));

it('speaks the games in play and no others', () => {
  expect(summarizeLiveGames(cards(finalGame(), liveGame({ columns: [[2, null]] }), scheduledGame()))).toBe(
    'In play: Ashgrove 2, Fort Harlan no score.',
  );
});

it('says nothing when no game is in play', () => {
  expect(summarizeLiveGames(cards(finalGame()))).toBe('');
});

it('speaks a few games and counts the others', () => {
  const summary = summarizeLiveGames(cards(...Array.from({ length: 6 }, () => liveGame())));
  expect(summary.match(/Ashgrove/g)).toHaveLength(4);
  expect(summary).toContain('; 2 more in play.');
});
