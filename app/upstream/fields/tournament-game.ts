import type * as z from 'zod';
import type { WireContext } from '~/cache/define-source';
import {
  formatCalledOffReason,
  parseCalledOff,
  type ForfeitGame,
  type Game,
  type GameFacts,
  type GameTeam,
  type LiveGame,
  type Score,
  type TeamIndex,
  nameTeam,
} from '~/models/games/game';
import { findWholeName } from '~/models/schools/school-name';
import {
  type RowOf,
  decimal,
  flag,
  httpUrl,
  identifier,
  optionalIdentifier,
  optionalText,
  text,
  wireObject,
} from '../wire';
import { clockTime, gameDay } from './moment';
import { spellOvertime } from './overtime';

/** A game of the state series, as `tournament-scores`, `tournament-scoreboard` and `scoreboard` send it. */
export function tournamentGame(context: WireContext): z.ZodType<Game> {
  return wireRow(context, { class: ['Class'], hostMark: [] }).transform(toGame);
}

/** A game of `football/scores`, which marks the host and does not name the class. */
export function footballGame(context: WireContext): z.ZodType<Game> {
  return wireRow(context, { class: [], hostMark: ['TopHost', 'BottomHost'] }).transform(toGame);
}

/** The wire names of the fields that not all of these feeds have. */
type OwnFields = Readonly<Record<'class' | 'hostMark', readonly string[]>>;

const setSports = new Set(['VBG', 'VBB']);

const wireTeam = (context: WireContext, hostMark: readonly string[]) =>
  wireObject({
    schoolId: [optionalIdentifier(), 'SchoolID1', 'SchoolID'],
    name: [optionalText(), 'TopTeamNameShort', 'BottomTeamNameShort'],
    formalName: [optionalText(), 'TeamName'],
    logo: [httpUrl(context), 'TopTeamLogo', 'BottomTeamLogo'],
    seed: [optionalText().transform(roundSeed), 'TopSeed', 'BottomSeed'],
    score: [decimal(), 'TopScore', 'BottomScore'],
    score2: [decimal(), 'TopScore2', 'BottomScore2'],
    score3: [decimal(), 'TopScore3', 'BottomScore3'],
    hostMark: [text(), ...hostMark],
  })
    .nullish()
    .catch(null);

const wireMedia = (context: WireContext) =>
  wireObject({
    watchUrl: [httpUrl(context), 'VideoURL'],
    ticketsUrl: httpUrl(context),
    audioUrl: httpUrl(context),
    liveStatsUrl: httpUrl(context),
    boxScoreUrl: [httpUrl(context), 'Stats1URL'],
    infoAvailable: flag(),
  })
    .nullish()
    .catch(null);

const wireRow = (context: WireContext, own: OwnFields) =>
  wireObject({
    id: [identifier(), 'ContestID'],
    gameDate: gameDay(context),
    class: [optionalText(), ...own.class],
    tourneyLevel: optionalText(),
    round: optionalText(),
    time: clockTime(),
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
    mediaDetails: wireMedia(context),
  });

/** `5.0` is seed 5. */
function roundSeed(seed: string | null): string | null {
  return seed?.replace(/\.0+$/, '') ?? null;
}

type WireRow = RowOf<typeof wireRow>;
type WireTeam = WireRow['topTeam'];

function toGame(row: WireRow): Game {
  const facts = buildGameFacts(row);
  const { highlight, scheduleChange, timeRemaining } = row;
  const namedWinner = parseWinner(row.winner);
  if (/forfeit/i.test(row.unusualCircumstance)) return { ...facts, ...readForfeit(row, facts.countsSets), namedWinner };
  const calledOff = parseCalledOff(timeRemaining ?? scheduleChange ?? '');
  if (calledOff !== null) {
    const reason = formatCalledOffReason(scheduleChange ?? '');
    return { ...facts, kind: 'scheduled', remark: calledOff, scheduleChange: reason };
  }
  if (timeRemaining === null) return { ...facts, kind: 'scheduled', remark: null, scheduleChange };
  if (/^no final score reported$/i.test(timeRemaining)) return { ...facts, kind: 'unreported', scheduleChange };
  const columns = readScoreColumns(row, facts.countsSets);
  if (isFinal(row)) {
    return { ...facts, kind: 'final', columns, decidedIn: parseExtraPlay(row.period), namedWinner, highlight };
  }
  return { ...facts, kind: 'live', columns, ...readGameClock(row), scheduleChange };
}

