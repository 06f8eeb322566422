import { describe, expect, it } from 'vitest';
import { buildGameToCome, buildPrepGame } from './prep-game.fixture';
import { buildTeamSeason } from './team-season';

const today = '2025-10-11';
const buildTimeAt = (minutesOfDay: number) => ({ time: { minutesOfDay, text: '' } });

describe('the season of a team', () => {
  it('has the last five results, oldest first, for any order of the schedule', () => {
    const games = ['2025-10-04', '2025-09-01', '2025-09-30', '2025-09-20', '2025-10-10', '2025-09-10'].map((day) =>
      buildPrepGame(day),
    );
    expect(buildTeamSeason(games, today).lastFive.map(({ day }) => day)).toEqual([
      '2025-09-10',
      '2025-09-20',
      '2025-09-30',
      '2025-10-04',
      '2025-10-10',
    ]);
  });

  it.each([
    ['the nearest later game', [buildGameToCome('2025-10-14'), buildGameToCome('2025-10-12')], '2025-10-12'],
    ['a game today', [buildGameToCome('2025-10-12'), buildGameToCome(today)], today],
    [
      'no game that was called off',
      [buildGameToCome('2025-10-12', { time: { minutesOfDay: null, text: 'PPD' } })],
      undefined,
    ],
    [
      'no bye or open date',
      [buildGameToCome('2025-10-12', { opponent: 'Open Date' }), buildGameToCome('2025-10-14')],
      '2025-10-14',
    ],
    ['no past game, reported or not', [buildGameToCome('2025-10-10'), buildPrepGame(today)], undefined],
    ['no game without a date', [buildGameToCome(null)], undefined],
  ])('has as its next game %s', (_, games, day) => {
    expect(buildTeamSeason(games, today).next?.day).toBe(day);
  });

  it('has the earlier of two games on one day as the next game', () => {
    const games = [
      buildGameToCome(today, { id: 'late', ...buildTimeAt(1200) }),
      buildGameToCome(today, { id: 'early', ...buildTimeAt(600) }),
    ];
    expect(buildTeamSeason(games, today).next?.id).toBe('early');
  });

  it('adds up points per week from Monday to Sunday for games with both scores', () => {
    const games = [
      buildPrepGame('2025-10-05', { ownScore: 2, opponentScore: 2, outcome: 'T' }),
      buildPrepGame('2025-10-06'),
      buildPrepGame('2025-10-12', { ownScore: 0, opponentScore: 4, outcome: 'L' }),
      buildPrepGame('2025-10-08', { ownScore: null }),
    ];
    expect(buildTeamSeason(games, today)).toMatchObject({
      ties: 1,
    });
  });

  it('can be empty', () => {
    expect(buildTeamSeason([], today)).toEqual({
      played: [],
      lastFive: [],
      next: null,
      left: [],
      ties: 0,
    });
  });
});
