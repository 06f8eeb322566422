import { describe, expect, it } from 'vitest';
import { measureGame } from './distinct-games';
import { isFurther, keepFurthest, measureListedGame } from './furthest';
import { buildFinalGame, buildForfeitGame, buildGameTeam, buildLiveGame, buildScheduledGame } from './game.fixture';

const row = { outcome: null, ownScore: null, opponentScore: null, day: '2025-10-10', time: null };
const evening = { minutesOfDay: 1140 };
const postponed = { minutesOfDay: null };
const later = '2025-10-11';

describe('of two rows of a schedule the one that is further along', () => {
  it.each([
    ['has a result', row, { ...row, outcome: 'W' }],
    ['has a result, although the other is of a later day', { ...row, day: later }, { ...row, outcome: 'L' }],
    [
      'has a result, although the other has a score',
      { ...row, ownScore: 3, opponentScore: 1 },
      { ...row, outcome: 'W' },
    ],
    ['has a score', row, { ...row, ownScore: 3, opponentScore: 1 }],
    [
      'has a score, although the other is of a later day',
      { ...row, day: later },
      { ...row, ownScore: 0, opponentScore: 0 },
    ],
    ['has the score of both', { ...row, ownScore: 3 }, { ...row, ownScore: 3, opponentScore: 1 }],
    ['is of the later day', row, { ...row, day: later }],
    ['has a day', { ...row, day: null }, row],
    ['is of the later day, although the other is postponed', { ...row, time: postponed }, { ...row, day: later }],
    ['has a word in place of its time', { ...row, time: evening }, { ...row, time: postponed }],
  ] as const)('%s', (_, less, more) => {
    expect(isFurther(measureListedGame(more), measureListedGame(less))).toBe(true);
    expect(isFurther(measureListedGame(less), measureListedGame(more))).toBe(false);
    const rows = [
      [less, more],
      [more, less],
    ];
    for (const both of rows) expect(keepFurthest(both, () => '1', measureListedGame)).toEqual([more]);
  });
});

describe('of two rows of a feed the one that is further along', () => {
  const tbd = [buildGameTeam('Ashgrove'), buildGameTeam('TBD')] as const;
  it.each([
    ['is over', buildLiveGame(), buildFinalGame()],
    ['is over, although the other has more points', buildLiveGame({ columns: [[9, 9]] }), buildFinalGame()],
    ['is forfeited', buildScheduledGame(), buildForfeitGame()],
    ['is in play', buildScheduledGame(), buildLiveGame()],
    ['has a score so far', buildScheduledGame(), buildScheduledGame({ columns: [[2, 1]] })],
    ['has more points in play', buildLiveGame({ columns: [[3, 0]] }), buildLiveGame({ columns: [[3, 2]] })],
    ['has the points of both', buildFinalGame({ columns: [[3, null]] }), buildFinalGame({ columns: [[3, 1]] })],
    ['is of the later day', buildScheduledGame({ day: '2025-10-10' }), buildScheduledGame({ day: later })],
    ['has a word for its state', buildScheduledGame(), buildScheduledGame({ remark: 'Delayed' })],
    ['knows both teams', buildScheduledGame({ teams: tbd }), buildScheduledGame()],
    ['is over, although the other is of a later day', buildScheduledGame({ day: '2025-12-01' }), buildFinalGame()],
  ] as const)('%s', (_, less, more) => {
    expect(isFurther(measureGame(more), measureGame(less))).toBe(true);
    expect(isFurther(measureGame(less), measureGame(more))).toBe(false);
  });

  it('is the first of equal ones', () => {
    const rows = [buildFinalGame({ id: 'first' }), buildFinalGame({ id: 'second' })];
    expect(keepFurthest(rows, () => '1', measureGame)).toEqual(rows.slice(0, 1));
  });
});
