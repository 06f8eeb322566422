import type * as z from 'zod';
import { defineSource, type WireContext } from '~/cache/define-source';
import type { GameResult, ListedTeam, OutOfStateGame, WeeklyGame } from '~/models/football/listed-game';
import { clockTime, gameDay } from './fields/moment';
import { dataRows, httpUrl, optionalText, text, wholeNumber, wireObject } from './wire';

/* Lists of football games of the whole season: GET /v1/football/weekly-schedules and /v1/football/out-of-state. */

const MEBIBYTE = 1024 * 1024;
/** A season has some 2,500 games; a game between two conferences is listed twice. */
const MAX_ROWS = 20_000;

/** Fields that both lists share. */
const listed = {
  week: wholeNumber(),
  time: clockTime(),
  result: text().transform(toResult),
  ownScore: wholeNumber(),
  opponentScore: wholeNumber(),
};
const listedAliases = { week: ['footballWeek'], time: ['gameTime'], ownScore: ['MyScore'] };

function toResult(letter: string): GameResult | null {
  const first = letter.charAt(0).toUpperCase();
  return first === 'W' || first === 'L' || first === 'T' ? first : null;
}

function weeklyGame(context: WireContext): z.ZodType<WeeklyGame> {
  return wireObject(
    {
      ...listed,
      // Not `day`, which would read the weekday.
      gameDate: gameDay(context),
      conference: optionalText(),
      classId: optionalText(),
      home: optionalText(),
      away: optionalText(),
      homeShort: optionalText(),
      awayShort: optionalText(),
      homeOrAway: text(),
      watchUrl: httpUrl(context),
      audioUrl: httpUrl(context),
    },
    {
      ...listedAliases,
      gameDate: ['Date'],
      conference: ['Conf'],
      classId: ['Class'],
      homeShort: ['HomeShortName'],
      awayShort: ['AwayShortName'],
      watchUrl: ['VideoURL'],
    },
  )
    .refine(({ week, home, away }) => week !== null && (home !== null || away !== null), { error: 'names no game' })
    .transform(({ ownScore, opponentScore, home, away, homeShort, awayShort, homeOrAway, gameDate, ...game }) => ({
      ...game,
      day: gameDate,
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
  return wireObject(
    {
      ...listed,
      school: text({ required: 'has no school' }),
      logoUrl: httpUrl(context),
      date: optionalText(),
      opponent: optionalText(),
    },
    { ...listedAliases, school: ['DisplayName'], logoUrl: ['schoolLogo'], date: ['GameDayShort'] },
  ).transform(({ ownScore, opponentScore, school, logoUrl, opponent, ...game }) => ({
    ...game,
    school: { name: school, logoUrl },
    opponent: opponent ?? 'TBD',
    score: [ownScore, opponentScore] as const,
  }));
}

export const weeklySchedules = defineSource({
  name: 'football-lists.weekly-schedules',
  buildPath: () => '/v1/football/weekly-schedules',
  policy: 'schedule',
  listTags: () => ['games', 'sport-football'],
  maxBytes: 8 * MEBIBYTE,
  maxRows: MAX_ROWS,
  buildSchema: (context: WireContext) => dataRows(context, weeklyGame(context)),
});

export const outOfStateGames = defineSource({
  name: 'football-lists.out-of-state',
  buildPath: () => '/v1/football/out-of-state',
  policy: 'schedule',
  listTags: () => ['games', 'sport-football'],
  buildSchema: (context: WireContext) => dataRows(context, outOfStateGame(context)),
});

export const footballListsSources = [weeklySchedules, outOfStateGames];