/** A forfeited game keeps the score with which the feed calls it final. */
function readForfeit(row: WireRow, countsSets: boolean): Pick<ForfeitGame, 'kind' | 'isFinal' | 'columns'> {
  const columns = isFinal(row) ? readScoreColumns(row, countsSets) : [];
  const isScored = columns.some((score) => score.some((points) => points !== null));
  return { kind: 'forfeit', isFinal: isFinal(row), columns: isScored ? columns : [] };
}

/** `Half` and `Halftime` mean the same; the longer word is the period. */
function readGameClock({ period, timeRemaining }: WireRow): Pick<LiveGame, 'period' | 'timeRemaining'> {
  if (period === null || timeRemaining === null) return { period, timeRemaining };
  const [short, long] = period.length < timeRemaining.length ? [period, timeRemaining] : [timeRemaining, period];
  const saysTheSame = /[a-z]/i.test(short) && long.toLowerCase().startsWith(short.toLowerCase());
  return saysTheSame ? { period: long, timeRemaining: null } : { period, timeRemaining };
}

function isFinal({ timeRemaining }: WireRow): boolean {
  return /^final\b/i.test(timeRemaining ?? '');
}

function buildGameFacts(row: WireRow): GameFacts {
  const media = row.mediaDetails;
  return {
    id: row.id,
    day: row.gameDate,
    time: row.time,
    site: row.site,
    sportId: null,
    classId: row.class,
    level: row.tourneyLevel,
    round: row.round,
    teams: [toTeam(row.topTeam), toTeam(row.bottomTeam)],
    hostIndex: findHostIndex(row),
    countsSets: setSports.has(row.activityId.toUpperCase()),
    links: {
      boxScoreUrl: media?.infoAvailable && isFinal(row) ? media.boxScoreUrl : null,
      watchUrl: media?.watchUrl ?? null,
      ticketsUrl: media?.ticketsUrl ?? null,
      audioUrl: media?.audioUrl ?? null,
      liveStatsUrl: media?.liveStatsUrl ?? null,
    },
  };
}

function findHostIndex({ topTeam, bottomTeam }: WireRow): TeamIndex | null {
  const isHost = [topTeam, bottomTeam].map((team) => team?.hostMark === '@');
  if (isHost[0] === isHost[1]) return null;
  return isHost[0] ? 0 : 1;
}

function toTeam(team: WireTeam): GameTeam {
  return nameTeam({
    schoolId: team?.schoolId ?? null,
    name: findWholeName(team?.name ?? null, team?.formalName ?? null),
    formalName: team?.formalName ?? null,
    logoUrl: team?.logo ?? null,
    seed: team?.seed ?? null,
  });
}

function readScoreColumns({ topTeam, bottomTeam }: WireRow, countsSets: boolean): Score[] {
  const points: Score = [topTeam?.score ?? null, bottomTeam?.score ?? null];
  if (!countsSets) return [points];
  return [
    points,
    [topTeam?.score2 ?? null, bottomTeam?.score2 ?? null],
    [topTeam?.score3 ?? null, bottomTeam?.score3 ?? null],
  ];
}

function parseWinner(letter: string): TeamIndex | null {
  if (/^t/i.test(letter)) return 0;
  return /^b/i.test(letter) ? 1 : null;
}

/** The period of a final game matters if it is not regulation: `2OT`, `SO`, `5 INN`. */
function parseExtraPlay(period: string | null): string | null {
  return period !== null && /\b\d*(?:OT|SO|PKS?)\b|\binn|extra/i.test(period) ? spellOvertime(period) : null;
}
