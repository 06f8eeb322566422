import { describe, expect, it } from 'vitest';
import { mayBeContestId } from '~/models/games/game-path';
import { tournamentScores, tournamentScoresOfClass, tournamentScoresOfDay } from './tournament-scores';
import { collectDroppedRows, readAnswer, wireContext } from './wire-context.fixture';

function readOne(row: unknown) {
  const { dropped, context } = collectDroppedRows();
  const [game] = readAnswer(tournamentScoresOfDay, { data: [row] }, context);
  if (!game) throw new Error(`the row was left out: ${dropped.join()}`);
  return game;
}

const row = {
  ContestID: '88.0',
  GameDate: '10/11/2025',
  Class: '1A',
  TourneyLevel: 'Sectional',
  Round: 'Final',
  Time: '6:00',
  TimeRemaining: 'Final',
  Period: '',
  Site: 'Rockwell',
  Winner: 'T',
  ActivityID: 'BSO',
  Highlight: ' A late goal. ',
  ScheduleChange: null,
  UnusualCircumstance: null,
  TopTeam: {
    TeamName: 'Ashgrove Township',
    TopTeamNameShort: 'Ashgrove',
    TopScore: '2',
    TopSeed: 1,
    SchoolID1: '0101',
  },
  BottomTeam: { TeamName: 'Fort Harlan', BottomScore: '1', BottomSeed: '4.0', SchoolID: '0202', BottomTeamLogo: 'x' },
  MediaDetails: {
    VideoURL: 'stream.example/1',
    TicketsURL: 'https://tickets.example/1',
    AudioURL: '',
    LiveStatsURL: null,
    InfoAvailable: 'Y',
    Stats1URL: 'https://stats.example/1',
  },
};

