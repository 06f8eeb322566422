import { findAsOf } from '~/models/games/as-of';
import { getSeriesList } from '~/models/games/game-path';
import type { ScoreCardOptions } from '~/models/games/score-card-view';
import type { SourceValue, SportPageRequest } from '~/page/page-sources';
import { createTeamHref } from '../statistics/paths';

/** How pages of a state series show its games. `read`: the feed of the games, for its age. */
export function buildSeriesCardOptions(
  { sport, clock, environment }: SportPageRequest,
  read: SourceValue<unknown> | null,
): ScoreCardOptions {
  return {
    streamHost: environment.STREAM_HOST,
    ticketsHost: environment.TICKETS_HOST,
    lowScoreWins: sport.lowScoreWins,
    buildTeamHref: createTeamHref(sport),
    getGameList: getSeriesList,
    asOf: findAsOf(read, clock),
  };
}
