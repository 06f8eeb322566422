import type * as z from 'zod';
import { type LiveFacts, type SourceParams, type WireContext } from '~/cache/source/define-source';
import { getSeasonOfDay } from '~/models/dates/season';
import { holesOfRound, noRound, sumKnown, type GolfRound, type GolfStanding } from '~/models/golf/golf';
import { findWholeName } from '~/models/schools/school-name';
import { slugify } from '~/models/text/slug';
import {
  golfHoles,
  parseGolfOutcome,
  parseGolfPlace,
  parseGolfTeeTime,
  parseGolfThru,
  parseStrokes,
  parseVersusPar,
} from './fields/golf-score';
import {
  httpUrl,
  nestedRows,
  optionalIdentifier,
  optionalText,
  type Read,
  type RowOf,
  requiredFieldRows,
  text,
  wholeNumber,
  wireObject,
  defineGroup,
} from './wire';

/* Scoring files of the golf state finals: /data/iwm/{season}/{gog|gob}-{class}-*.json. A half-written file keeps the last good copy. */

const define = defineGroup('golf', 'leaderboard', {
  base: 'data',
  sample: { season: getSeasonOfDay('2025-10-11'), event: 'gob-3A' },
  listTags: () => ['golf'],
});

export interface GolfFileParams extends SourceParams {
  readonly season: string;
  /** `gob-3A`: boys or girls, and the class. */
  readonly event: string;
}

/** Teams of a class, in the file's order. */
export const golfTeamLeaders = define(
  'team-leaders',
  '/data/iwm/{season}/{event}-team-leader.json',
  (context) => board('teams', teamStandings(context)),
  { listLiveRows: listLiveStandings },
);

/** Golfers of a class, in the file's order. */
export const golfIndividualLeaders = define(
  'individual-leaders',
  '/data/iwm/{season}/{event}-individual-leader.json',
  (context) => board('individuals', golferStandings(context)),
  { listLiveRows: listLiveStandings },
);

/** Scorecards of the first round. */
export const golfFirstRound = define('first-round', '/data/iwm/{season}/{event}-individual-r1.json', cards, {
  // A round that has not begun is a valid file without rows.
  isEmpty: () => false,
});

/** Scorecards of the second round; empty before it is paired. */
export const golfSecondRound = define('second-round', '/data/iwm/{season}/{event}-individual-r2.json', cards, {
  isEmpty: () => false,
});

/** Path of a team's mark at the scoring service, below `/data`. Many schools have none. */
export function buildGolfTeamLogoPath({ season, event }: GolfFileParams, schoolId: string): string {
  return `/data/iwm/${encodeURIComponent(season)}/${encodeURIComponent(event)}-${encodeURIComponent(schoolId)}.png`;
}

/** An answer without its list is invalid: before the pairing the list exists, but is empty. */
function board(list: 'teams' | 'individuals', standings: z.ZodType<GolfStanding[]>) {
  return wireObject({ eventName: optionalText(), standings: [standings, list] });
}

/** One file of the leaderboard: all golfers, or all teams, of a class. */
export type GolfBoard = RowOf<typeof board>;

/** Facts of a leaderboard that change: strokes, and finished holes of the round. */
function listLiveStandings({ standings }: GolfBoard): readonly LiveFacts[] {
  return standings.map(({ id, versusPar, gross, thru, outcome }) => {
    const state = thru === null ? 'scheduled' : thru < holesOfRound && outcome === null ? 'live' : 'final';
    return [id, state, versusPar, gross, null, thru === null ? null : String(thru)];
  });
}

function standingFields(context: WireContext, rounds: string) {
  const round = { gross: [text(), 'grossTotal'], versusPar: [text(), 'versusParScoreTotal'] } as const;
  return {
    nameShort: optionalText(),
    schoolId: [optionalIdentifier(), 'externalId'],
    position: text(),
    subPosition: wholeNumber(),
    total: round,
    thru: text(),
    teeTime: text(),
    /** In their order. */
    rounds: [nestedRows(context, wireObject(round)), rounds],
  } as const;
}

