import { describe, expect, it } from 'vitest';
import { unpack } from '~/browser/packed';
import { createContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { buildTestRequest } from '~/page/page-request.fixture';
import { toDailyGamesView } from './view';

const clock = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: '2025-10-11T13:20:00-05:00' });

function view(games: readonly Game[], query: Readonly<Record<string, string>> = {}) {
  const request = { ...buildTestRequest('/scores', { clock }), query };
  const read = { value: [...games], fetchedAtMs: 0, isStale: false };
  const page = { path: '/scores', gamesPerPage: 30, sport: query.sport ?? '', sportIsInPath: false, sportOptions: [] };
  const { sections, ...rest } = toDailyGamesView(read, {}, request, page);
  return { ...rest, sections: unpack(sections) };
}

const listGames = (length: number) =>
  Array.from({ length }, (_, index) => buildScheduledGame({ id: String(index), sportId: 'football' }));
const readStage = (game: Game) => view([game]).sections[0]?.parts[0]?.cards[0]?.stage;

describe('the card of a game', () => {
  it('of the state series names its class and round', () => {
    const final = buildLiveGame({ classId: '1A', level: 'State', round: 'Championship' });
    expect(readStage(final)).toBe('Class 1A state championship');
  });

  it('of the regular season has no such line, even if its class is known', () => {
    expect(readStage(buildLiveGame({ classId: '1A' }))).toBeNull();
  });
});

it('filters are named on an empty day only if one is chosen', () => {
  const nothing = 'No games scheduled for this date.';
  expect(view([]).emptyText).toBe(nothing);
  expect(view([], { sport: 'football' }).emptyText).not.toBe(nothing);
  expect(view(listGames(1), { q: 'no such school' }).emptyText).not.toBe(nothing);
});

it('phones omit the number of games where the first button has it', () => {
  expect(view(listGames(40)).isCountedAbove).toBe(true);
  expect(view(listGames(40), { page: '2' }).isCountedAbove).toBe(false);
  expect(view(listGames(40), { q: 'ash' }).isCountedAbove).toBe(false);
  expect(view([]).isCountedAbove).toBe(false);
});

it('the only sport in play among several is named beside the number of live games', () => {
  const { sections } = view([buildLiveGame(), ...listGames(1)]);
  expect(sections[0]).toMatchObject({ title: 'Live', countText: 'Boys Soccer, 1 game', parts: [{ title: null }] });
});
