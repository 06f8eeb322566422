import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { type DayTimeline, type TimelineMark, toDayTimeline } from './day-timeline';
import type { GameOfDay } from './hours-of-day';
import { anyGamesOfDay, listMisplaced } from './hours-of-day.fixture';

function buildGame(key: string, startMinutes: number | null, change: Partial<GameOfDay> = {}): GameOfDay {
  return { key, about: 'Football', startMinutes, minutes: 150, text: 'Elm at Oak', to: null, isLive: false, ...change };
}

function draw(games: readonly GameOfDay[], nowMinutes: number | null = null): DayTimeline {
  const timeline = toDayTimeline(games, nowMinutes);
  if (timeline === null) throw new Error('No game has a time');
  return timeline;
}

const listMarks = ({ lanes }: DayTimeline): readonly TimelineMark[] => lanes.flatMap(({ marks }) => marks);

describe('the timeline of a day', () => {
  it('is absent without games, and without a game that has a time', () => {
    expect([toDayTimeline([], 600), toDayTimeline([buildGame('a', null)], 600)]).toEqual([null, null]);
  });

  it('shows some hours around one game', () => {
    const timeline = draw([buildGame('a', 19 * 60, { minutes: 60 })]);
    expect(timeline.hours.map(({ at, text }) => [at, text])).toEqual([
      [0, '7:00 PM'],
      [25, '8:00 PM'],
      [50, '9:00 PM'],
      [75, '10:00 PM'],
      [100, '11:00 PM'],
    ]);
    expect(listMarks(timeline)).toMatchObject([{ at: 0, width: 25, row: 0, isAtEnd: false }]);
  });

  it('runs past midnight if a game does', () => {
    const { hours } = draw([buildGame('a', 23 * 60 + 30)]);
    expect(hours.map(({ text }) => text)).toEqual(['11:00 PM', '12:00 AM', '1:00 AM', '2:00 AM', '3:00 AM']);
  });

  it('says when each game begins, also after midnight', () => {
    const games = [buildGame('a', 13 * 60 + 20), buildGame('b', 24 * 60 + 5)];
    expect(listMarks(draw(games)).map(({ timeText }) => timeText)).toEqual(['1:20 PM', '12:05 AM']);
  });

  it('has a lane for each sport, in the order of their first games', () => {
    const games = [buildGame('a', 900), buildGame('b', 600, { about: 'Boys Soccer' }), buildGame('c', 1100)];
    expect(draw(games).lanes.map(({ title, marks }) => [title, marks.map(({ key }) => key)])).toEqual([
      ['Boys Soccer', ['b']],
      ['Football', ['a', 'c']],
    ]);
  });

  it('lets a name that would not fit after the start of its game end with it', () => {
    const text = 'Port Marlow-Sumacstead at Upper Willowcreek';
    const games = [buildGame('a', 600), buildGame('b', 19 * 60, { text })];
    expect(listMarks(draw(games)).map(({ isAtEnd }) => isAtEnd)).toEqual([false, true]);
  });

  it('stacks 400 games of one time in as many sub-rows', () => {
    const games = Array.from({ length: 400 }, (_, index) => buildGame(String(index), 19 * 60));
    const timeline = draw(games);
    expect(timeline.lanes.map(({ rows }) => rows)).toEqual([400]);
    expect(new Set(listMarks(timeline).map(({ row }) => row)).size).toBe(400);
  });

  it('draws each game once, at the position of its time, and nothing outside', () => {
    fc.assert(
      fc.property(anyGamesOfDay, fc.integer({ min: 0, max: 1439 }), (games, nowMinutes) => {
        const timeline = draw(games, nowMinutes);
        expect(listMisplaced(games, listMarks(timeline))).toEqual([]);
        expect(atLeastOne(timeline.hours).filter(({ at }) => at < 0 || at > 100)).toEqual([]);
      }),
    );
  });

  it('puts no two games with common minutes into one sub-row, and leaves no sub-row empty', () => {
    fc.assert(
      fc.property(anyGamesOfDay, (games) => {
        for (const { marks, rows: count } of atLeastOne(draw(games).lanes)) {
          expect(new Set(marks.map(({ row }) => row)).size).toBe(count);
          for (const a of atLeastOne(marks)) {
            const touches = (b: TimelineMark) => a.at < b.at + b.width && b.at < a.at + a.width;
            expect(atLeastOne(marks).filter((b) => b !== a && b.row === a.row && touches(b))).toEqual([]);
          }
        }
      }),
    );
  });
});
