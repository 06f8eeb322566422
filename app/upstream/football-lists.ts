import type * as z from 'zod';
import { MEBIBYTE, type WireContext } from '~/cache/define-source';
import type { ListedTeam, OutOfStateGame, WeeklyGame } from '~/models/football/listed-game';
import { parseResult } from './fields/mark';
import { clockTime, gameDay } from './fields/moment';
import { defineRows, httpUrl, optionalText, text, wholeNumber, wireObject } from './wire';

/* Lists of football games of the whole season: GET /v1/football/weekly-schedules and /v1/football/out-of-state. */

/** A season has some 2,500 games; a game between two conferences is listed twice. */
const MAX_ROWS = 20_000;

/** Fields that both lists share. */
const listed = {
  week: [wholeNumber(), 'footballWeek'],
  time: [clockTime(), 'gameTime'],
  result: text().transform(parseResult),
  ownScore: [wholeNumber(), 'MyScore'],
  opponentScore: wholeNumber(),
} as const;

function weeklyGame(context: WireContext): z.ZodType<WeeklyGame> {
  return wireObject({
    ...listed,
    day: [gameDay(context), 'Date'],
    conference: [optionalText(), 'Conf'],
    classId: [optionalText(), 'Class'],
    home: optionalText(),
    away: optionalText(),
    homeShort: [optionalText(), 'HomeShortName'],
    awayShort: [optionalText(), 'AwayShortName'],
    homeOrAway: text(),
    watchUrl: [httpUrl(context), 'VideoURL'],
    audioUrl: httpUrl(context),
  })
    .refine(({ week, home, away }) => week !== null && (home !== null || away !== null), { error: 'names no game' })
    .transform(({ ownScore, opponentScore, home, away, homeShort, awayShort, homeOrAway, ...game }) => ({
      ...game,
      home: toListedTeam(home, homeShort),
      away: toListedTeam(away, awayShort),
      side: /^a/i.test(homeOrAway) ? ('away' as const) : ('home' as const),
      score: [ownScore, opponentScore] as const,
    }));
}

function toListedTeam(name: string | null, shortName: string | null): ListedTeam {
  const known = name ?? shortName ?? 'TBD';
  return { name: known, shortName: shortName ?? known };
}

function outOfStateGame(context: WireContext): z.ZodType<OutOfStateGame> {
  return wireObject({
    ...listed,
    school: [text({ required: 'has no school' }), 'DisplayName'],
    logoUrl: [httpUrl(context), 'schoolLogo'],
    date: [optionalText(), 'GameDayShort'],
    opponent: optionalText(),
  }).transform(({ ownScore, opponentScore, school, logoUrl, opponent, ...game }) => ({
    ...game,
    school: { name: school, logoUrl },
    opponent: opponent ?? 'TBD',
    score: [ownScore, opponentScore] as const,
  }));
}

export const weeklySchedules = defineRows(
  'football-lists.weekly-schedules',
  '/v1/football/weekly-schedules',
  'schedule',
  weeklyGame,
  { listTags: () => ['games', 'sport-football'], maxBytes: 8 * MEBIBYTE, maxRows: MAX_ROWS },
);

export const outOfStateGames = defineRows(
  'football-lists.out-of-state',
  '/v1/football/out-of-state',
  'schedule',
  outOfStateGame,
  { listTags: () => ['games', 'sport-football'] },
);
