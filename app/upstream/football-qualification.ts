import * as z from 'zod';
import { type WireContext } from '~/cache/source/define-source';
import { playoffSportId } from '~/config/facts/playoffSportId.generated';
import { findHigher, type Score } from '~/models/games/game';
import { nameOpponent } from '~/models/teams/placeholder';
import { isMadeId } from '~/models/text/made-id';
import { bidType, bidTypes, optionalNumber, requiredName } from './fields/football-team';
import { readGameClock, readSeriesStatus, type SeriesWords } from './fields/game-progress';
import { calendarDay } from './fields/moment';
import { readListedRows } from './fields/rows';
import { markedNumber } from './fields/stat-figure';
import { parseWinner } from './fields/tournament-game';
import {
  type RowOf,
  httpUrl,
  nestedObject,
  nestedRows,
  optionalText,
  requiredFieldRows,
  refuse,
  rowKey,
  text,
  wholeNumber,
  wireObject,
  defineGroup,
  readRows,
  readObject,
} from './wire';

/* Qualification for the football playoffs: GET /v1/football/playoff-outlook2, playoff-clinchers, playoff-qualifiers and scores. */

const define = defineGroup('football-qualification', 'standings', { listTags: () => [`sport-${playoffSportId}`] });

/** The projected field by class; empty before the first results of a season. */
export const playoffOutlook = define('outlook', '/v1/football/playoff-outlook2', readRows(outlookTeam));

/** Teams that have qualified or still can, best first; empty before the first results of a season. */
export const playoffClinchers = define('clinchers', '/v1/football/playoff-clinchers', readRows(clincher));

/** The selected field; without sections until it is posted. */
export const playoffQualifiers = define('qualifiers', '/v1/football/playoff-qualifiers', readObject(qualifiers), {
  isEmpty: ({ sections }) => sections.length === 0,
});

/** The part of a week's games that qualification reads. All fields of nine weeks would be a megabyte. */
export const qualifyingGames = define(
  'games',
  '/v1/football/scores?FBWeek={week}',
  readListedRows(qualifyingGame, ({ teams }) => teams.map(({ name }) => name)),
  { sample: { week: '7' }, policy: 'scores', listTags: () => ['games', `sport-${playoffSportId}`] },
);

const teamFields = (context: WireContext) =>
  ({
    /** Id of the team on the football pages. */
    id: [rowKey(), 'FBSchoolID'],
    name: [requiredName(), 'DisplayName'],
    shortName: [optionalText(), 'FBShortName'],
    logoUrl: [httpUrl(context), 'schoolLogo'],
    wins: [wholeNumber(), 'WinsOverall'],
    losses: [wholeNumber(), 'LossesOverall'],
    /** Total wins of all opponents. */
    opponentsWins: [wholeNumber(), 'Points'],
  }) as const;

function outlookTeam(context: WireContext) {
  return wireObject({
    ...teamFields(context),
    /** `1A` to `8A`. */
    classId: [text({ required: 'has no class' }), 'Class'],
    designatedClass: text(),
    enrollment: [markedNumber(), 'EnrollmentFootball'],
    bid: [bidType(), 'BidType'],
    /** Rank in its class, from 1. */
    rank: [wholeNumber(), 'Seed'],
    /** `vs. Ashgrove (5-2) (m)`. */
    nextGame: optionalText(),
  }).transform(({ shortName, designatedClass, ...team }) => ({
    ...team,
    /** Short name for phones; the full name where the feed has no other. */
    shortName: shortName ?? team.name,
    /** The class is not that of its enrollment: designated, or chosen. */
    playsUp: designatedClass !== '',
  }));
}

export type OutlookTeam = RowOf<typeof outlookTeam>;

