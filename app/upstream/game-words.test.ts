import { describe, expect, it } from 'vitest';
import { findLeader, getColumns } from '~/models/games/game';
import { atLeastOne } from '../../tests/support/at-least-one';
import { listChangesOfOtherRows } from './fields/odd-values.fixture';
import { outOfStateGames, weeklySchedules } from './football-lists';
import { qualifyingGames } from './football-qualification';
import { dailyGames } from './maxpreps';
import { prepSchoolSchedule } from './prep-schools';
import { stateFinalScores } from './state-finals';
import { tournamentScores } from './tournament-scores';
import { wireContext } from './wire-context.fixture';

/* What all readers of games do with words that feeds invent. */

const notes: string[] = [];
const context = { ...wireContext, dropItem: (reason: string) => notes.push(reason) };

const days = ['10/11/2025', '10/11/2025', '10/11/2025'] as const;
const feedRows = days.map((GameDate, index) => ({
  gameId: index + 1,
  GameDate,
  GameTime: '7:00 PM',
  sportId: 'boys-soccer',
  School1: { HomeAwayType: 'Home', NameShort: `Ashgrove ${index}`, Score: 2 },
  School2: { HomeAwayType: 'Away', NameShort: `Fort Harlan ${index}`, Score: 1 },
  GameStatus: { status: 'Final' },
}));
const seriesRows = days.map((GameDate, index) => ({
  ContestID: index + 1,
  GameDate,
  Time: '7:00 PM',
  TimeRemaining: 'Final',
  Period: '',
  Winner: 'T',
  ScheduleChange: '',
  UnusualCircumstance: '',
  TopTeam: { SchoolID1: `010${index}`, TopTeamNameShort: `Ashgrove ${index}`, TopScore: 2, TopSeed: 1 },
  BottomTeam: { SchoolID: `020${index}`, BottomTeamNameShort: `Fort Harlan ${index}`, BottomScore: 1, BottomSeed: 4 },
}));
const listedRows = days.map((Date, index) => ({
  footballWeek: 7,
  Date,
  GameDayShort: '10/11',
  gameTime: '7:00',
  DisplayName: `Ashgrove ${index}`,
  Opponent: `at Fort Harlan ${index}`,
  Home: `Ashgrove ${index}`,
  Away: `Fort Harlan ${index}`,
  HomeOrAway: 'H',
  Result: 'W',
  MyScore: 21,
  OpponentScore: 14,
}));
const prepRows = days.map((GameDate, index) => ({
  ContestID: index + 1,
  GameDate,
  GameTime: '7:00 PM',
  Opponent: `Fort Harlan ${index}`,
  HomeAway: '@',
  WL: 'W',
  MyScore: 3,
  OpponentScore: 1,
}));

const readers = [
  ['daily feed', dailyGames.definition.buildSchema(context, { day: '2025-10-11' }), feedRows],
  ['state series', tournamentScores.definition.buildSchema(context), seriesRows],
  ['weekly schedules', weeklySchedules.definition.buildSchema(context), listedRows],
  ['games out of state', outOfStateGames.definition.buildSchema(context), listedRows],
  ['schedule of a team', prepSchoolSchedule.definition.buildSchema(context, { uid: '1' }), prepRows],
] as const;

it.each(readers)('%s: an odd value in a row changes no other row', (_, schema, rows) => {
  const read = (sent: readonly unknown[]): readonly unknown[] => schema.safeParse(sent).data ?? [];
  expect(listChangesOfOtherRows(rows, read, { at: 1, each: 100 })).toEqual([]);
});

const [feedRow] = feedRows;
const [seriesRow] = seriesRows;

function readBoth(word: string) {
  const [daily] = dailyGames.definition
    .buildSchema(context, { day: '2025-10-11' })
    .parse([{ ...feedRow, GameStatus: { status: word } }]);
  const [series] = tournamentScores.definition.buildSchema(context).parse([{ ...seriesRow, TimeRemaining: word }]);
  if (daily === undefined || series === undefined) throw new Error('a row was dropped');
  return [daily, series];
}

describe('an unknown word in either feed', () => {
  it.each(['Xyzzy', 'under review', 'Protest!', '10/11'])('%j is shown as sent with the score and reported', (word) => {
    notes.length = 0;
    for (const game of atLeastOne(readBoth(word))) {
      expect(game).toMatchObject({ kind: 'scheduled', remark: word.charAt(0).toUpperCase() + word.slice(1) });
      expect([getColumns(game), findLeader(game)]).toEqual([[[2, 1]], null]);
    }
    expect(new Set(notes).size).toBe(1);
    expect(notes[0]).toMatch(/^unknown state of a game: /);
  });
});

it.each([
  ['Susp.', 'Suspended', [[2, 1]]],
  ['Rain Delay', 'Rain Delay', [[2, 1]]],
  ['No Contest', 'No Contest', []],
  ['PPD', 'Postponed', []],
])('%s in either feed is shown as %s, is not in play and has the score %j', (word, remark, columns) => {
  for (const game of atLeastOne(readBoth(word))) {
    expect(game).toMatchObject({ kind: 'scheduled', remark });
    expect(getColumns(game)).toEqual(columns);
  }
});

