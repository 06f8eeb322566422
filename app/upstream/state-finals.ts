import type * as z from 'zod';
import { MAX_UNKNOWN_PER_MINUTE, type WireContext } from '~/cache/source/define-source';
import { classId, mark, parseResult } from './fields/mark';
import { calendarDay } from './fields/moment';
import { distinctRows } from './fields/rows';
import { score, shootoutScore } from './fields/score';
import { figure } from './fields/stat-figure';
import {
  type RowOf,
  decimal,
  httpUrl,
  identifier,
  rowKey,
  nestedObject,
  nestedRows,
  optionalText,
  requiredFieldRows,
  text,
  wholeNumber,
  wireObject,
  defineGroup,
  readFirstRow,
  readObject,
} from './wire';

/* Teams of the state finals: GET /v1/statefinal/teams, rosters, scores, coach and history. */

const define = defineGroup('state-finals', 'directory');
const ofSport = { sample: { sportId: 'boys-soccer' } } as const;
/** What the sources of one school in a sport have in common. */
const ofSchool = {
  sample: { sportId: 'boys-soccer', schoolId: '0101' },
  maxUnknownPerMinute: MAX_UNKNOWN_PER_MINUTE,
  namedBy: {
    getName: nameTeam,
    sources: ['state-finals.teams'],
    listRequests: ({ sportId }: { readonly sportId: string }) => [stateFinalTeams.with({ sportId })],
  },
} as const;

function nameTeam({ sportId, schoolId }: { readonly sportId: string; readonly schoolId: string }): string {
  return `${sportId} ${schoolId}`;
}

const photoRowNames = 'Row_1 Row_2 Row_3 Row_4 Row_5 Row_6 Row_7 Row_8 Row_9 Row_10'.split(' ');
const statNames = 'F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 F13 F14'.split(' ');
const winsLossesTies = {
  wins: [wholeNumber(), 'w'],
  losses: [wholeNumber(), 'l'],
  ties: [wholeNumber(), 't'],
} as const;

/** The teams of a sport's state finals, all classes. */
export const stateFinalTeams = define(
  'teams',
  '/v1/statefinal/teams?sportId={sportId}',
  distinctRows(team, ({ teamId }) => teamId),
  {
    ...ofSport,
    listNames: (teams, { sportId }) => teams.map(({ schoolId }) => nameTeam({ sportId, schoolId })),
    unread: {
      ActivityID: 'a page of a sport knows its sport',
      ActivityName: 'a page of a sport knows its sport',
    },
  },
);

/** One of these teams; `null` for a school that is not in the state finals. */
export const stateFinalTeam = define(
  'team',
  '/v1/statefinal/teams?sportId={sportId}&schoolId={schoolId}',
  readFirstRow(team),
  ofSchool,
);

export const stateFinalRosters = define(
  'rosters',
  '/v1/statefinal/rosters?sportId={sportId}',
  distinctRows(player, ({ rosterId }) => rosterId),
  ofSport,
);

/** The seasons of all teams, game by game. */
export const stateFinalScores = define(
  'scores',
  '/v1/statefinal/scores?sportId={sportId}',
  distinctRows(seasonGame, ({ schoolId, contestId }) => `${schoolId} ${contestId}`),
  ofSport,
);

/** The seasons of a team's head coach, at every school. */
export const stateFinalCoach = define(
  'coach',
  '/v1/statefinal/coach?sportId={sportId}&schoolId={schoolId}',
  distinctRows(coachSeason, ({ id }) => id),
  ofSchool,
);

export const stateFinalHistory = define(
  'history',
  '/v1/statefinal/history?sportId={sportId}&schoolId={schoolId}',
  readObject(history),
  {
    ...ofSchool,
    unread: { WinnerSchoolID: 'winners are shown by name' },
  },
);

function team(context: WireContext) {
  return wireObject({
    teamId: rowKey(),
    schoolId: rowKey(),
    /** `1A`; `null` when all schools play together. */
    classId: [classId(), 'Class'],
    programName: text({ required: 'has no name' }),
    officialName: optionalText(),
    nickname: optionalText(),
    logoUrl: [httpUrl(context), 'SchoolLogo'],
    city: optionalText(),
    county: optionalText(),
    /** Enrollment for classification. */
    enrollment: figure(),
    colors: optionalText(),
    conference: optionalText(),
    /** `name (role); name (role)`. */
    allStaff: optionalText(),
    headCoach: optionalText(),
    assistantCoaches: optionalText(),
    trainer: optionalText(),
    managers: optionalText(),
    lastYearsAdvancement: optionalText(),
    photoUrl: [httpUrl(context), 'TeamPhoto'],
    notPictured: [optionalText(), 'Not_Pictured'],
    record: { wins: [wholeNumber(), 'won'], losses: [wholeNumber(), 'lost'], ties: [wholeNumber(), 'tied'] },
    /** People in the picture by row, front row first; unnamed rows are empty. */
    photoRows: columns(photoRowNames, text()),
  }).transform((row) => ({ ...row, photoRows: Object.values(row.photoRows) }));
}

