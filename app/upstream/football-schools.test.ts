import { describe, expect, it } from 'vitest';
import {
  conferenceSchedules,
  cooperativeFootballTeams,
  footballConferences,
  footballEnrollmentsByName,
  footballSchedule,
  footballSchools,
  footballStandings,
} from './football-schools';
import { readAnswer, wireContext } from './wire-context.fixture';

const scheduleRow = {
  FBSchoolID: '123.0',
  SchoolID: '0101',
  DisplayName: 'Ashgrove ',
  NickName: 'Owls',
  coach: 'Pat Doe',
  Conference: 'Prairie League',
  FBConferenceID: 12,
  WinsOverall: '5',
  LossesOverall: 2,
  WinsOverallLastYear: 7,
  LossesOverallLastYear: '4.0',
  ClassLastYear: '5A',
  EnrollmentFootball: '843.15 (m)',
  ContestID: 251700001,
  footballWeek: '7.0',
  Day: 'Fri',
  GameDayShort: '10/10',
  Time: '7:00',
  Result: 'W',
  MyScore: '21',
  OpponentScore: 14,
  Overtime: ' OT ',
  HomeOrAway: 'A',
  opponent: 'Fort Harlan (u) #',
  OppShortName: 'Ft. Harlan',
  OppSchoolID: '7',
  OppWins: 3,
  OppLosses: 4,
  OppEnr: '512',
  OpponentLogo: 'https://media.example/7.svg',
  ConferenceGame: '*',
};

describe('a team schedule', () => {
  const read = (...rows: unknown[]) => readAnswer(footballSchedule, { data: rows });

  it("has the team and its games from the team's side, with marks from every field", () => {
    expect(read(scheduleRow)).toEqual({
      team: {
        id: '123',
        name: 'Ashgrove',
        nickname: 'Owls',
        coach: 'Pat Doe',
        conference: 'Prairie League',
        conferenceId: '12',
        record: { wins: 5, losses: 2 },
        lastYearsRecord: { wins: 7, losses: 4 },
        lastYearsClass: '5A',
        enrollment: 843.15,
        marks: ['m'],
      },
      games: [
        {
          weekday: 'Fri',
          date: '10/10',
          time: { minutesOfDay: 19 * 60, text: '7:00' },
          opponent: {
            id: '7',
            name: 'Fort Harlan',
            shortName: 'Ft. Harlan',
            logoUrl: 'https://media.example/7.svg',
            record: { wins: 3, losses: 4 },
            enrollment: 512,
          },
          place: 'away',
          result: 'W',
          ownScore: 21,
          opponentScore: 14,
          note: 'OT',
          marks: ['*', '#', 'u'],
        },
      ],
    });
  });

  it.each([
    ['FF', 'Forfeit'],
    ['Win by forfeit', 'Forfeit'],
    ['Cancelled', 'Cancelled'],
    ['2 ot', '2OT'],
    ['Protest', 'Protest'],
  ])('shows the note %j as %s', (Overtime, note) => {
    expect(read({ ...scheduleRow, Overtime })?.games).toMatchObject([{ note }]);
  });

  it.each(['Open', 'OPEN DATE', 'bye', 'Bye week', ''])('shows an open date for an opponent named %j', (opponent) => {
    const open = { ...scheduleRow, opponent, Result: '', MyScore: null, ConferenceGame: '' };
    expect(read(open)?.games).toMatchObject([{ opponent: null, result: null, date: '10/10' }]);
  });

  it('has a null id for an out-of-state team and treats "Openfield" as a team', () => {
    const opponents = [
      { opponent: 'Oak Valley (LN)', OppSchoolID: null },
      { opponent: 'Openfield', OppSchoolID: '0' },
    ];
    expect(read(...opponents.map((opponent) => ({ ...scheduleRow, ...opponent })))?.games).toMatchObject([
      { opponent: { id: null, name: 'Oak Valley (LN)' } },
      { opponent: { id: null, name: 'Openfield' } },
    ]);
  });

  it('has only the team when the row has no game, and is null without rows', () => {
    expect(read({ FBSchoolID: 9, DisplayName: 'Elm' })).toMatchObject({ team: { name: 'Elm' }, games: [] });
    expect(read()).toBeNull();
  });
});

