import type * as z from 'zod';
import { defineSource, MEBIBYTE, type WireContext } from '~/cache/define-source';
import type { Game } from '~/models/games/game';
import { filterGamesOfClass, gameSource, makeGamesUnique } from './fields/rows';
import { footballGame } from './fields/tournament-game';
import { dataRows } from './wire';

/* The games of football: GET /v1/football/scores, week by week. */

function footballGames(context: WireContext, params?: { readonly classId?: string }): z.ZodType<Game[]> {
  return dataRows(context, footballGame(context)).transform((rows) =>
    makeGamesUnique(context, filterGamesOfClass(context, rows, params?.classId)),
  );
}

const listTags = () => ['games', 'sport-football'];

/** Weeks 1 to 9 are the regular season, 10 to 14 the playoffs. */
export const footballScores = defineSource({
  name: 'football-games.week',
  sample: { week: '7' },
  unread: {
    TournamentID: 'nothing that is shown is found by the number of the tournament',
    indicator: 'the winner is named by its own field',
  },
  buildPath: ({ week }) => `/v1/football/scores?FBWeek=${encodeURIComponent(week)}`,
  buildSchema: (context: WireContext) => footballGames(context),
  ...gameSource,
  listTags,
  maxBytes: 4 * MEBIBYTE,
});

/** The football games of a week with teams of a class; before the playoffs classes are tentative. */
export const footballScoresOfClass = defineSource({
  name: 'football-games.week-class',
  sample: { week: '7', classId: '3A' },
  buildPath: ({ week, classId }) =>
    `/v1/football/scores?FBWeek=${encodeURIComponent(week)}&Class=${encodeURIComponent(classId)}`,
  buildSchema: footballGames,
  ...gameSource,
  listTags,
  maxBytes: 4 * MEBIBYTE,
});
