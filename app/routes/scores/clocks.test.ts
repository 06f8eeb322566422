import { expect, it } from 'vitest';
import { unpack } from '~/browser/packed';
import type { Game } from '~/models/games/game';
import { buildLiveGame } from '~/models/games/game.fixture';
import { buildTestRequest, buildTestValues } from '~/page/page-request.fixture';
import { toView } from './page';

const read = (...games: Game[]) => ({ value: games, fetchedAtMs: Date.now(), isStale: false });

function listBadges(game: Game): readonly (readonly string[])[] {
  const row = buildLiveGame({ sportId: null, period: 'OT', timeRemaining: '1:45' });
  const values = buildTestValues({
    optional: { games: read(game) },
    dependent: { schools: null, events: null, 'scoreboard-boys-soccer': read(row) },
  });
  const { scores } = toView(values, buildTestRequest('/scores'));
  const cards = unpack(scores.sections).flatMap(({ parts }) => parts.flatMap((part) => part.cards));
  return cards.map(({ badges }) => badges.map(({ text }) => text));
}

it('live games show period and clock from the scoreboard row with their score, otherwise "Live"', () => {
  expect(listBadges(buildLiveGame())).toEqual([['OT', '1:45']]);
  expect(listBadges(buildLiveGame({ columns: [[2, 2]] }))).toEqual([['Live']]);
});