describe('a team schedule with a damaged row', () => {
  const params = { sportId: 'football', schoolId: '123' };
  const read = (...rows: unknown[]) =>
    footballSchedule.definition.buildSchema(wireContext, params).parse({ data: rows });

  it('keeps its games when the first row names another team', () => {
    const schedule = read({ ...scheduleRow, FBSchoolID: '9999' }, scheduleRow, scheduleRow);
    expect([schedule?.team.id, schedule?.games.length]).toEqual(['123', 2]);
  });

  it('takes missing team fields from the next row', () => {
    expect(read({ ...scheduleRow, NickName: null, coach: '' }, scheduleRow)?.team).toMatchObject({
      nickname: 'Owls',
      coach: 'Pat Doe',
    });
  });
});

describe('the schedules of a conference', () => {
  const read = (data: unknown) => readAnswer(conferenceSchedules, { data });
  const other = { ...scheduleRow, FBSchoolID: 5, DisplayName: 'Elm' };
  const listNamesAndGames = (data: unknown) => read(data).map(({ team, games }) => [team.name, games.length]);

  it('are read from one list, a list per school, or lists keyed by school', () => {
    const expected = [
      ['Ashgrove', 2],
      ['Elm', 1],
    ];
    expect(listNamesAndGames([scheduleRow, scheduleRow, other])).toEqual(expected);
    expect(listNamesAndGames([[scheduleRow, scheduleRow], null, [other, 'N/A']])).toEqual(expected);
    expect(listNamesAndGames({ a: [scheduleRow, scheduleRow], e: [other] })).toEqual(expected);
    expect(read([])).toEqual([]);
  });

  it('keyed by school are kept when one school has no list', () => {
    expect(listNamesAndGames({ a: [scheduleRow, scheduleRow], b: null, c: 'N/A', e: [other] })).toEqual([
      ['Ashgrove', 2],
      ['Elm', 1],
    ]);
  });

  it.each([{}, { error: 'Route not found' }, 'none', null])('%j is refused', (data) => {
    expect(() => read(data)).toThrow('expected schedules');
  });
});

it('independents have no conference, for any spelling', () => {
  const rows = ['Independent', 'INDEPENDENTS', '', null, 'Prairie League'].map((Conference, index) => ({
    FBSchoolID: index + 1,
    DisplayName: 'Ash',
    Conference,
    WinsConference: '3',
    LossesConference: 0,
    WinsOverall: 6,
    LossesOverall: '1.0',
    bidType: 'c',
  }));
  const standings = readAnswer(footballStandings, rows);
  expect(standings.map(({ conference }) => conference)).toEqual([null, null, null, null, 'Prairie League']);
  expect(standings[0]).toMatchObject({
    conferenceRecord: { wins: 3, losses: 0 },
    record: { wins: 6, losses: 1 },
    opponentsWins: null,
    bid: 'C',
  });
});

it('the waiver N means that the enrollment is multiplied', () => {
  const rows = ['N', 'n', '', null, 'Y'].map((Waiver, index) => ({
    FBSchoolID: index + 1,
    DisplayName: 'Ash',
    Waiver,
  }));
  const schools = readAnswer(footballEnrollmentsByName, rows);
  expect(schools.map(({ isMultiplied }) => isMultiplied)).toEqual([true, true, false, false, false]);
});

it('the schools of a cooperative team are split at commas, semicolons and spaced slashes', () => {
  const rows = ['Ash, Elm', 'Ash; Elm', 'Ash / Elm', 'Ash/Oak; Elm,'].map((CoopTeams, index) => ({
    FBSchoolID: index + 1,
    Name: 'Ash',
    CoopName: 'Ash [Coop]',
    CoopTeams,
    EnrollmentNumeric: '612.0',
  }));
  const teams = readAnswer(cooperativeFootballTeams, rows);
  expect(teams.map(({ schools }) => schools)).toEqual([
    ['Ash', 'Elm'],
    ['Ash', 'Elm'],
    ['Ash', 'Elm'],
    ['Ash/Oak', 'Elm'],
  ]);
  expect(teams[0]).toMatchObject({ name: 'Ash [Coop]', host: 'Ash', enrollment: 612 });
});

it('rows without a name and repeated schools are left out, and one without an id has an id made of it', () => {
  const rows = [
    { FBSchoolID: 1, DisplayName: 'Ash', SchoolLogo: 'no link' },
    { FBSchoolID: '1.0', DisplayName: 'Ash High' },
    { FBSchoolID: 2 },
    { DisplayName: 'Elm' },
  ];
  expect(readAnswer(footballSchools, rows)).toEqual([
    { id: '1', name: 'Ash', logoUrl: null },
    { id: expect.stringMatching(/^row:/) as string, name: 'Elm', logoUrl: null },
  ]);
  expect(readAnswer(footballConferences, [{ FBConferenceID: '12.0', Conference: 'Lakes' }])).toEqual([
    { id: '12', name: 'Lakes', schoolCount: null },
  ]);
});
