import { compareByState } from '~/config/game-order';
import { isBye } from '~/models/brackets/bracket-team';
import { getToday } from '~/models/dates/content-clock';
import { findAsOf } from '~/models/games/as-of';
import { type Game, isToCome } from '~/models/games/game';
import { getSeriesList } from '~/models/games/game-path';
import { type ScoreCardOptions, type ScoreCardView, toScoreCardView } from '~/models/games/score-card-view';
import { formatClassAndStage, isTitleGame, parseStage } from '~/models/games/stage';
import { formatClass } from '~/models/text/label';
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

/** More games than these are a round, which has its own list. */
const MOST_GAMES_OF_FINALS = 8;

/** The cards of today's games of all classes, in play first, titles before third places; none on a day with many. */
export function listCardsOfToday(
  read: SourceValue<Game[]> | null,
  request: SportPageRequest,
): readonly ScoreCardView[] {
  const today = getToday(request.clock);
  const games = (read?.value ?? []).filter((game) => game.day === today && !isBye(game));
  if (read === null || games.length > MOST_GAMES_OF_FINALS) return [];
  return games.sort(compareFinals).map((game) => toSeriesCard(game, request, buildSeriesCardOptions(request, read)));
}

/** Games in play, titles that are to be decided, those that are, other games by state, and last those for third place. */
export function compareFinals(a: Game, b: Game): number {
  return rankInFinals(a) - rankInFinals(b) || compareByState(a, b);
}

function rankInFinals(game: Game): number {
  if (game.kind === 'live') return 0;
  if (isTitleGame(game)) return game.kind === 'scheduled' ? 1 : 2;
  return parseStage(game)?.isPlacement === true ? 4 : 3;
}

/** The card of a game in a list of several classes. */
export function toSeriesCard(game: Game, { sport }: SportPageRequest, options: ScoreCardOptions): ScoreCardView {
  const card = withoutSetsToCome(toScoreCardView({ ...game, sportId: sport.id }, options), game);
  return { ...card, stage: formatClassAndStage(game) ?? (game.classId && formatClass(game.classId)) };
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