function clincher(context: WireContext) {
  return wireObject({
    ...teamFields(context),
    bid: [bidType().pipe(z.enum(bidTypes, { error: 'is no type of bid' })), 'BidType'],
    /** Total wins of the opponents it defeated. */
    defeatedOpponentsWins: [wholeNumber(), 'PointsWins'],
    enrollment: [markedNumber(), 'EnrollmentFootball'],
  }).transform(({ shortName, ...team }) => ({ ...team, shortName: shortName ?? team.name }));
}

/** A team that has qualified or still can. */
export type Clincher = RowOf<typeof clincher>;

function qualifiers(context: WireContext) {
  return wireObject({
    title: optionalText(),
    /** Year in which the season began. */
    year: wholeNumber(),
    /** One per class; empty before the field is selected. */
    sections: requiredFieldRows(context, section(context)),
  });
}

export type PlayoffQualifiers = RowOf<typeof qualifiers>;

function section(context: WireContext) {
  return wireObject({
    /** `Class 1A`. */
    title: text({ required: 'has no title' }),
    teams: [nestedRows(context, qualifiedTeam(context)), 'schools'],
  });
}

function qualifiedTeam(context: WireContext) {
  return wireObject({
    id: [rowKey(), 'schoolId'],
    name: [requiredName(), 'school'],
    shortName: optionalText(),
    logoUrl: httpUrl(context),
    wins: wholeNumber(),
    losses: wholeNumber(),
    opponentsWins: wholeNumber(),
    conference: optionalText(),
    defeatedOpponentsWins: wholeNumber(),
  }).transform(({ shortName, ...team }) => ({ ...team, shortName: shortName ?? team.name }));
}

export type QualifiedTeam = RowOf<typeof qualifiedTeam>;

/** A side without an id is an out-of-state team. */
function qualifyingSide() {
  return nestedObject({
    id: [optionalNumber(), 'FBSchoolID1', 'FBSchoolID'],
    name: [text().transform(nameOpponent), 'TopTeamNameShort', 'BottomTeamNameShort', 'TeamName'],
    score: [wholeNumber(), 'TopScore', 'BottomScore'],
  });
}

function qualifyingGame(context: WireContext) {
  return wireObject({
    id: [rowKey(), 'ContestID'],
    day: [calendarDay(context), 'GameDate'],
    timeRemaining: text(),
    period: text(),
    winner: text(),
    unusualCircumstance: text(),
    scheduleChange: text(),
    topTeam: qualifyingSide(),
    bottomTeam: qualifyingSide(),
  }).transform(({ id, day, topTeam, bottomTeam, ...row }, refusal) => {
    const hasTeam = topTeam.id !== null || bottomTeam.id !== null;
    if (!hasTeam && isMadeId(id)) refuse(refusal, 'has neither an id nor a team');
    const { status, isLive } = parseGameStatus(row, day);
    const [{ score: top, ...host }, { score: bottom, ...visitor }] = [topTeam, bottomTeam];
    const score: Score = [top, bottom];
    return {
      id,
      day,
      status,
      /** Of a game in play: its score and clock; otherwise `null`. */
      live: isLive ? { score, ...readGameClock(row.period || null, row.timeRemaining || null) } : null,
      /** `null` while unknown. */
      winner: status === 'over' ? (parseWinner(row.winner) ?? findHigher(score)) : null,
      /** The host first. */
      teams: [host, visitor] as const,
    };
  });
}

/** The facts of a regular-season game that matter for qualification. */
export type QualifyingGame = RowOf<typeof qualifyingGame>;

interface ReadStatus {
  readonly status: 'over' | 'called-off' | 'open';
  readonly isLive: boolean;
}

/** `over` includes games without a reported score. A game that is called off stays in the list; its make-up is a separate game. */
function parseGameStatus(row: SeriesWords, day: string | null): ReadStatus {
  const { progress } = readSeriesStatus(row, day);
  const isLive = progress === 'live';
  if (progress === 'final' || progress === 'forfeit' || progress === 'unreported') return { status: 'over', isLive };
  return { status: progress === 'cancelled' || progress === 'postponed' ? 'called-off' : 'open', isLive };
}
