import type * as z from 'zod';
import { defineSource, MAX_UNKNOWN_PER_MINUTE, type WireContext } from '~/cache/define-source';
import type {
  CoachSeason,
  RosterPlayer,
  SeasonGame,
  StateFinalTeam,
  TournamentAppearance,
} from '~/models/state-series/state-final-team';
import { parseResult } from './fields/mark';
import { forSport } from './sports';
import {
  dataObject,
  dataRows,
  dateOnly,
  decimal,
  firstRow,
  httpUrl,
  identifier,
  nestedRows,
  optionalIdentifier,
  optionalText,
  requiredFieldRows,
  text,
  wholeNumber,
  wireObject,
} from './wire';

/* Teams of the state finals: GET /v1/statefinal/teams, rosters, scores, coach and history. */

const winsLossesTies = { w: wholeNumber(), l: wholeNumber(), t: wholeNumber() };

/** The teams of a sport's state finals, all classes. */
export const stateFinalTeams = defineSource({
  name: 'state-finals.teams',
  ...forSport('boys-soccer', (sportId) => `/v1/statefinal/teams?sportId=${sportId}`),
  unread: {
    ActivityID: 'a page of a sport knows its sport',
    ActivityName: 'a page of a sport knows its sport',
  },
  buildSchema: (context: WireContext) => dataRows(context, team(context)),
  policy: 'directory',
});

/** One of these teams; `null` for a school that is not in the state finals. */
export const stateFinalTeam = defineSource({
  name: 'state-finals.team',
  ...forSchool('teams'),
  buildSchema: (context: WireContext) => firstRow(team(context)),
});

export const stateFinalRosters = defineSource({
  name: 'state-finals.rosters',
  ...forSport('boys-soccer', (sportId) => `/v1/statefinal/rosters?sportId=${sportId}`),
  buildSchema: (context: WireContext) => dataRows(context, player()),
  policy: 'directory',
});

/** The seasons of all teams, game by game. */
export const stateFinalScores = defineSource({
  name: 'state-finals.scores',
  ...forSport('boys-soccer', (sportId) => `/v1/statefinal/scores?sportId=${sportId}`),
  buildSchema: (context: WireContext) => dataRows(context, seasonGame()),
  policy: 'directory',
});

/** The seasons of a team's head coach, at every school. */
export const stateFinalCoach = defineSource({
  name: 'state-finals.coach',
  ...forSchool('coach'),
  buildSchema: (context: WireContext) => dataRows(context, coachSeason()),
});

export const stateFinalHistory = defineSource({
  name: 'state-finals.history',
  ...forSchool('history'),
  buildSchema: (context: WireContext) => historyAnswer(context),
});

/** What the sources of one school in a sport have in common. */
function forSchool(endpoint: string) {
  const sample = { sportId: 'boys-soccer', schoolId: '0101' };
  return {
    sample,
    buildPath: ({ sportId, schoolId }: typeof sample) =>
      `/v1/statefinal/${endpoint}?sportId=${encodeURIComponent(sportId)}&schoolId=${encodeURIComponent(schoolId)}`,
    policy: 'directory',
    maxUnknownPerMinute: MAX_UNKNOWN_PER_MINUTE,
    listTags: ({ sportId }: typeof sample) => [`sport-${sportId}`],
  } as const;
}

function team(context: WireContext): z.ZodType<StateFinalTeam> {
  return wireObject({
    teamId: identifier(),
    schoolId: identifier(),
    classId: [optionalText(), 'Class'],
    programName: text({ required: 'has no name' }),
    officialName: optionalText(),
    nickname: optionalText(),
    logoUrl: [httpUrl(context), 'SchoolLogo'],
    city: optionalText(),
    county: optionalText(),
    enrollment: decimal(),
    colors: optionalText(),
    conference: optionalText(),
    allStaff: optionalText(),
    headCoach: optionalText(),
    assistantCoaches: optionalText(),
    trainer: optionalText(),
    managers: optionalText(),
    lastYearsAdvancement: optionalText(),
    photoUrl: [httpUrl(context), 'TeamPhoto'],
    notPictured: [optionalText(), 'Not_Pictured'],
    won: wholeNumber(),
    lost: wholeNumber(),
    tied: wholeNumber(),
    Row_1: text(),
    Row_2: text(),
    Row_3: text(),
    Row_4: text(),
    Row_5: text(),
    Row_6: text(),
    Row_7: text(),
    Row_8: text(),
    Row_9: text(),
    Row_10: text(),
  }).transform(
    ({ won, lost, tied, Row_1, Row_2, Row_3, Row_4, Row_5, Row_6, Row_7, Row_8, Row_9, Row_10, ...rest }) => ({
      ...rest,
      photoRows: [Row_1, Row_2, Row_3, Row_4, Row_5, Row_6, Row_7, Row_8, Row_9, Row_10],
      record: { wins: won, losses: lost, ties: tied },
    }),
  );
}

