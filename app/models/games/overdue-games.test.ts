import { describe, expect, it } from 'vitest';
import type { Game } from './game';
import { listOverdueGames } from './overdue-games';

const minute = 60_000;
const options = { timeZone: 'America/Chicago', getMinutes: () => 120 };
/** 7 PM in Chicago is midnight UTC in October. */
const startMs = Date.parse('2025-10-11T00:00:00Z');
const dueMs = startMs + (120 + 90) * minute;

function buildOverdueGame(changes: object = {}): Game {
  const teams = [{ name: 'North' }, { name: 'South' }];
  const time = { minutesOfDay: 19 * 60, text: '7:00 PM' };
  const facts = { id: '1', day: '2025-10-10', time, sportId: 'football', teams, remark: null, scheduleChange: null };
  return { kind: 'live', columns: [], ...facts, ...changes } as unknown as Game;
}

const findOverdue = (games: readonly Game[], nowMs = dueMs) => listOverdueGames(games, { ...options, nowMs });

describe('games without a final score', () => {
  it('are overdue ninety minutes after their expected end, not earlier', () => {
    expect(findOverdue([buildOverdueGame()], dueMs - 1)).toEqual([]);
    expect(findOverdue([buildOverdueGame()])).toMatchObject([
      { expectedEndMs: startMs + 120 * minute, overdueMs: 90 * minute },
    ]);
  });

  it.each([['live'], ['scheduled'], ['unreported']])('are overdue when their status is %s', (kind) => {
    expect(findOverdue([buildOverdueGame({ kind })])).toHaveLength(1);
  });

  it('are overdue when they were moved from another day', () => {
    const changes = { kind: 'scheduled', scheduleChange: 'Moved from Friday 10/10' };
    expect(findOverdue([buildOverdueGame(changes)])).toHaveLength(1);
    expect(findOverdue([buildOverdueGame({ ...changes, scheduleChange: 'Rescheduled from 10/9' })])).toHaveLength(1);
  });

  it.each([
    ['final', { kind: 'final' }],
    ['forfeited', { kind: 'forfeit' }],
    ['postponed', { kind: 'scheduled', remark: 'Postponed' }],
    ['moved', { kind: 'live', scheduleChange: 'Rescheduled for Monday' }],
    ['without a day', { day: null }],
  ])('are not overdue when they are %s', (_, changes) => {
    expect(findOverdue([buildOverdueGame(changes)])).toEqual([]);
  });

  it('are settled by a final score in any feed', () => {
    expect(findOverdue([buildOverdueGame(), buildOverdueGame({ id: 'other feed', kind: 'final' })])).toEqual([]);
    expect(findOverdue([buildOverdueGame(), buildOverdueGame({ id: 'other feed' })])).toHaveLength(1);
  });

  it('without a time may start as late as 8 PM', () => {
    const untimed = buildOverdueGame({ time: null });
    expect(findOverdue([untimed], dueMs + 59 * minute)).toEqual([]);
    expect(findOverdue([untimed], dueMs + 60 * minute)).toHaveLength(1);
  });

  it('are left out more than thirty days after their expected end', () => {
    const dayMs = 24 * 60 * minute;
    expect(findOverdue([buildOverdueGame()], startMs + 120 * minute + 30 * dayMs)).toHaveLength(1);
    expect(findOverdue([buildOverdueGame()], startMs + 121 * minute + 30 * dayMs)).toEqual([]);
  });

  it('are listed longest overdue first', () => {
    const early = buildOverdueGame({
      id: '2',
      time: { minutesOfDay: 600, text: '' },
      teams: [{ name: 'A' }, { name: 'B' }],
    });
    expect(findOverdue([buildOverdueGame(), early]).map(({ game: { id } }) => id)).toEqual(['2', '1']);
  });
});
