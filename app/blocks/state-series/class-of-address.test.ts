import { describe, expect, it } from 'vitest';
import { createContentClock } from '~/models/dates/content-clock';
import { buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { findAskedClass, chooseShownClass, markLiveTabs } from './class-of-address';

describe('the class of an address', () => {
  it.each([
    ['boys-basketball', undefined, '1A'],
    ['boys-basketball', '2A', '2A'],
    ['boys-basketball', '2a', '2A'],
    ['boys-basketball', 'large', '1A'],
    ['boys-basketball', '9A', '1A'],
    ['girls-flag-football', '2A', null],
    ['boys-lacrosse', undefined, null],
    ['girls-lacrosse', undefined, null],
    ['boys-water-polo', undefined, null],
    ['girls-water-polo', undefined, null],
  ])('for %s with %j is requested as %j', (sportId, given, expected) => {
    expect(findAskedClass(sportId, given)).toBe(expected);
  });

  it.each([
    ['2A', ['1A', '2A'], '2A'],
    ['7A', ['1A', '2A'], '1A'],
    ['1A', ['5A', '6A'], '5A'],
    ['2A', null, '2A'],
    ['1A', [], null],
    ['3A', [], null],
    [null, [], null],
    [null, ['1A'], null],
  ])('%j among the classes %j is shown as %j', (asked, classes, expected) => {
    expect(chooseShownClass(asked, classes)).toBe(expected);
  });
});

it('tabs of classes with games in play are marked, and none while the games are not known', () => {
  const clock = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: '2025-10-11T13:20:00-05:00' });
  const tabs = ['1A', '2A'].map((text) => ({ text, to: `/${text}`, isCurrent: text === '1A' }));
  const value = [
    buildScheduledGame({ classId: '1A', day: '2025-10-11' }),
    buildLiveGame({ classId: '2A', day: '2025-10-11' }),
  ];
  const listLive = (games: Parameters<typeof markLiveTabs>[1]) =>
    markLiveTabs(tabs, games, clock).flatMap(({ text, isLive }) => (isLive ? [text] : []));
  expect(listLive({ value, fetchedAtMs: 0, isStale: false })).toEqual(['2A']);
  expect(listLive(null)).toEqual([]);
});
