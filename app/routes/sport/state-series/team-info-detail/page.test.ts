import { describe, expect, it } from 'vitest';
import { buildStateFinalTeam } from '~/models/state-series/state-final-team.fixture';
import type { CoachSeason, RosterPlayer, SeasonGame } from '~/upstream/state-finals';
import { toCoachingRecord, toHistoryYears, toTeamProfileView } from './page';
import { toRosterView } from './roster-view';
import { toSeasonView } from './season-view';

function buildPlayer(number: string | null, changes: Partial<RosterPlayer> = {}): RosterPlayer {
  return {
    rosterId: `r${number ?? ''}`,
    schoolId: '0101',
    number,
    firstName: 'Kai',
    lastName: `No${number ?? ''}`,
    grade: '11',
    height: '5-10',
    position: 'F',
    gamesPlayed: 20,
    stats: [39, 7, 2, null, null, null, null, null, null, null, null, null, null, null],
    isStarter: false,
    ...changes,
  };
}

const keeper = buildPlayer('30', {
  position: 'GK',
  stats: [0, 0, 0, 1602, 164, 31, 5, null, null, null, null, null, null, null],
});

describe('a roster', () => {
  it('is sorted by number, and shows heights only in boys soccer', () => {
    const roster = [buildPlayer(null), buildPlayer('10'), buildPlayer('4')];
    expect(toRosterView('boys-soccer', '0101', roster)).toMatchObject({
      showsHeight: true,
      players: [{ number: '4' }, { number: '10' }, { number: null }],
    });
    expect(toRosterView('girls-soccer', '0101', roster).showsHeight).toBe(false);
  });

  it('has the columns of soccer, and lists goalkeepers separately', () => {
    const { stats, goalkeepers } = toRosterView('boys-soccer', '0101', [buildPlayer('4'), keeper]);
    expect(stats?.columns.map(({ head }) => head)).toEqual(['Position', 'GP', 'Shots', 'Goals', 'Assists']);
    expect(stats?.rows[0]?.cells).toEqual(['F', '20', '39', '7', '2']);
    expect(goalkeepers?.rows.map(({ cells }) => cells)).toEqual([['20', '1,602', '164', '31', '5']]);
  });

  it('has the columns of football', () => {
    const { stats, goalkeepers } = toRosterView('girls-flag-football', '0101', [buildPlayer('4')]);
    expect(stats?.columns.map(({ head }) => head).join(' ')).toBe(
      'GP PassTD RushTD RecTD PassYds RushYds RecYds INT IntTD Sacks Flag Pulls',
    );
    expect(stats?.rows[0]?.cells.slice(0, 5)).toEqual(['20', '39', '7', '2', null]);
    expect(goalkeepers).toBeNull();
  });

  it.each(['2207', '2905'])('of school %s has no statistics', (schoolId) => {
    expect(toRosterView('boys-soccer', schoolId, [buildPlayer('4'), keeper])).toMatchObject({
      stats: null,
      goalkeepers: null,
    });
  });

  it('of a sport without columns has no statistics', () => {
    expect(toRosterView('chess', '0101', [buildPlayer('4')]).stats).toBeNull();
  });
});

function buildSeasonGame(contestId: string, day: string | null, changes: Partial<SeasonGame> = {}): SeasonGame {
  return {
    contestId,
    schoolId: '0101',
    day,
    opponent: 'Dell',
    outcome: 'W',
    ownScore: 2,
    opponentScore: 0,
    ownShootout: null,
    opponentShootout: null,
    contestType: null,
    tournament: null,
    ...changes,
  };
}

describe('a season', () => {
  const cup = { tournament: 'Cup' };

  it('is sorted by date, and divided where tournaments begin and end', () => {
    const games = [
      buildSeasonGame('4', '2024-09-20'),
      buildSeasonGame('3', '2024-09-14', cup),
      buildSeasonGame('1', '2024-08-27'),
      buildSeasonGame('5', null),
    ];
    expect(toSeasonView([...games, buildSeasonGame('2', '2024-09-13', cup)], '2024-10-11').parts).toMatchObject([
      { title: null, rows: [{ contestId: '1', date: 'Aug 27', ownScore: 2, opponentScore: 0 }] },
      { title: 'Cup', rows: [{ contestId: '2' }, { contestId: '3' }] },
      { title: 'Regular Season', rows: [{ contestId: '4' }, { contestId: '5', date: 'TBA' }] },
    ]);
  });

  it('has the points of a shootout beside those of the game', () => {
    const game = buildSeasonGame('1', '2024-08-27', { opponentScore: 2, ownShootout: 4, opponentShootout: 3 });
    expect(toSeasonView([game], '2024-10-11').latest).toMatchObject([{ ownScore: '2 (4)', opponentScore: '2 (3)' }]);
  });

  it('that is over says so, and its dates show the year', () => {
    const games = [buildSeasonGame('1', '2024-08-27'), buildSeasonGame('2', null)];
    expect(toSeasonView(games, '2025-10-11')).toMatchObject({
      season: '2024-25, last season',
      parts: [{ rows: [{ date: 'Aug 27, 2024' }, { date: 'TBA' }] }],
    });
    expect(toSeasonView(games, '2025-06-30').season).toBeNull();
  });
});

