import { MEBIBYTE, type WireContext } from '~/cache/source/define-source';
import { playoffSportId } from '~/config/facts/playoffSportId.generated';
import { nameOpponent, readPlaceholder } from '~/models/teams/placeholder';
import { readSide } from './fields/home-away';
import { classId, readResult } from './fields/mark';
import { clockTime, gameStartFields, readGameStart } from './fields/moment';
import { readListedRows } from './fields/rows';
import { score } from './fields/score';
import { markedNumber } from './fields/stat-figure';
import { type RowOf, httpUrl, optionalText, text, wireObject, defineGroup } from './wire';

/* Lists of football games of the whole season: GET /v1/football/weekly-schedules and /v1/football/out-of-state. */

const define = defineGroup('football-lists', 'schedule', { listTags: () => ['games', `sport-${playoffSportId}`] });

/** A season has some 2,500 games; a game between two conferences is listed twice. */
const MAX_ROWS = 20_000;

/** Fields that both lists share. */
const listed = {
  /** Week of the season; `null` when upstream names none. */
  week: [markedNumber(), 'footballWeek'],
  result: text(),
  ownScore: [score(), 'MyScore'],
  opponentScore: score(),
} as const;

function weeklyGame(context: WireContext) {
  return wireObject({
    ...listed,
    start: gameStartFields(context, 'Date', 'gameTime'),
    /** `null` for a team without a conference. */
    conference: [optionalText(), 'Conf'],
    /** Set in the playoffs. */
    classId: [classId(), 'Class'],
    home: optionalText(),
    away: optionalText(),
    homeShort: [optionalText(), 'HomeShortName'],
    awayShort: [optionalText(), 'AwayShortName'],
    homeOrAway: text(),
    watchUrl: [httpUrl(context), 'VideoURL'],
    audioUrl: httpUrl(context),
  })
    .refine(({ week, home, away }) => week !== null && (home !== null || away !== null), { error: 'names no game' })
    .transform(({ ownScore, opponentScore, home, away, homeShort, awayShort, homeOrAway, result, start, ...game }) => ({
      ...game,
      /** The result is that of the team of the row; `null` until the game is over. */
      ...readResult(result, readGameStart(context, start)),
      home: toListedTeam(home, homeShort),
      away: toListedTeam(away, awayShort),
      /** The side of the row's team, which is listed as the home team unless the feed says otherwise. */
      side: readSide(homeOrAway) === 'away' ? ('away' as const) : ('home' as const),
      /** Own points, then the opponent's. */
      score: [ownScore, opponentScore] as const,
    }));
}

/** A row of the weekly schedules. A conference lists the games of its teams, the playoffs those of each class. */
export type WeeklyGame = RowOf<typeof weeklyGame>;

function toListedTeam(name: string | null, shortName: string | null) {
  const known = name ?? shortName ?? '';
  const placeholder = readPlaceholder(known)?.name;
  return { name: placeholder ?? known, shortName: placeholder ?? shortName ?? known };
}

export type ListedTeam = ReturnType<typeof toListedTeam>;

function outOfStateGame(context: WireContext) {
  return wireObject({
    ...listed,
    school: [text({ required: 'has no school' }), 'DisplayName'],
    logoUrl: [httpUrl(context), 'schoolLogo'],
    /** `10/10`: upstream names no year. */
    date: [optionalText(), 'GameDayShort'],
    time: [clockTime(context), 'gameTime'],
    opponent: optionalText(),
  }).transform(({ ownScore, opponentScore, school, logoUrl, opponent, result, ...game }) => ({
    ...readResult(result, game),
    school: { name: school, logoUrl },
    /** `at Lakeland (LN)` */
    opponent: nameOpponent(opponent ?? ''),
    /** Own points, then the opponent's. */
    score: [ownScore, opponentScore] as const,
  }));
}

export type OutOfStateGame = RowOf<typeof outOfStateGame>;

export const weeklySchedules = define(
  'weekly-schedules',
  '/v1/football/weekly-schedules',
  readListedRows(weeklyGame, ({ home, away }) => [home.name, away.name]),
  { maxBytes: 8 * MEBIBYTE, maxRows: MAX_ROWS },
);

export const outOfStateGames = define(
  'out-of-state',
  '/v1/football/out-of-state',
  readListedRows(outOfStateGame, ({ opponent }) => [opponent]),
);
