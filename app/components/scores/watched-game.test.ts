import { expect, it } from 'vitest';
import { buildFinalGame, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { toScoreCardView } from '~/models/games/score-card-view';
import { readScoreCard } from '~/models/games/seen-games';
import { formatWatchedTitle, parseWatched, serializeWatched } from './watched-game';

function showGame(game: Parameters<typeof toScoreCardView>[0]) {
  const asOf = { ms: 1_760_206_800_000, today: '2025-10-11' };
  const read = readScoreCard(toScoreCardView(game, { asOf, getGameList: () => ({ sport: 'boys-soccer' }) }));
  if (read === null) throw new Error('The card is not followed');
  return read;
}

it.each([
  ['in play', buildLiveGame({ columns: [[21, 17]], period: 'Q4', timeRemaining: '4:12' }), '21-17 Q4 4:12'],
  ['in play without a period', buildLiveGame({ columns: [[2, 1]], site: null }), '2-1'],
  ['final', buildFinalGame(), '3-1 Final'],
  ['to come', buildScheduledGame(), '7:00 PM'],
])('the title of a watched game %s begins with its score or time', (_, game, start) => {
  const { names, state } = showGame(game);
  expect(formatWatchedTitle(names, state)).toBe(`${start} Ashgrove, Fort Harlan`);
});

it('a watched game is restored from the storage of the tab', () => {
  const watched = { game: showGame(buildLiveGame()), href: '/games/1?sport=boys-soccer' };
  expect(parseWatched(serializeWatched(watched))).toEqual(watched);
});

it.each([null, '', 'null', '{"href":"/games/1"}', 'https://other.example\n1\ns\n1\nA\nB\nl|1-2|--|Live'])(
  'no game is watched when the storage is damaged: %j',
  (text) => {
    expect(parseWatched(text)).toBeNull();
  },
);
