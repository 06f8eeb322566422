import { describe, expect, it } from 'vitest';
import type { FootballGame } from '~/upstream/fields/football-schedule';
import { buildSchedule } from './football-schedule.fixture';
import { toSchedulePoints } from './schedule-points';

const [{ opponent } = {}] = buildSchedule().games;

function buildGame(name: string, wins: number | null, change: Partial<FootballGame> = {}): Partial<FootballGame> {
  if (!opponent) throw new Error('The fixture has no opponent.');
  return {
    opponent: { ...opponent, id: name, name, shortName: null, record: { wins, losses: 1 } },
    marks: [],
    ...change,
  };
}

describe('the points of a schedule', () => {
  it('are the wins of all opponents, and of the beaten ones, game by game', () => {
    const games = [
      buildGame('Dell', 5),
      buildGame('Elm', 3, { result: 'L' }),
      buildGame('Fort Harlan', 6, { result: null }),
    ];
    expect(toSchedulePoints(buildSchedule({}, games))).toEqual({
      wins: 5,
      opponents: {
        total: 14,
        parts: [
          { name: 'Dell', wins: 5 },
          { name: 'Elm', wins: 3 },
          { name: 'Fort Harlan', wins: 6 },
        ],
      },
      beaten: { total: 5, parts: [{ name: 'Dell', wins: 5 }] },
    });
  });

  it('leave out teams of other states, open dates, games that are called off and those that do not count', () => {
    const [visitor] = [buildGame('Lakeland', 9)];
    const games = [
      buildGame('Dell', 5),
      { ...visitor, opponent: opponent ? { ...opponent, id: null } : null },
      { opponent: null },
      buildGame('Elm', 3, { note: 'Canceled', result: null }),
      buildGame('Elm', 3, { marks: ['#'] }),
    ];
    expect(toSchedulePoints(buildSchedule({}, games))?.opponents.total).toBe(5);
  });

  it('are unknown without a figure or a game', () => {
    expect(toSchedulePoints(buildSchedule({}, [buildGame('Dell', null)]))).toBeNull();
    expect(toSchedulePoints(buildSchedule({}, []))).toBeNull();
    expect(
      toSchedulePoints(buildSchedule({ record: { wins: null, losses: null } }, [buildGame('Dell', 5)])),
    ).toBeNull();
  });
});
