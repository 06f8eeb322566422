import type * as z from 'zod';
import { defineSource, MEBIBYTE, type SourceParams, type WireContext } from '~/cache/source/define-source';
import { groupBy } from '~/group-by';
import type { Game } from '~/models/games/game';
import { countedFeedGame, feedGame } from './fields/feed-game';
import {
  filterGamesOfDay,
  gameSource,
  leaveOutByeGames,
  leaveOutByes,
  listLiveFacts,
  makeGamesUnique,
} from './fields/rows';
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
  buildSchema: sportsOfGames,
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

/** The sports of the games that `games` reads. Only rows that may repeat a game are read whole. */
function sportsOfGames(context: WireContext, params?: DayParams): z.ZodType<(string | null)[]> {
  const day = params?.day;
  return dataRows(context, countedFeedGame(context, day)).transform((rows) => {
    const listed = filterGamesOfDay(
      context,
      leaveOutByes(context, rows, ({ teamNames }) => teamNames),
      day,
    );
    const byId = groupBy(listed, ({ id }) => id ?? '');
    const isAlone = ({ id }: (typeof listed)[number]) => id !== null && byId.get(id)?.length === 1;
    const others = listed.flatMap((row) => {
      const game = isAlone(row) ? null : row.readWhole();
      return game === null ? [] : [{ ...game, day: row.day }];
    });
    return [...listed.filter(isAlone), ...makeGamesUnique(context, others)].map(({ sportId }) => sportId);
  });
}
