import { describe, expect, it } from 'vitest';
import { buildHref, Route } from '~/href';
import { getDayList, mayBeContestId, getSeriesList } from './game-path';
import { buildFinalGame } from './game.fixture';

describe('the URL of a game', () => {
  it.each([
    [{ date: '2025-10-11' }, '/games/252300123?date=2025-10-11'],
    [{ sport: 'boys-soccer' }, '/games/252300123?sport=boys-soccer'],
    [{ week: '7' }, '/games/252300123?week=7'],
  ])('includes the list %j next to the id', (list, path) => {
    expect(buildHref(Route.game, { contestId: '252300123', query: list })).toBe(path);
  });
});

describe('the list of a game', () => {
  it('is its day in the daily feed and its sport in the state series', () => {
    const game = buildFinalGame({ day: '2025-10-11', sportId: 'boys-soccer' });
    expect([getDayList(game), getSeriesList(game)]).toEqual([{ date: '2025-10-11' }, { sport: 'boys-soccer' }]);
  });

  it('is null for a game without a day or a sport', () => {
    const game = buildFinalGame({ day: null, sportId: null });
    expect([getDayList(game), getSeriesList(game)]).toEqual([null, null]);
  });
});

it.each([
  ['252300123', true],
  ['252300123.2', true],
  ['A-17_b', true],
  ['boys-soccer-Ashgrove-Fort Harlan-7:00 PM', false],
  ['..', false],
  ['<b>', false],
  ['', false],
  ['row:1gp3xgg', false],
  ['1'.repeat(61), false],
])('%j is a possible contest id: %s', (id, expected) => {
  expect(mayBeContestId(id)).toBe(expected);
});
