import { describe, expect, it } from 'vitest';
import {
  stateFinalCoach,
  stateFinalHistory,
  stateFinalRosters,
  stateFinalScores,
  stateFinalTeam,
  stateFinalTeams,
} from './state-finals';
import { readAnswer, wireContext } from './wire-context.fixture';

const of = { sportId: 'boys-soccer', schoolId: '0101' };
const team = {
  TeamID: '24.0',
  SchoolID: '0101',
  Class: '1A',
  ProgramName: 'Ashgrove ',
  officialName: 'Ashgrove High School',
  SchoolLogo: null,
  Enrollment: '512.5',
  Row_1: 'A, B',
  Row_10: 'Y, Z',
  Not_Pictured: '',
  Won: '14',
  Lost: 5,
  Tied: '',
};

describe('state-final teams', () => {
  it('are requested by sport, and a single team also by school', () => {
    expect(stateFinalTeams.definition.buildPath(of)).toBe('/v1/statefinal/teams?sportId=boys-soccer');
    expect(stateFinalTeam.definition.buildPath(of)).toBe('/v1/statefinal/teams?sportId=boys-soccer&schoolId=0101');
  });

  it('are read with varying keys, photo rows and a record', () => {
    const [read] = readAnswer(stateFinalTeams, { data: [team, 'x', { ...team, TeamID: '' }] });
    expect(read).toMatchObject({
      teamId: '24',
      schoolId: '0101',
      classId: '1A',
      programName: 'Ashgrove',
      officialName: 'Ashgrove High School',
      logoUrl: null,
      enrollment: 512.5,
      notPictured: null,
      record: { wins: 14, losses: 5, ties: null },
    });
    expect(read?.photoRows).toEqual(['A, B', '', '', '', '', '', '', '', '', 'Y, Z']);
  });

  it('return the first row of a single-team answer, or null', () => {
    const schema = stateFinalTeam.definition.buildSchema(wireContext);
    expect(schema.parse({ data: [team] })?.schoolId).toBe('0101');
    expect(schema.parse({ data: [] })).toBeNull();
  });
});

it.each([
  ['*', true],
  ['S', true],
  ['y', true],
  ['', false],
  [null, false],
  ['0', false],
])('a player with F15 %j is a starter: %j', (F15, isStarter) => {
  const row = { RosterID: 1, SchoolID: '0101', lastName: 'Bui', G: '19', F1: '3', F2: '', F14: 2, F15 };
  const [player] = readAnswer(stateFinalRosters, [row]);
  expect(player).toMatchObject({ lastName: 'Bui', gamesPlayed: 19, isStarter });
  expect(player?.stats).toEqual([3, ...Array.from({ length: 12 }, () => null), 2]);
});

it('a player has the number and the grade without a fraction', () => {
  const row = { RosterID: 1, SchoolID: '0101', lastName: 'Bui', Number: '12.0', Grade: '11.0' };
  expect(readAnswer(stateFinalRosters, [row])).toMatchObject([{ number: '12', grade: '11' }]);
});

it('a game has a day, an outcome and its tournament', () => {
  const row = {
    contestID: 7,
    SchoolID: '0101',
    Date: '2024-10-22T00:00:00.000Z',
    Opponent: 'Dell',
    wl: 'w',
    MyScore: '2',
  };
  const games = readAnswer(stateFinalScores, [row, { ...row, contestID: 8, WL: '', Tournament: ' Cup ' }]);
  expect(games).toMatchObject([
    { contestId: '7', day: '2024-10-22', outcome: 'W', ownScore: 2, opponentScore: null, tournament: null },
    { tournament: 'Cup' },
  ]);
});

it("a coach's season has a place from 1 to 4 or null", () => {
  const row = { CoachWLID: 1, school: 'Dell', SchoolTerm: '2022-23', W: 16, L: '3', T: '2.0', Place: '2' };
  const seasons = readAnswer(stateFinalCoach, [
    row,
    { ...row, CoachWLID: 2, Place: 0 },
    { ...row, CoachWLID: 3, Place: '' },
  ]);
  expect(seasons.map(({ place }) => place)).toEqual([2, null, null]);
  expect(seasons[0]?.record).toEqual({ wins: 16, losses: 3, ties: 2 });
});

describe('the history of a team', () => {
  const schema = stateFinalHistory.definition.buildSchema(wireContext);

  it('lists tournaments with their games', () => {
    const game = {
      ContestID: 1,
      WinnerSchoolID: '0101',
      WinnerName: 'Ashgrove',
      LoserName: 'Dell',
      OT: '2OT',
      pkScore: '4-3',
    };
    const row = {
      tournamentId: 9,
      year: '2023.0',
      for: 3,
      against: '9',
      season: { W: '13', L: 6 },
      place: 4,
      games: [game, 5],
    };
    expect(schema.parse({ data: { tournaments: [row, null] } })).toMatchObject([
      {
        year: '2023',
        pointsFor: 3,
        pointsAgainst: 9,
        season: { wins: 13, losses: 6, ties: null },
        place: 4,
        games: [{ winnerName: 'Ashgrove', overtime: '2OT', shootoutScore: '4-3' }],
      },
    ]);
  });

  it('may be empty, but a missing list is refused', () => {
    expect(schema.parse({ tournaments: [] })).toEqual([]);
    expect(() => schema.parse({ data: [] })).toThrow();
    expect(() => schema.parse({})).toThrow('are missing');
  });
});
