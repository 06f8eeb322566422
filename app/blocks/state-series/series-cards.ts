import { findAsOf } from '~/models/games/as-of';
import { type Game, isToCome } from '~/models/games/game';
import { getSeriesList } from '~/models/games/game-path';
import type { ScoreCardOptions, ScoreCardView } from '~/models/games/score-card-view';
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

/** Before its beginning, a match has no columns of sets, whose dashes would stand over the names. */
export function withoutSetsToCome(card: ScoreCardView, game: Game): ScoreCardView {
  if (!game.countsSets || !isToCome(game)) return card;
  const [first, second] = card.teams;
  return {
    ...card,
    columnHeads: [],
    teams: [
      { ...first, scores: [] },
      { ...second, scores: [] },
    ],
  };
}
