import { describe, expect, it, test } from 'vitest';
import { buildGameTeam, buildFinalGame, buildScheduledGame } from '~/models/games/game.fixture';
import { listClassChampions, listGameChampions, getChampionsYear } from './champions-view';

const listNames = (rows: ReturnType<typeof listGameChampions>) =>
  rows.map(({ classTitle, name }) => [classTitle, name]);

describe('the champions', () => {
  const none = { tournamentId: null, teams: [], individuals: [], entries: [] };
  const buildPlacedTeam = (schoolName: string, place: number | null) => ({ schoolName, place, points: null });

  it('are the best team of each class in class order, or the best person when there are no teams', () => {
    const medalist = { ...buildPlacedTeam('Hollis', 1), name: 'A. Doe', grade: null };
    const rows = listClassChampions([
      {
        ...none,
        classId: '2A',
        teams: [buildPlacedTeam('Vesper', 2), buildPlacedTeam('Hollis', 1)],
        individuals: [medalist],
      },
      { ...none, classId: '1A', individuals: [medalist] },
      { ...none, classId: '3A', teams: [buildPlacedTeam('Nobody', null)] },
    ]);
    expect(listNames(rows)).toEqual([
      ['Class 1A', 'A. Doe, Hollis'],
      ['Class 2A', 'Hollis'],
    ]);
  });

  it('are all that share first place', () => {
    const shared = [buildPlacedTeam('Vesper', 1), buildPlacedTeam('Hollis', 1), buildPlacedTeam('Elm', 3)];
    const rows = listClassChampions([
      { ...none, classId: '1A', teams: shared },
      { ...none, classId: '2A', individuals: shared.map((row) => ({ ...row, name: 'A. Doe', grade: null })) },
    ]);
    expect(listNames(rows)).toEqual([
      ['Class 1A', 'Vesper and Hollis'],
      ['Class 2A', 'A. Doe, Vesper and A. Doe, Hollis'],
    ]);
  });

  it('of games are the winners of the title games', () => {
    const teams = [buildGameTeam('Ashgrove'), buildGameTeam('Vesper')] as const;
    const title = { level: 'State', round: 'Championship', teams };
    const rows = listGameChampions(
      [
        buildFinalGame({ ...title, classId: '2A', columns: [[0, 1]] }),
        buildFinalGame({ ...title, classId: '1A' }),
        buildFinalGame({ ...title, classId: '1A', round: 'Semifinal' }),
        buildFinalGame({ ...title, classId: '1A', level: 'Regional' }),
        buildScheduledGame({ ...title, classId: '3A' }),
      ],
      false,
    );
    expect(listNames(rows)).toEqual([
      ['Class 1A', 'Ashgrove'],
      ['Class 2A', 'Vesper'],
    ]);
    expect(rows.map(({ detail }) => detail)).toEqual(['3-1 over Vesper', '1-0 over Ashgrove']);
  });

  it('of games have the score of their title game, as far as it is known', () => {
    const teams = [buildGameTeam('Ashgrove'), buildGameTeam('Vesper')] as const;
    const title = { level: 'State', round: 'Championship', teams };
    const describeTitle = (changes: Parameters<typeof buildFinalGame>[0]) =>
      listGameChampions([buildFinalGame({ ...title, ...changes })], false).map(({ detail }) => detail);
    expect(describeTitle({ columns: [[1, 2]], decidedIn: '2OT' })).toEqual(['2-1 (2OT) over Ashgrove']);
    const sets = [
      [25, 20],
      [20, 25],
      [15, 10],
    ] as const;
    expect(describeTitle({ columns: sets, countsSets: true })).toEqual(['2-1 over Vesper']);
    expect(describeTitle({ columns: [], namedWinner: 0 })).toEqual(['over Vesper']);
  });
});

test.each([
  ['2025-10-09', null, '2024'],
  ['2025-10-12', null, '2025'],
  ['2025-10-11', null, null],
  ['2025-10-11', false, '2024'],
  ['2025-10-11', true, '2025'],
])("on %s, with champions of today's finals: %s, the latest champions are those of %s", (today, areOfToday, year) => {
  expect(getChampionsYear(['2025-10-10', '2025-10-11'], today, areOfToday)).toBe(year);
});

test('the year of the champions is unknown without dates of the finals', () => {
  expect(getChampionsYear([], '2025-10-11', true)).toBeNull();
});
