import type * as z from 'zod';
import { defineSource, type WireContext } from '~/cache/define-source';
import type { Game } from '~/models/games/game';
import { formatPathDate } from './fields/moment';
import { filterGamesOfClass, filterGamesOfDay, gameSource, makeGamesUnique } from './fields/rows';
import { tournamentGame } from './fields/tournament-game';
import { dataRows } from './wire';

/* State-series games of one sport: GET /v1/sports/{sportId}/tournament-scores. */

function tournamentGames(
  context: WireContext,
  params?: { readonly day?: string; readonly classId?: string },
): z.ZodType<Game[]> {
  return dataRows(context, tournamentGame(context)).transform((rows) =>
    makeGamesUnique(
      context,
      filterGamesOfClass(context, filterGamesOfDay(context, rows, params?.day), params?.classId),
    ),
  );
}

/** The state-series games of one sport on one day, all classes. */
export const tournamentScoresOfDay = defineSource({
  name: 'tournament-scores.day',
  sample: { sportId: 'girls-flag-football', day: '2025-10-11' },
  buildPath: ({ sportId, day }) =>
    `/v1/sports/${encodeURIComponent(sportId)}/tournament-scores?GameDate=${formatPathDate(day)}`,
  buildSchema: tournamentGames,
  ...gameSource,
  listTags: ({ sportId, day }) => ['games', `games-${day}`, `sport-${sportId}`],
});

/** Every state-series game of one class of a sport, all days of its latest edition. */
export const tournamentScoresOfClass = defineSource({
  name: 'tournament-scores.class',
  sample: { sportId: 'boys-soccer', classId: '1A' },
  buildPath: ({ sportId, classId }) =>
    `/v1/sports/${encodeURIComponent(sportId)}/tournament-scores?Class=${encodeURIComponent(classId)}`,
  buildSchema: tournamentGames,
  ...gameSource,
  listTags: ({ sportId }) => ['games', `sport-${sportId}`],
});

/** Every state-series game of a sport, all classes and days of its latest edition. */
export const tournamentScores = defineSource({
  name: 'tournament-scores.all',
  sample: { sportId: 'girls-flag-football' },
  buildPath: ({ sportId }) => `/v1/sports/${encodeURIComponent(sportId)}/tournament-scores`,
  buildSchema: (context: WireContext) => tournamentGames(context),
  ...gameSource,
  listTags: ({ sportId }) => ['games', `sport-${sportId}`],
});

/** Every state-series game of a class; of the sport where classes do not divide its games. */
export function requestTournamentScores(sportId: string, classId: string | null) {
  return classId === null ? tournamentScores.with({ sportId }) : tournamentScoresOfClass.with({ sportId, classId });
}
