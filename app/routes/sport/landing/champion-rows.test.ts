import { describe, expect, it, test } from 'vitest';
import { aTeam, finalGame, scheduledGame } from '~/models/games/game.fixture';
import { listClassChampions, listGameChampions, getChampionsYear } from './champion-rows';

const names = (rows: ReturnType<typeof listGameChampions>) => rows.map(({ classTitle, name }) => [classTitle, name]);

describe('the champions', () => {
  const none = { tournamentId: null, teams: [], individuals: [], entries: [] };
  const team = (schoolName: string, place: number | null) => ({ schoolName, place, points: null });

  it('are the best team of each class, in order; without teams the best person', () => {
    const medalist = { ...team('Hollis', 1), name: 'A. Doe', grade: null };
    const rows = listClassChampions([
      { ...none, classId: '2A', teams: [team('Vesper', 2), team('Hollis', 1)], individuals: [medalist] },
      { ...none, classId: '1A', individuals: [medalist] },
      { ...none, classId: '3A', teams: [team('Nobody', null)] },
    ]);
    expect(names(rows)).toEqual([
      ['Class 1A', 'A. Doe, Hollis'],
      ['Class 2A', 'Hollis'],
    ]);
  });

  it('of games are the winners of the title games', () => {
    const teams = [aTeam('Ashgrove'), aTeam('Vesper')] as const;
    const title = { level: 'State', round: 'Championship', teams };
    const rows = listGameChampions(
      [
        finalGame({ ...title, classId: '2A', columns: [[0, 1]] }),
        finalGame({ ...title, classId: '1A' }),
        finalGame({ ...title, classId: '1A', round: 'Semifinal' }),
        finalGame({ ...title, classId: '1A', level: 'Regional' }),
        scheduledGame({ ...title, classId: '3A' }),
      ],
      false,
    );
    expect(names(rows)).toEqual([
      ['Class 1A', 'Ashgrove'],
      ['Class 2A', 'Vesper'],
    ]);
  });
});

test.each([
  ['2025-10-09', null, '2024'],
  ['2025-10-12', null, '2025'],
  ['2025-10-11', null, null],
  ['2025-10-11', false, '2024'],
  ['2025-10-11', true, '2025'],
])('on %s, with champions of today: %s, the latest champions are those of %s', (today, areOfToday, year) => {
  expect(getChampionsYear({ finalsDays: ['2025-10-10', '2025-10-11'], today, areOfToday })).toBe(year);
});

test('without dates of the finals the year is not told', () => {
  expect(getChampionsYear({ finalsDays: [], today: '2025-10-11', areOfToday: true })).toBeNull();
});
