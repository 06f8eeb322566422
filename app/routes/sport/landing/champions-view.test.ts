import { describe, expect, it, test } from 'vitest';
import { findSport, type Sport } from '~/config/sports';
import { buildGameTeam, buildFinalGame, buildScheduledGame } from '~/models/games/game.fixture';
import { findChampionsSeason, listClassChampions, listGameChampions, listMeetRows } from './champions-view';

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

test('the rows of meets have the winner, and name the meet before the state finals', () => {
  const teams = [buildGameTeam('Hollis'), buildGameTeam('Vesper')] as const;
  const sport = findSport('boys-cross-country') as Sport;
  const meet = { teams, level: 'State', classId: '2A', columns: [[54, 84]] } as const;
  const rows = listMeetRows(
    [
      buildFinalGame({ ...meet, id: '2' }),
      buildFinalGame({ ...meet, id: '1', classId: '1A', level: 'Sectional', round: 'Elm Sectional' }),
      buildFinalGame({ ...meet, id: '3', classId: null, level: null }),
      buildScheduledGame({ teams, classId: '3A' }),
    ],
    sport,
  );
  expect(rows.map(({ key, title, winner: { name } }) => [key, title, name])).toEqual([
    ['1', 'Class 1A, Elm Sectional', 'Hollis'],
    ['2', 'Class 2A', 'Hollis'],
    ['3', 'Winner', 'Hollis'],
  ]);
});

const lastSeason = '2024-25, last season';

test.each([
  ['2025-10-09', null, lastSeason],
  ['2025-10-12', null, '2025'],
  ['2025-10-11', null, null],
  ['2025-10-11', false, lastSeason],
  ['2025-10-11', true, '2025'],
  ['2026-07-12', null, '2025-26, last season'],
])("on %s, with champions of today's finals: %s, the latest champions are those of %s", (today, areOfToday, season) => {
  expect(findChampionsSeason(['2025-10-10', '2025-10-11'], today, areOfToday)).toBe(season);
});

test('the season of the champions is unknown without dates of the finals', () => {
  expect(findChampionsSeason([], '2025-10-11', true)).toBeNull();
});