describe('the latest games', () => {
  it('are the last three with a result, and the next game is the first from today on without one', () => {
    const { latest, next } = toSeasonView(
      [
        buildSeasonGame('1', '2025-09-02'),
        buildSeasonGame('2', '2025-09-09', { outcome: 'L' }),
        buildSeasonGame('3', '2025-09-16', { outcome: 'T' }),
        buildSeasonGame('4', '2025-09-23'),
        buildSeasonGame('unreported', '2025-09-30', { outcome: null }),
        buildSeasonGame('next', '2025-10-11', { outcome: null }),
        buildSeasonGame('later', '2025-10-14', { outcome: null }),
        buildSeasonGame('undated', null),
      ],
      '2025-10-11',
    );
    expect(latest.map(({ contestId }) => contestId)).toEqual(['4', '3', '2']);
    expect(next?.contestId).toBe('next');
  });

  it('are empty without games', () => {
    expect(toSeasonView([], '2025-10-11')).toMatchObject({ latest: [], next: null });
  });
});

describe('a coaching record', () => {
  const buildCoachSeason = (school: string, term: string, wins: number, place: number | null = null): CoachSeason => ({
    id: school + term,
    school,
    term,
    record: { wins, losses: 1, ties: null },
    place,
  });

  it('adds up wins and losses by school and overall', () => {
    const { sections, totals } = toCoachingRecord([
      buildCoachSeason('Dell', '2020-21', 4),
      buildCoachSeason('Ashgrove', '2022-23', 8, 2),
      buildCoachSeason('Ashgrove', '2021-22', 5),
    ]);
    expect(sections).toMatchObject([
      { title: 'Dell', totals: [{ wins: 4, losses: 1, ties: 0 }] },
      { title: 'Ashgrove', rows: [{ text: '2021-22' }, { text: '2022-23', place: '2nd' }], totals: [{ wins: 13 }] },
    ]);
    expect(totals).toMatchObject([{ text: 'Grand Total', wins: 17, losses: 3, ties: 0 }]);
  });

  it('without seasons has no total', () => {
    expect(toCoachingRecord([])).toEqual({ sections: [], totals: [] });
  });
});

describe('a tournament history', () => {
  it('shows each year and how games were decided', () => {
    const games = [
      {
        contestId: '1',
        winnerName: 'Ashgrove',
        winnerScore: 1,
        loserName: 'Dell',
        loserScore: 1,
        round: 'Semifinal',
        overtime: '2OT',
        shootoutScore: '4-3',
      },
    ];
    const record = { wins: 13, losses: 6, ties: 2 };
    const year = {
      year: '2022',
      pointsFor: 3,
      pointsAgainst: 9,
      wins: 1,
      losses: 1,
      season: record,
      coach: 'Ann Ames',
    };
    const years = toHistoryYears([
      { ...year, id: 'a', place: null, games },
      { ...year, id: 'b', year: '2023', place: 4, games: [] },
    ]);
    expect(years.map(({ year: shown, place }) => [shown, place])).toEqual([
      ['2023', '4th'],
      ['2022', null],
    ]);
    expect(years[1]?.facts[0]).toEqual({ name: 'Season', value: '13-6-2' });
    expect(years[1]?.games[0]).toMatchObject({ decidedIn: '2OT, 4-3 on penalty kicks' });
  });
});

it('a profile omits unknown facts', () => {
  const profile = toTeamProfileView(buildStateFinalTeam());
  expect(profile).toMatchObject({ name: 'Ashgrove High School', record: '14-5-2', className: 'Class 1A' });
  expect(profile.school.map(({ name }) => name)).not.toContain('County');
  expect(profile.school).toContainEqual({ name: 'Classification Enrollment', value: '1,299' });
  const allStaff = 'Ann Ames (Head Coach); Bo Burr (Goalkeeper Coach) ;; Di Dunn';
  const { school, coaches } = toTeamProfileView({ ...buildStateFinalTeam(), allStaff, assistantCoaches: 'Bo Burr' });
  expect(school).toContainEqual({
    name: 'Staff',
    value: 'Ann Ames (Head Coach); Bo Burr (Goalkeeper Coach); Di Dunn',
  });
  expect(coaches).toContainEqual({ name: 'Assistant Coaches', value: 'Bo Burr' });
  const unknown = toTeamProfileView({ ...buildStateFinalTeam(), allStaff: null });
  expect(unknown.school.map(({ name }) => name)).not.toContain('Staff');
  expect(profile.captions.map(({ name }) => name)).toEqual(['Row 1', 'Row 2', 'Not Pictured']);
});
