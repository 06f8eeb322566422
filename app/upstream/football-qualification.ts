import * as z from 'zod';
import { defineSource, type SourceParams, type WireContext } from '~/cache/define-source';
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
export const playoffOutlook = defineSource<Record<string, string>, OutlookTeam[]>({
  name: 'football-qualification.outlook',
  buildPath: () => '/v1/football/playoff-outlook2',
  buildSchema: (context) => dataRows(context, outlookTeam(context)),
  policy: 'standings',
  listTags: () => ['sport-football'],
});

/** Teams that have qualified or still can, best first; empty before the first results of a season. */
export const playoffClinchers = defineSource<Record<string, string>, Clincher[]>({
  name: 'football-qualification.clinchers',
  buildPath: () => '/v1/football/playoff-clinchers',
  buildSchema: (context) => dataRows(context, clincher(context)),
  policy: 'standings',
  listTags: () => ['sport-football'],
});

/** The selected field; without sections until it is posted. */
export const playoffQualifiers = defineSource<Record<string, string>, PlayoffQualifiers>({
  name: 'football-qualification.qualifiers',
  buildPath: () => '/v1/football/playoff-qualifiers',
  buildSchema: (context) => qualifiers(context),
  policy: 'standings',
  listTags: () => ['sport-football'],
  isEmpty: ({ sections }) => sections.length === 0,
});

interface WeekParams extends SourceParams {
  /** Regular-season week, from 1. */
  readonly week: string;
}

/** The part of a week's games that qualification reads. All fields of nine weeks would be a megabyte. */
export const qualifyingGames = defineSource<WeekParams, QualifyingGame[]>({
  name: 'football-qualification.games',
  sample: { week: '7' },
  buildPath: ({ week }) => `/v1/football/scores?FBWeek=${encodeURIComponent(week)}`,
  buildSchema: (context) => dataRows(context, qualifyingGame(context)),
  policy: 'scores',
  listTags: () => ['games', 'sport-football'],
});

const teamFields = (context: WireContext) => ({
  id: identifier(),
  name: requiredName(),
  shortName: optionalText(),
  logoUrl: httpUrl(context),
  wins: wholeNumber(),
  losses: wholeNumber(),
  opponentsWins: wholeNumber(),
});

const teamNames = {
  id: ['FBSchoolID'],
  name: ['DisplayName'],
  shortName: ['FBShortName'],
  logoUrl: ['schoolLogo'],
  wins: ['WinsOverall'],
  losses: ['LossesOverall'],
  opponentsWins: ['Points'],
};

function outlookTeam(context: WireContext): z.ZodType<OutlookTeam> {
  const fields = {
    classId: text({ required: 'has no class' }),
    designatedClass: text(),
    enrollment: decimal(),
    bid: bidType(),
    rank: wholeNumber(),
    nextGame: optionalText(),
  };
  const names = { classId: ['Class'], enrollment: ['EnrollmentFootball'], bid: ['BidType'], rank: ['Seed'] };
  return wireObject({ ...teamFields(context), ...fields }, { ...teamNames, ...names }).transform(
    ({ shortName, designatedClass, ...team }) => ({
      ...team,
      shortName: shortName ?? team.name,
      playsUp: designatedClass !== '',
    }),
  );
}

function clincher(context: WireContext): z.ZodType<Clincher> {
  const fields = {
    bid: bidType().pipe(z.enum(['R', 'C', 'A', 'E'], { error: 'is no type of bid' })),
    defeatedOpponentsWins: wholeNumber(),
    enrollment: decimal(),
  };
  const names = { bid: ['BidType'], defeatedOpponentsWins: ['PointsWins'], enrollment: ['EnrollmentFootball'] };
  return wireObject({ ...teamFields(context), ...fields }, { ...teamNames, ...names }).transform(
    ({ shortName, ...team }) => ({ ...team, shortName: shortName ?? team.name }),
  );
}

function qualifiers(context: WireContext): z.ZodType<PlayoffQualifiers> {
  const fields = { title: optionalText(), year: wholeNumber(), sections: requiredFieldRows(context, section(context)) };
  return dataObject(wireObject(fields));
}

function section(context: WireContext): z.ZodType<QualifierSection> {
  return wireObject(
    { title: text({ required: 'has no title' }), teams: nestedRows(context, qualifiedTeam(context)) },
    { teams: ['schools'] },
  );
}

function qualifiedTeam(context: WireContext): z.ZodType<QualifiedTeam> {
  return wireObject(
    { ...teamFields(context), conference: optionalText(), defeatedOpponentsWins: wholeNumber() },
    { id: ['schoolId'], name: ['school'] },
  ).transform(({ shortName, ...team }) => ({ ...team, shortName: shortName ?? team.name }));
}

interface WireSide extends QualifyingSide {
  readonly score: number | null;
}

function qualifyingSide(): z.ZodType<WireSide> {
  const names = {
    id: ['FBSchoolID1', 'FBSchoolID'],
    name: ['TopTeamNameShort', 'BottomTeamNameShort', 'TeamName'],
    score: ['TopScore', 'BottomScore'],
  };
  return wireObject({ id: optionalNumber(), name: text(), score: wholeNumber() }, names)
    .nullish()
    .catch(null)
    .transform((side) => ({ id: side?.id ?? null, name: side?.name || 'TBD', score: side?.score ?? null }));
}

function qualifyingGame(context: WireContext): z.ZodType<QualifyingGame> {
  const fields = {
    id: identifier(),
    day: gameDay(context),
    timeRemaining: text(),
    winner: text(),
    unusualCircumstance: text(),
    scheduleChange: text(),
    topTeam: qualifyingSide(),
    bottomTeam: qualifyingSide(),
  };
  return wireObject(fields, { id: ['ContestID'], day: ['GameDate'] }).transform(
    ({ id, day, topTeam, bottomTeam, ...row }) => {
      const status = parseGameStatus(row);
      return {
        id,
        day,
        status,
        winner: status === 'over' ? parseWinner(row.winner, topTeam.score, bottomTeam.score) : null,
        teams: [parseSide(topTeam), parseSide(bottomTeam)],
      };
    },
  );
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

export const footballQualificationSources = [playoffOutlook, playoffClinchers, playoffQualifiers, qualifyingGames];