type WireStanding = Read<ReturnType<typeof standingFields>>;

function teamStandings(context: WireContext): z.ZodType<GolfStanding[]> {
  const row = wireObject({
    name: text({ required: 'has no name' }),
    ...standingFields(context, 'teamRounds'),
  }).transform(({ name, ...rest }) => {
    const shown = findWholeName(rest.nameShort, name) ?? name;
    const scores = parseStandingScores(rest, context);
    return { id: rest.schoolId ?? shown, name: shown, teamName: null, grade: null, ...scores };
  });
  return requiredFieldRows(context, row);
}

function golferStandings(context: WireContext): z.ZodType<GolfStanding[]> {
  const row = wireObject({
    memberId: optionalIdentifier(),
    name: [text({ required: 'has no name' }), 'fullName'],
    teamName: [optionalText(), 'name'],
    grade: [optionalText(), 'gradeLevelAbbreviation'],
    ...standingFields(context, 'individualRounds'),
  }).transform(({ memberId, name, teamName, grade, ...rest }) => ({
    id: identifyGolfer(memberId, name, rest.schoolId),
    name,
    teamName: findWholeName(rest.nameShort, teamName),
    grade,
    ...parseStandingScores(rest, context),
  }));
  return requiredFieldRows(context, row);
}

/** A golfer without an id is identified by name and school, the same in all files. */
function identifyGolfer(memberId: string | null, name: string, schoolId: string | null): string {
  return memberId ?? [slugify(name), schoolId].filter(Boolean).join('-');
}

function parseStandingScores(
  row: WireStanding,
  context: WireContext,
): Omit<GolfStanding, 'id' | 'name' | 'teamName' | 'grade'> {
  const { schoolId, position, subPosition, total, thru, teeTime } = row;
  const words = [position, thru, total.versusPar, total.gross, ...row.rounds.map(({ gross }) => gross)];
  const outcome = parseGolfOutcome(words);
  const rounds = [parseRound(row.rounds[0]), parseRound(row.rounds[1])] as const;
  const { gross, versusPar } = parseRound(total);
  const isOut = outcome !== null;
  return {
    schoolId,
    place: parseGolfPlace(position),
    subPosition,
    versusPar: isOut ? null : (versusPar ?? sumKnown(rounds.map((round) => round.versusPar))),
    gross: isOut ? null : (gross ?? sumKnown(rounds.map((round) => round.gross))),
    thru: parseGolfThru(thru),
    teeTime: parseGolfTeeTime(teeTime, context),
    fromOtherHole: `${thru}${teeTime}`.includes('*'),
    outcome,
    rounds,
  };
}

function parseRound(told: WireStanding['total'] | undefined): GolfRound {
  return told === undefined ? noRound : { gross: parseStrokes(told.gross), versusPar: parseVersusPar(told.versusPar) };
}

function cards(context: WireContext) {
  return wireObject({ individuals: requiredFieldRows(context, card(context)) }).transform((file) => file.individuals);
}

function card(context: WireContext) {
  return wireObject({
    memberId: optionalIdentifier(),
    name: [text({ required: 'has no name' }), 'fullName'],
    teamName: optionalText(),
    nameShort: optionalText(),
    schoolId: [optionalIdentifier(), 'externalId'],
    grade: optionalText(),
    teeTime: text().transform((words) => parseGolfTeeTime(words, context)),
    imageUrl: httpUrl(context),
    total: { gross: [text(), 'grossTotal'], versusPar: [text(), 'versusParScoreTotal'] },
    /** Holes 1 to 18 in order, 18 of them. */
    holes: golfHoles(context),
  }).transform(({ nameShort, total, ...golfer }) => ({
    ...golfer,
    memberId: identifyGolfer(golfer.memberId, golfer.name, golfer.schoolId),
    teamName: findWholeName(nameShort, golfer.teamName),
    outcome: parseGolfOutcome([total.gross, total.versusPar]),
    /** The service's total, used only without holes. */
    told: parseRound(total),
  }));
}

export type GolfCard = RowOf<typeof card>;