it.each([
  ['PPD', 'Postponed'],
  ['Cancelled - rain', 'Cancelled'],
  ['No Contest', 'No Contest'],
  ['Susp.', 'Suspended'],
  ['under review', 'Under review'],
])('the result %j of a list of games is shown in place of the time', (word, text) => {
  for (const [, schema, rows] of atLeastOne(readers.slice(2))) {
    const [row] = schema.parse([{ ...rows[0], Result: word, WL: word }]);
    expect(row).toMatchObject({ time: { minutesOfDay: null, text } });
  }
});

describe('of two rows with one id the one that is further along is kept', () => {
  it('in a team schedule', () => {
    const [schema, [row]] = [prepSchoolSchedule.definition.buildSchema(context, { uid: '1' }), prepRows];
    const postponed = { ...row, GameDate: '10/10/2025', GameTime: 'PPD', WL: '', MyScore: null, OpponentScore: null };
    for (const rows of [
      [row, postponed],
      [postponed, row],
    ]) {
      expect(schema.parse(rows)).toMatchObject([{ day: '2025-10-11', outcome: 'W', ownScore: 3 }]);
    }
  });

  it('in both feeds', () => {
    const scheduled = { ...feedRow, School1: { NameShort: 'Ashgrove 0' }, School2: { NameShort: 'Fort Harlan 0' } };
    const pairs = [
      [dailyGames.definition.buildSchema(context), feedRow, { ...scheduled, GameStatus: { status: 'Scheduled' } }],
      [
        tournamentScores.definition.buildSchema(context),
        seriesRow,
        { ...seriesRow, Winner: '', GameDate: '10/10/2025', TimeRemaining: '', ScheduleChange: 'Postponed' },
      ],
    ] as const;
    for (const [schema, final, before] of pairs) {
      expect(schema.parse([final, before])).toMatchObject([{ kind: 'final', columns: [[2, 1]], day: '2025-10-11' }]);
      expect(schema.parse([before, final])).toEqual(schema.parse([final, before]));
    }
  });
});

it.each(['BYE', 'Bye Week', 'OPEN DATE', 'No Game', 'Idle', 'Open', 'Off'])(
  'no list has a game against %j',
  (nobody) => {
    const daily = { ...feedRow, School2: { HomeAwayType: 'Away', NameShort: nobody } };
    expect(dailyGames.definition.buildSchema(context, { day: '2025-10-11' }).parse([daily])).toEqual([]);
    const listed = { ...listedRows[0], Away: nobody, Opponent: nobody };
    expect(weeklySchedules.definition.buildSchema(context).parse([listed])).toEqual([]);
    expect(outOfStateGames.definition.buildSchema(context).parse([listed])).toEqual([]);
    const qualifying = { ContestID: 1, TopTeam: { FBSchoolID: 1, TeamName: 'Ash' }, BottomTeam: { TeamName: nobody } };
    expect(qualifyingGames.definition.buildSchema(context).parse([qualifying])).toEqual([]);
  },
);

it.each([
  ['To Be Determined', 'TBD'],
  ['T.B.A.', 'TBD'],
  ['Winner of Game 3', 'Winner of Game 3'],
  ['BYE', 'Bye'],
])('the team %j has the name %j, and neither an id nor a logo', (sent, name) => {
  const BottomTeam = { SchoolID: '9999', BottomTeamNameShort: sent, BottomTeamLogo: 'https://media.example/1.svg' };
  const [game] = tournamentScores.definition.buildSchema(context).parse([{ ...seriesRow, BottomTeam }]);
  expect(game?.teams[1]).toMatchObject({ name, schoolId: null, formalName: null, logoUrl: null });
});

it.each([
  ['T', '', 0, null],
  ['', 'SO', 0, 'SO'],
  ['B', '2OT', 1, '2OT'],
])(
  'a shootout has points of its own, with the winner %j and the period %j',
  (Winner, Period, namedWinner, decidedIn) => {
    const [game] = tournamentScores.definition.buildSchema(context).parse([
      {
        ...seriesRow,
        Winner,
        Period,
        TopTeam: { ...seriesRow?.TopTeam, TopScore: '2 (4)' },
        BottomTeam: { ...seriesRow?.BottomTeam, BottomScore: '2 (3)' },
      },
    ]);
    expect(game).toMatchObject({ kind: 'final', columns: [[2, 2]], shootout: [4, 3], namedWinner, decidedIn });
  },
);

it('a schedule keeps the points of a shootout', () => {
  const row = {
    ContestID: '7',
    GameDate: '2025-10-11T00:00:00',
    Opponent: 'Dell',
    WL: 'W',
    MyScore: '2 (4)',
    OpponentScore: '2 (3)',
  };
  expect(prepSchoolSchedule.definition.buildSchema(context).parse([row])).toMatchObject([
    { ownScore: 2, opponentScore: 2, shootout: [4, 3] },
  ]);
  const ofFinals = { ...row, SchoolID: '0101', Date: row.GameDate };
  expect(stateFinalScores.definition.buildSchema(context).parse([ofFinals])).toMatchObject([
    { ownScore: 2, opponentScore: 2, ownShootout: 4, opponentShootout: 3 },
  ]);
});