function player(): z.ZodType<RosterPlayer> {
  return wireObject({
    F1: decimal(),
    F2: decimal(),
    F3: decimal(),
    F4: decimal(),
    F5: decimal(),
    F6: decimal(),
    F7: decimal(),
    F8: decimal(),
    F9: decimal(),
    F10: decimal(),
    F11: decimal(),
    F12: decimal(),
    F13: decimal(),
    F14: decimal(),
    rosterId: identifier(),
    schoolId: identifier(),
    number: optionalText(),
    firstName: text(),
    lastName: text(),
    grade: optionalText(),
    height: optionalText(),
    position: optionalText(),
    gamesPlayed: [wholeNumber(), 'G'],
    // Marks of starters: `*`, `S` or `Y`.
    F15: text(),
  }).transform(({ F1, F2, F3, F4, F5, F6, F7, F8, F9, F10, F11, F12, F13, F14, F15, ...row }) => ({
    ...row,
    stats: [F1, F2, F3, F4, F5, F6, F7, F8, F9, F10, F11, F12, F13, F14],
    isStarter: /^[*SY1]$/i.test(F15),
  }));
}

function seasonGame(): z.ZodType<SeasonGame> {
  return wireObject({
    contestId: identifier(),
    schoolId: identifier(),
    day: [dateOnly(), 'Date'],
    opponent: text({ required: 'has no opponent' }),
    outcome: [text(), 'WL'],
    ownScore: [decimal(), 'MyScore'],
    opponentScore: decimal(),
    contestType: optionalText(),
    tournament: optionalText(),
  }).transform(({ outcome, ...rest }) => ({ ...rest, outcome: parseResult(outcome) }));
}

function coachSeason(): z.ZodType<CoachSeason> {
  return wireObject({
    id: [identifier(), 'CoachWLID'],
    school: text({ required: 'has no school' }),
    term: [text({ required: 'has no season' }), 'SchoolTerm'],
    place: wholeNumber(),
    ...winsLossesTies,
  }).transform(({ w, l, t, place, ...rest }) => ({
    ...rest,
    place: toMedalPlace(place),
    record: { wins: w, losses: l, ties: t },
  }));
}

function historyAnswer(context: WireContext): z.ZodType<TournamentAppearance[]> {
  // An answer without the list is invalid; an empty history has an empty list.
  const tournaments = requiredFieldRows(context, appearance(context));
  return dataObject(wireObject({ tournaments })).transform((answer) => answer.tournaments);
}

function appearance(context: WireContext): z.ZodType<TournamentAppearance> {
  return wireObject({
    id: [identifier(), 'tournamentId'],
    year: text({ required: 'has no year' }),
    pointsFor: [decimal(), 'for'],
    pointsAgainst: [decimal(), 'against'],
    wins: wholeNumber(),
    losses: wholeNumber(),
    season: wireObject(winsLossesTies).nullish().catch(null),
    place: wholeNumber(),
    coach: optionalText(),
    games: nestedRows(context, historyGame()),
  }).transform(({ season, place, year, ...rest }) => ({
    ...rest,
    year: year.replace(/\.0+$/, ''),
    place: toMedalPlace(place),
    season: { wins: season?.w ?? null, losses: season?.l ?? null, ties: season?.t ?? null },
  }));
}

function historyGame(): z.ZodType<TournamentAppearance['games'][number]> {
  return wireObject({
    contestId: identifier(),
    winnerSchoolId: optionalIdentifier(),
    winnerName: text({ required: 'has no winner' }),
    winnerScore: decimal(),
    loserName: text({ required: 'has no loser' }),
    loserScore: decimal(),
    round: optionalText(),
    overtime: [optionalText(), 'OT'],
    shootoutScore: [optionalText(), 'PKScore'],
  });
}

/** Places 1 to 4 are valid; anything else means none. */
function toMedalPlace(place: number | null): number | null {
  return place !== null && place >= 1 && place <= 4 ? place : null;
}
