import type * as z from 'zod';
import type { WireContext } from '~/cache/source/define-source';
import { type Game, type GameFacts, type GameTeam, type Score, type TeamIndex, nameTeam } from '~/models/games/game';
import type { GameStatus } from '~/models/games/game-status';
import { findWholeName } from '~/models/schools/school-name';
import { type RowOf, flag, httpUrl, nestedObject, optionalIdentifier, optionalText, text, wireObject } from '../wire';
import {
  describeChange,
  describeHighlight,
  nameGame,
  readSeriesStatus,
  withProgress,
  withShootout,
} from './game-progress';
import { classId, mark, spellOvertime } from './mark';
import { gameStartFields, readGameStart } from './moment';
import { score, shootoutScore } from './score';

/** A game of the state series, as `tournament-scores`, `tournament-scoreboard` and `scoreboard` send it. */
export function tournamentGame(context: WireContext, requestedDay?: string): z.ZodType<Game> {
  return game(context, { class: ['Class'], hostMark: [] }, requestedDay);
}

/** A game of `football/scores`, which marks the host and does not name the class. */
export function footballGame(context: WireContext): z.ZodType<Game> {
  return game(context, { class: [], hostMark: ['TopHost', 'BottomHost'] });
}

function game(context: WireContext, own: OwnFields, requestedDay?: string): z.ZodType<Game> {
  return wireRow(context, own, requestedDay)
    .refine(namesGame, { error: 'names no game' })
    .transform((row) => toGame({ ...row, ...readGameStart(context, row.start, requestedDay) }, context));
}

function namesGame({ id, topTeam, bottomTeam }: RowOf<typeof wireRow>): boolean {
  return id !== null || [topTeam, bottomTeam].some(({ name, formalName }) => name ?? formalName);
}

/** The wire names of the fields that not all of these feeds have. */
type OwnFields = Readonly<Record<'class' | 'hostMark', readonly string[]>>;

const setSports = new Set(['VBG', 'VBB']);

const wireTeam = (context: WireContext, hostMark: readonly string[]) =>
  nestedObject({
    schoolId: [optionalIdentifier(), 'SchoolID1', 'SchoolID'],
    name: [optionalText(), 'TopTeamNameShort', 'BottomTeamNameShort'],
    formalName: [optionalText(), 'TeamName'],
    logoUrl: [httpUrl(context), 'TopTeamLogo', 'BottomTeamLogo'],
    seed: [mark(), 'TopSeed', 'BottomSeed'],
    score: [score(), 'TopScore', 'BottomScore'],
    shootout: [shootoutScore(), 'TopScore', 'BottomScore'],
    score2: [score(), 'TopScore2', 'BottomScore2'],
    score3: [score(), 'TopScore3', 'BottomScore3'],
    hostMark: [text(), ...hostMark],
  });

const wireRow = (context: WireContext, own: OwnFields, requestedDay?: string) =>
  wireObject({
    id: [optionalIdentifier(), 'ContestID'],
    start: gameStartFields(context, 'gameDate', 'time', requestedDay),
    classId: [classId(), ...own.class],
    level: [optionalText(), 'tourneyLevel'],
    round: optionalText(),
    timeRemaining: optionalText(),
    period: optionalText(),
    site: optionalText(),
    winner: text(),
    activityId: text(),
    highlight: optionalText().transform((words) => words && spellOvertime(words)),
    scheduleChange: optionalText(),
    unusualCircumstance: text(),
    topTeam: wireTeam(context, own.hostMark),
    bottomTeam: wireTeam(context, own.hostMark),
    mediaDetails: nestedObject({
      watchUrl: [httpUrl(context), 'VideoURL'],
      ticketsUrl: httpUrl(context),
      audioUrl: httpUrl(context),
      liveStatsUrl: httpUrl(context),
      boxScoreUrl: [httpUrl(context), 'Stats1URL'],
      infoAvailable: flag(),
    }),
  });

type WireRow = RowOf<typeof wireRow> & Pick<GameFacts, 'day' | 'time'>;
type WireTeam = WireRow['topTeam'];

function toGame(row: WireRow, context: WireContext): Game {
  const status = readSeriesStatus(row, row.day);
  const facts = buildGameFacts(row, status);
  const columns = readScoreColumns(row, facts.countsSets);
  const { topTeam, bottomTeam } = row;
  const shootout = [topTeam.shootout, bottomTeam.shootout] as const;
  const words = { ...row, scheduleChange: describeChange(row.scheduleChange, facts) };
  const game = withProgress(
    facts,
    status,
    columns,
    context,
    words,
    parseWinner(row.winner),
    describeHighlight(row.highlight, row.day),
  );
  return withShootout(game, shootout);
}

function buildGameFacts(row: WireRow, { progress }: GameStatus): GameFacts {
  const { day, time, site, classId, level, round } = row;
  const teams = [toTeam(row.topTeam), toTeam(row.bottomTeam)] as const;
  const { infoAvailable, boxScoreUrl, ...links } = row.mediaDetails;
  return {
    id: row.id ?? nameGame([level, round, classId], teams),
    day,
    time,
    site,
    sportId: null,
    classId,
    level,
    round,
    teams,
    hostIndex: findHostIndex(row),
    countsSets: setSports.has(row.activityId.toUpperCase()),
    links: {
      ...links,
      boxScoreUrl: infoAvailable && (progress === 'final' || progress === 'forfeit') ? boxScoreUrl : null,
    },
  };
}

function findHostIndex({ topTeam, bottomTeam }: WireRow): TeamIndex | null {
  const isHost = [topTeam, bottomTeam].map(({ hostMark }) => hostMark === '@');
  if (isHost[0] === isHost[1]) return null;
  return isHost[0] ? 0 : 1;
}

function toTeam({ schoolId, name, formalName, logoUrl, seed }: WireTeam): GameTeam {
  return nameTeam({ schoolId, name: findWholeName(name, formalName), formalName, logoUrl, seed });
}

function readScoreColumns({ topTeam, bottomTeam }: WireRow, countsSets: boolean): Score[] {
  const names = countsSets ? (['score', 'score2', 'score3'] as const) : (['score'] as const);
  return names.map((name) => [topTeam[name], bottomTeam[name]]);
}

/** `T` or `Top`, `B` or `Bottom`; `null` for other words, such as `Tie` and `TBD`. */
export function parseWinner(word: string): TeamIndex | null {
  if (/^t(?:op)?$/i.test(word)) return 0;
  return /^b(?:ottom)?$/i.test(word) ? 1 : null;
}