/** A state-final program and its season, for the list and the detail page. */
export type StateFinalTeam = RowOf<typeof team>;

function player() {
  return wireObject({
    rosterId: rowKey(),
    schoolId: identifier(),
    number: mark(),
    firstName: text(),
    lastName: text(),
    grade: mark(),
    height: optionalText(),
    position: optionalText(),
    gamesPlayed: [figure(), 'G'],
    /** F1 to F14 in order. */
    stats: columns(statNames, figure()),
    // Marks of starters: `*`, `S` or `Y`.
    isStarter: [text().transform((letter) => /^[*SY1]$/i.test(letter)), 'F15'],
  }).transform((row) => ({ ...row, stats: Object.values(row.stats) }));
}

/** A player. The sport decides what the statistics mean (`app/config/roster-stats.ts`). */
export type RosterPlayer = RowOf<typeof player>;

function seasonGame(context: WireContext) {
  return wireObject({
    contestId: rowKey(),
    schoolId: identifier(),
    day: [calendarDay(context), 'Date'],
    opponent: text({ required: 'has no opponent' }),
    outcome: [text().transform(parseResult), 'WL'],
    ownScore: [score(), 'MyScore'],
    opponentScore: score(),
    ownShootout: [shootoutScore(), 'MyScore'],
    opponentShootout: [shootoutScore(), 'OpponentScore'],
    /** `Regular`, `Conference`, `Tournament` or `State Series`. */
    contestType: optionalText(),
    /** Tournament or state-series stage of the game. */
    tournament: optionalText(),
  });
}

export type SeasonGame = RowOf<typeof seasonGame>;

function coachSeason() {
  return wireObject({
    id: [rowKey(), 'CoachWLID'],
    school: text({ required: 'has no school' }),
    /** `2024-25`. */
    term: [text({ required: 'has no season' }), 'SchoolTerm'],
    place: medalPlace(),
    record: winsLossesTies,
  });
}

/** A season of the head coach at one school. */
export type CoachSeason = RowOf<typeof coachSeason>;

/** An answer without the list is invalid; an empty history has an empty list. */
function history(context: WireContext) {
  const tournaments = requiredFieldRows(context, appearance(context));
  return wireObject({ tournaments }).transform((answer) => answer.tournaments);
}

function appearance(context: WireContext) {
  return wireObject({
    id: [rowKey(), 'tournamentId'],
    year: text({ required: 'has no year' }).transform((year) => year.replace(/\.0+$/, '')),
    pointsFor: [figure(), 'for'],
    pointsAgainst: [figure(), 'against'],
    wins: wholeNumber(),
    losses: wholeNumber(),
    season: nestedObject(winsLossesTies),
    place: medalPlace(),
    coach: optionalText(),
    games: nestedRows(context, historyGame()),
  });
}

/** An earlier trip to the state finals. */
export type TournamentAppearance = RowOf<typeof appearance>;

function historyGame() {
  return wireObject({
    contestId: rowKey(),
    winnerName: text({ required: 'has no winner' }),
    winnerScore: decimal(),
    loserName: text({ required: 'has no loser' }),
    loserScore: decimal(),
    round: optionalText(),
    /** How it was decided beyond regular time: `2OT`, `5 INN`. */
    overtime: [optionalText(), 'OT'],
    /** `4-3`. */
    shootoutScore: [optionalText(), 'PKScore'],
  });
}

/** Places 1 to 4 are valid; anything else means none. */
function medalPlace(): z.ZodType<number | null> {
  return wholeNumber().transform((place) => (place !== null && place >= 1 && place <= 4 ? place : null));
}

/** Fields with one schema, read in the order of their names. */
function columns<Schema extends z.ZodType>(names: readonly string[], schema: Schema): Readonly<Record<string, Schema>> {
  return Object.fromEntries(names.map((name) => [name, schema]));
}