describe('state-series scores', () => {
  it('are requested by sport and a date with leading zeros', () => {
    expect(tournamentScoresOfDay.definition.buildPath({ sportId: 'girls-cross-country', day: '2025-10-05' })).toBe(
      '/v1/sports/girls-cross-country/tournament-scores?GameDate=10/05/2025',
    );
  });

  it('are requested by class, or for a whole sport, for all days', () => {
    expect(tournamentScoresOfClass.definition.buildPath({ sportId: 'boys-soccer', classId: '1A' })).toBe(
      '/v1/sports/boys-soccer/tournament-scores?Class=1A',
    );
    expect(tournamentScores.definition.buildPath({ sportId: 'boys-soccer' })).toBe(
      '/v1/sports/boys-soccer/tournament-scores',
    );
  });

  it('leave out byes in the list of a day, and keep them for the bracket of a class', () => {
    const leftOut: string[] = [];
    const context = { ...wireContext, leaveOutRow: (reason: string) => leftOut.push(reason) };
    const bye = { ...row, ContestID: 5, BottomTeam: { TeamName: 'BYE' } };
    const ofDay = tournamentScoresOfDay.definition.buildSchema(context, { sportId: 'boys-soccer', day: '2025-10-11' });
    expect(ofDay.parse([row, bye])).toHaveLength(1);
    expect(leftOut).toEqual(['a bye']);
    const ofClass = tournamentScoresOfClass.definition.buildSchema(context, { sportId: 'boys-soccer', classId: '1A' });
    expect(ofClass.parse([row, bye])).toHaveLength(2);
  });

  it('leave out and report rows of another day or class', () => {
    const leftOut: string[] = [];
    const context = { ...wireContext, leaveOutRow: (reason: string) => leftOut.push(reason) };
    const rows = [row, { ...row, ContestID: 2, GameDate: '10/12/2025' }, { ...row, ContestID: 3, Class: '2a' }];
    const listIds = (games: readonly { readonly id: string }[]) => games.map(({ id }) => id);
    const ofDay = tournamentScoresOfDay.definition.buildSchema(context, { sportId: 'boys-soccer', day: '2025-10-11' });
    expect(listIds(ofDay.parse(rows))).toEqual(['88', '3']);
    const ofClass = tournamentScoresOfClass.definition.buildSchema(context, { sportId: 'boys-soccer', classId: '2A' });
    expect(listIds(ofClass.parse([...rows, { ...row, ContestID: 4, Class: null }]))).toEqual(['3', '4']);
    expect(leftOut).toEqual([
      'another day: game 2 is of 2025-10-12, not of 2025-10-11',
      'another class: game 88 is of 1A, not of 2A',
      'another class: game 2 is of 1A, not of 2A',
    ]);
  });

  it('read a final game', () => {
    expect(readOne(row)).toMatchObject({
      kind: 'final',
      id: '88',
      day: '2025-10-11',
      time: { minutesOfDay: 18 * 60 },
      classId: '1A',
      level: 'Sectional',
      round: 'Final',
      site: 'Rockwell',
      countsSets: false,
      columns: [[2, 1]],
      namedWinner: 0,
      highlight: 'A late goal.',
      teams: [
        { schoolId: '0101', name: 'Ashgrove', formalName: 'Ashgrove Township', seed: '1' },
        { schoolId: '0202', name: 'Fort Harlan', seed: '4', logoUrl: null },
      ],
      links: { boxScoreUrl: 'https://stats.example/1', watchUrl: 'https://stream.example/1', audioUrl: null },
    });
  });

  it.each([
    ['FINAL', '', { kind: 'final', decidedIn: null }],
    ['final', '2OT', { kind: 'final', decidedIn: '2OT' }],
    ['final', '3-OT', { kind: 'final', decidedIn: '3OT' }],
    ['final', '1 ot', { kind: 'final', decidedIn: 'OT' }],
    ['Final', '5 INN', { kind: 'final', decidedIn: '5 INN' }],
    ['Final', 'SO', { kind: 'final', decidedIn: 'SO' }],
    ['Final', '4th', { kind: 'final', decidedIn: null }],
    ['Final', 'Double Overtime', { kind: 'final', decidedIn: '2OT' }],
    ['Final - overtime', '', { kind: 'final', decidedIn: 'OT' }],
    ['Final', 'Triple OT', { kind: 'final', decidedIn: '3OT' }],
    ['Final', 'Shootout', { kind: 'final', decidedIn: 'Shootout' }],
    ['Final/OT', '', { kind: 'final', decidedIn: 'OT' }],
    ['Final (2-OT)', '4th', { kind: 'final', decidedIn: '2OT' }],
    ['Final - Forfeit pending', '', { kind: 'final', decidedIn: null }],
    ['', '', { kind: 'scheduled', scheduleChange: null }],
    [null, '1st', { kind: 'scheduled' }],
    ['No Final Score Reported', '', { kind: 'unreported' }],
    ['2:31', '4th', { kind: 'live', period: '4th', timeRemaining: '2:31', columns: [[2, 1]] }],
    ['Halftime', 'Half', { kind: 'live', period: 'Halftime', timeRemaining: null }],
    ['OT', 'ot', { kind: 'live', period: 'ot', timeRemaining: null }],
    ['2:31', '2', { kind: 'live', period: '2', timeRemaining: '2:31' }],
    ['Halftime', '', { kind: 'live', period: null, timeRemaining: 'Halftime' }],
  ])('read the time remaining %j in period %j', (TimeRemaining, Period, expected) => {
    expect(readOne({ ...row, TimeRemaining, Period })).toMatchObject(expected);
  });

  it.each([
    ['ot', 'OT'],
    ['3-OT', '3OT'],
    ['Won in ot by a field goal.', 'Won in ot by a field goal.'],
    ['Make Up from 10/10', 'Make-up game, moved from Fri, Oct 10'],
  ])('read the highlight %j as %j', (Highlight, highlight) => {
    expect(readOne({ ...row, GameDate: '10/11/2025', Highlight })).toMatchObject({ highlight });
  });

  it.each([
    ['T', 0],
    ['b ', 1],
    ['Bottom', 1],
    ['Tie', null],
    ['', null],
  ])('read the winner %j as %j', (Winner, namedWinner) => {
    expect(readOne({ ...row, Winner })).toMatchObject({ namedWinner });
  });

  it('recognize a forfeit by its circumstance, whatever other fields say', () => {
    const forfeit = { ...row, UnusualCircumstance: 'Win by FORFEIT', Winner: 'B' };
    expect(readOne(forfeit)).toMatchObject({ kind: 'forfeit', namedWinner: 1 });
    expect(readOne({ ...forfeit, Winner: '' })).toMatchObject({ kind: 'forfeit', namedWinner: null });
  });

  it.each(['VBG', 'VBB'])('read %s in three columns', (ActivityID) => {
    const TopTeam = { ...row.TopTeam, TopScore: 25, TopScore2: '22', TopScore3: 25 };
    const BottomTeam = { ...row.BottomTeam, BottomScore: 19, BottomScore2: 25, BottomScore3: null };
    expect(readOne({ ...row, ActivityID, TopTeam, BottomTeam })).toMatchObject({
      countsSets: true,
      columns: [
        [25, 19],
        [22, 25],
        [25, null],
      ],
    });
  });

  it('have a box score only once it is posted and the game is final', () => {
    const readBoxScoreUrl = (change: object) => readOne({ ...row, ...change }).links.boxScoreUrl;
    expect(readBoxScoreUrl({ MediaDetails: { ...row.MediaDetails, InfoAvailable: 'N' } })).toBeNull();
    expect(readBoxScoreUrl({ TimeRemaining: '2:31' })).toBeNull();
    expect(readBoxScoreUrl({ MediaDetails: null })).toBeNull();
  });

  it('name a missing team TBD', () => {
    expect(readOne({ ...row, TopTeam: null, BottomTeam: 'x' }).teams.map(({ name }) => name)).toEqual(['TBD', 'TBD']);
  });

  it('identify a row without an id by stage and teams, and drop one without these', () => {
    const { id } = readOne({ ...row, ContestID: '' });
    expect(id).toContain(readOne(row).teams[0].name);
    expect(mayBeContestId(id)).toBe(false);
    expect(() => readOne({ ...row, ContestID: '', TopTeam: null, BottomTeam: null })).toThrow('names no game');
  });

  it.each([
    ['Postponed 10/9 (weather)', '10/11/2025', null],
    ['Postponed Oct. 9', '10/11/2025', null],
    ['PPD 10/9', '10/11/2025', null],
    ['Rescheduled to 10/11', '10/11/2025', null],
    ['Postponed from 10/9', '10/11/2025', null],
    ['Postponed 10/11 (weather)', '10/11/2025', 'Postponed'],
    ['Postponed to 10/13', '10/11/2025', 'Postponed'],
    ['Postponed until Monday, Oct. 13', '10/11/2025', 'Postponed'],
    ['Postponed', '10/11/2025', 'Postponed'],
  ])('read the schedule change %j of a game on %s as the remark %j', (ScheduleChange, GameDate, remark) => {
    const game = readOne({
      ...row,
      GameDate,
      TimeRemaining: '',
      Period: '',
      Winner: '',
      UnusualCircumstance: '',
      ScheduleChange,
    });
    expect(game).toMatchObject({ kind: 'scheduled', remark });
  });

  it.each([
    ['Postponed 10/10 (weather)', 'Moved from Fri, Oct 10 (weather)'],
    ['Moved from 10/9', 'Moved from Thu, Oct 9'],
    ['PPD 10/9/2025', 'Moved from Thu, Oct 9'],
    ['Rescheduled from Oct. 9', 'Moved from Thu, Oct 9'],
    ['Suspended 10/9', 'Suspended 10/9'],
    ['Rescheduled to 10/11', 'Rescheduled to 10/11'],
    ['Make Up from 10/10', 'Moved from Fri, Oct 10'],
    ['Moved from Friday 10/10', 'Moved from Fri, Oct 10'],
    ['Site changed', 'Now at Lake Field'],
    ['Was 5:30 PM', 'Time changed from 5:30 PM'],
    ['New time (was 6:00 PM)', 'Time changed from 6:00 PM'],
    ['Time changed from 5:30 PM', 'Time changed from 5:30 PM'],
    ['Doors open one hour before the game', 'Doors open one hour before the game'],
  ])('say of a game of October 11 with the schedule change %j: %j', (ScheduleChange, scheduleChange) => {
    const words = { TimeRemaining: '', Period: '', Winner: '', UnusualCircumstance: '' };
    const changed = { ...row, ...words, GameDate: '10/11/2025', Site: 'Lake Field', ScheduleChange };
    expect(readOne(changed)).toMatchObject({ scheduleChange });
  });

  it('drop words that say no more than the period', () => {
    const game = readOne({
      ...row,
      Winner: '',
      UnusualCircumstance: '',
      Period: 'Set 3',
      TimeRemaining: 'In Progress',
    });
    expect(game).toMatchObject({ kind: 'live', period: 'Set 3', timeRemaining: null });
  });
});
