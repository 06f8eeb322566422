import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { type GameHours, toGameHours } from './game-hours';
import type { GameOfDay } from './hours-of-day';
import { anyGamesOfDay, listMisplaced } from './hours-of-day.fixture';

function buildGame(key: string, startMinutes: number | null, change: Partial<GameOfDay> = {}): GameOfDay {
  return { key, about: 'Football', startMinutes, minutes: 150, text: 'Elm at Oak', to: null, isLive: false, ...change };
}

function draw(games: readonly GameOfDay[], nowMinutes: number | null = null): GameHours {
  const timeline = toGameHours(games, nowMinutes);
  if (timeline === null) throw new Error('No game has a time');
  return timeline;
}

describe('the hours of games', () => {
  it('is absent without games, and without a game that has a time', () => {
    expect([toGameHours([], 600), toGameHours([buildGame('a', null)], 600)]).toEqual([null, null]);
  });

  it('shows some hours around one game', () => {
    const { hours, bars } = draw([buildGame('a', 19 * 60, { minutes: 60 })]);
    expect(hours.map(({ at, text }) => [at, text])).toEqual([
      [0, '7:00 PM'],
      [25, '8:00 PM'],
      [50, '9:00 PM'],
      [75, '10:00 PM'],
      [100, '11:00 PM'],
    ]);
    expect(bars).toMatchObject([{ at: 0, width: 25, timeText: '7:00 PM', endText: '8:00 PM', shared: [] }]);
  });

  it('runs past midnight if a game does', () => {
    const { hours, toText } = draw([buildGame('a', 23 * 60 + 30)]);
    expect(hours.map(({ text }) => text)).toEqual(['11:00 PM', '12:00 AM', '1:00 AM', '2:00 AM', '3:00 AM']);
    expect(toText).toBe('2:00 AM');
  });

  it('writes at most five hours of the longest day, at equal distances', () => {
    const { hours, fromText, toText } = draw([buildGame('a', 8 * 60), buildGame('b', 20 * 60 + 30)]);
    expect(hours.flatMap(({ text }) => text ?? [])).toEqual(['8:00 AM', '12:00 PM', '4:00 PM', '8:00 PM']);
    expect([hours.length, fromText, toText]).toEqual([16, '8:00 AM', '11:00 PM']);
  });

  it('lists games by their starts, also after midnight', () => {
    const games = [buildGame('b', 24 * 60 + 5), buildGame('a', 13 * 60 + 20)];
    expect(draw(games).bars.map(({ key, timeText }) => [key, timeText])).toEqual([
      ['a', '1:20 PM'],
      ['b', '12:05 AM'],
    ]);
  });

  it('marks the parts of each game during which another one is played', () => {
    const games = [
      buildGame('a', 600, { minutes: 120 }),
      buildGame('b', 660, { minutes: 60 }),
      buildGame('c', 690, { minutes: 60 }),
      buildGame('d', 750, { minutes: 90 }),
    ];
    expect(draw(games).bars.map(({ key, shared }) => [key, shared])).toEqual([
      ['a', [{ at: 25, width: 25 }]],
      ['b', [{ at: 25, width: 25 }]],
      ['c', [{ at: 37.5, width: 12.5 }]],
      ['d', []],
    ]);
  });

  it('draws each game once, at the position of its time, and nothing outside', () => {
    fc.assert(
      fc.property(anyGamesOfDay, fc.integer({ min: 0, max: 1439 }), (games, nowMinutes) => {
        const timeline = draw(games, nowMinutes);
        expect(listMisplaced(games, timeline.bars)).toEqual([]);
        expect(atLeastOne(timeline.hours).filter(({ at }) => at < 0 || at > 100)).toEqual([]);
      }),
    );
  });

  it('has shared parts inside of their games and apart from each other, and only for games that overlap', () => {
    fc.assert(
      fc.property(anyGamesOfDay, (games) => {
        const doOverlap = (a: GameOfDay, b: GameOfDay) => (a.startMinutes ?? 0) < (b.startMinutes ?? 0) + b.minutes;
        for (const { key, at, width, shared } of atLeastOne(draw(games).bars)) {
          const game = games[Number(key)];
          const hasOther = games.some(
            (other) => game !== undefined && other !== game && doOverlap(game, other) && doOverlap(other, game),
          );
          expect(shared.length > 0).toBe(hasOther);
          const ends = [at, ...shared.flatMap((part) => [part.at, part.at + part.width]), at + width];
          expect(atLeastOne(ends).filter((end, index) => end < (ends[index - 1] ?? 0) - 0.02)).toEqual([]);
        }
      }),
    );
  });
});
