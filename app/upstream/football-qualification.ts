import * as z from 'zod';
import { defineSource, type WireContext } from '~/cache/define-source';
import type {
  BidType,
  Clincher,
  OutlookTeam,
  PlayoffQualifiers,
  QualifiedTeam,
  QualifierSection,
} from '~/models/football/playoff-lists';
import type { QualifyingGame, QualifyingSide } from '~/models/football/qualifying-game';
import { parseCalledOff } from '~/models/games/game';
import { optionalNumber, requiredName } from './fields/football-team';
import { gameDay } from './fields/moment';
import {
  defineRows,
  dataObject,
  dataRows,
  decimal,
  httpUrl,
  identifier,
  nestedRows,
  optionalText,
  requiredFieldRows,
  text,
  wholeNumber,
  wireObject,
} from './wire';

/* Qualification for the football playoffs: GET /v1/football/playoff-outlook2, playoff-clinchers, playoff-qualifiers and scores. */

/** The projected field by class; empty before the first results of a season. */
export const playoffOutlook = defineRows(
  'football-qualification.outlook',
  '/v1/football/playoff-outlook2',
  'standings',
  outlookTeam,
  { listTags: () => ['sport-football'] },
);

/** Teams that have qualified or still can, best first; empty before the first results of a season. */
export const playoffClinchers = defineRows(
  'football-qualification.clinchers',
  '/v1/football/playoff-clinchers',
  'standings',
  clincher,
  { listTags: () => ['sport-football'] },
);

/** The selected field; without sections until it is posted. */
export const playoffQualifiers = defineSource({
  name: 'football-qualification.qualifiers',
  buildPath: () => '/v1/football/playoff-qualifiers',
  buildSchema: (context: WireContext) => qualifiers(context),
  policy: 'standings',
  listTags: () => ['sport-football'],
  isEmpty: ({ sections }) => sections.length === 0,
});

/** The part of a week's games that qualification reads. All fields of nine weeks would be a megabyte. */
export const qualifyingGames = defineSource({
  name: 'football-qualification.games',
  sample: { week: '7' },
  buildPath: ({ week }) => `/v1/football/scores?FBWeek=${encodeURIComponent(week)}`,
  buildSchema: (context: WireContext) => dataRows(context, qualifyingGame(context)),
  policy: 'scores',
  listTags: () => ['games', 'sport-football'],
});

const teamFields = (context: WireContext) =>
  ({
    id: [identifier(), 'FBSchoolID'],
    name: [requiredName(), 'DisplayName'],
    shortName: [optionalText(), 'FBShortName'],
    logoUrl: [httpUrl(context), 'schoolLogo'],
    wins: [wholeNumber(), 'WinsOverall'],
    losses: [wholeNumber(), 'LossesOverall'],
    opponentsWins: [wholeNumber(), 'Points'],
  }) as const;

function outlookTeam(context: WireContext): z.ZodType<OutlookTeam> {
  return wireObject({
    ...teamFields(context),
    classId: [text({ required: 'has no class' }), 'Class'],
    designatedClass: text(),
    enrollment: [decimal(), 'EnrollmentFootball'],
    bid: [bidType(), 'BidType'],
    rank: [wholeNumber(), 'Seed'],
    nextGame: optionalText(),
  }).transform(({ shortName, designatedClass, ...team }) => ({
    ...team,
    shortName: shortName ?? team.name,
    playsUp: designatedClass !== '',
  }));
}

function clincher(context: WireContext): z.ZodType<Clincher> {
  return wireObject({
    ...teamFields(context),
    bid: [bidType().pipe(z.enum(['R', 'C', 'A', 'E'], { error: 'is no type of bid' })), 'BidType'],
    defeatedOpponentsWins: [wholeNumber(), 'PointsWins'],
    enrollment: [decimal(), 'EnrollmentFootball'],
  }).transform(({ shortName, ...team }) => ({ ...team, shortName: shortName ?? team.name }));
}

function qualifiers(context: WireContext): z.ZodType<PlayoffQualifiers> {
  const sections = requiredFieldRows(context, section(context));
  return dataObject(wireObject({ title: optionalText(), year: wholeNumber(), sections }));
}

function section(context: WireContext): z.ZodType<QualifierSection> {
  return wireObject({
    title: text({ required: 'has no title' }),
    teams: [nestedRows(context, qualifiedTeam(context)), 'schools'],
  });
}

function qualifiedTeam(context: WireContext): z.ZodType<QualifiedTeam> {
  return wireObject({
    id: [identifier(), 'schoolId'],
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

type WireSide = QualifyingSide & { readonly score: number | null };

function qualifyingSide(): z.ZodType<WireSide> {
  return wireObject({
    id: [optionalNumber(), 'FBSchoolID1', 'FBSchoolID'],
    name: [text(), 'TopTeamNameShort', 'BottomTeamNameShort', 'TeamName'],
    score: [wholeNumber(), 'TopScore', 'BottomScore'],
  })
    .nullish()
    .catch(null)
    .transform((side) => ({ id: side?.id ?? null, name: side?.name || 'TBD', score: side?.score ?? null }));
}

function qualifyingGame(context: WireContext): z.ZodType<QualifyingGame> {
  return wireObject({
    id: [identifier(), 'ContestID'],
    day: [gameDay(context), 'GameDate'],
    timeRemaining: text(),
    winner: text(),
    unusualCircumstance: text(),
    scheduleChange: text(),
    topTeam: qualifyingSide(),
    bottomTeam: qualifyingSide(),
  }).transform(({ id, day, topTeam, bottomTeam, ...row }) => {
    const status = parseGameStatus(row);
    return {
      id,
      day,
      status,
      winner: status === 'over' ? parseWinner(row.winner, topTeam.score, bottomTeam.score) : null,
      teams: [parseSide(topTeam), parseSide(bottomTeam)],
    };
  });
}

type WireOutcome = Readonly<Record<'timeRemaining' | 'unusualCircumstance' | 'scheduleChange', string>>;

/** A game that is called off stays in the list; its make-up is a separate game. */
function parseGameStatus({
  timeRemaining,
  unusualCircumstance,
  scheduleChange,
}: WireOutcome): QualifyingGame['status'] {
  const isOver = /^(?:final\b|no final score reported$)/i.test(timeRemaining) || /forfeit/i.test(unusualCircumstance);
  if (isOver) return 'over';
  return parseCalledOff(scheduleChange) === null ? 'open' : 'called-off';
}

/** `T` or `B`; without a letter the score decides. */
function parseWinner(letter: string, top: number | null, bottom: number | null): QualifyingGame['winner'] {
  if (/^t/i.test(letter)) return 0;
  if (/^b/i.test(letter)) return 1;
  if (top === null || bottom === null || top === bottom) return null;
  return top > bottom ? 0 : 1;
}

function parseSide({ id, name }: WireSide): QualifyingSide {
  return { id, name };
}

/** `R`, `C`, `A` or `E`; anything else is `null`. */
function bidType(): z.ZodType<BidType | null> {
  return text().transform((letter) => {
    const upper = letter.toUpperCase();
    return upper === 'R' || upper === 'C' || upper === 'A' || upper === 'E' ? upper : null;
  });
}
