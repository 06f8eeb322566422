import type * as z from 'zod';
import { defineSource, MEBIBYTE, type SourceParams, type WireContext } from '~/cache/source/define-source';
import type { Game } from '~/models/games/game';
import { feedGame } from './fields/feed-game';
import { filterGamesOfDay, gameSource, leaveOutByeGames, listLiveFacts, makeGamesUnique } from './fields/rows';
import { dataRows } from './wire';

/* The daily feed of all sports: GET /v1/maxpreps. */

interface DayParams extends SourceParams {
  readonly day: string;
}

/** Every game of one day, all sports. */
export const dailyGames = defineSource({
  name: 'maxpreps.day',
  sample: { day: '2025-10-11' },
  buildPath: ({ day }) => `/v1/maxpreps?GameDate=${formatFeedDate(day)}`,
  buildSchema: games,
  policy: 'scores',
  ...gameSource,
  listTags: ({ day }) => ['games', `games-${day}`],
  maxBytes: 8 * MEBIBYTE,
});

/** A few games of one day that upstream samples for the home page. */
export const homeGames = defineSource({
  name: 'maxpreps.home',
  sample: { day: '2025-10-11' },
  buildPath: ({ day }) => `/v1/maxpreps?GameDate=${formatFeedDate(day)}&Random=Y`,
  buildSchema: games,
  policy: 'scores',
  listLiveRows: listLiveFacts,
  listTags: ({ day }) => ['games', `games-${day}`],
});

/** The sports of one day's games, for days that are counted but not shown: `dailyGames` in a few bytes, requested less often. */
export const sportsOfDailyGames = defineSource<DayParams, (string | null)[]>({
  name: 'maxpreps.sports',
  sample: { day: '2025-10-11' },
  buildPath: ({ day }) => `/v1/maxpreps?GameDate=${formatFeedDate(day)}`,
  buildSchema: (context, params) => games(context, params).transform((all) => all.map(({ sportId }) => sportId)),
  policy: 'schedule',
  listTags: ({ day }) => [`games-${day}`],
  maxBytes: 8 * MEBIBYTE,
});

/** `M/d/yyyy` without padding, as this feed requires. */
function formatFeedDate(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return `${month}/${date}/${year}`;
}

function games(context: WireContext, params?: DayParams): z.ZodType<Game[]> {
  return dataRows(context, feedGame(context, params?.day)).transform((rows) =>
    makeGamesUnique(context, filterGamesOfDay(context, leaveOutByeGames(context, rows), params?.day)),
  );
}
