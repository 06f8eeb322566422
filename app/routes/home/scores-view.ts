import type { ScoreStripView } from '~/components/home/score-strip';
import type { NextView } from '~/components/scores/what-is-next';
import { findSport, isLowScoreWinning } from '~/config/sports';
import type { ContentClock } from '~/models/dates/content-clock';
import { updateStamp } from '~/models/dates/update-stamp';
import { findAsOf } from '~/models/games/as-of';
import type { Game } from '~/models/games/game';
import { compareByState } from '~/models/games/game-order';
import { getDayList } from '~/models/games/game-path';
import { toScoreCardView, type ScoreCardOptions, type ScoreCardView } from '~/models/games/score-card-view';
import type { SourceValue } from '~/page/page-sources';
import { sample } from './sample';

/** The strip is a carousel with at most this many games; four are in view. */
const MOST_GAMES = 12;

/** Today's games: in play, then results, then upcoming ones. Games in play are kept first if too many. */
export function buildScoreStrip(
  sourceValue: SourceValue<readonly Game[]> | null,
  clock: ContentClock,
  options: ScoreCardOptions,
  next: readonly NextView[],
): ScoreStripView {
  if (sourceValue === null) return { cards: [], stamp: null, next: [] };
  const live = sourceValue.value.filter(({ kind }) => kind === 'live');
  const others = sourceValue.value.filter(({ kind }) => kind !== 'live');
  const chosenLive = sample(live, MOST_GAMES, sourceValue.fetchedAtMs);
  const chosenOthers = sample(others, MOST_GAMES - chosenLive.length, sourceValue.fetchedAtMs);
  const games = [...chosenLive, ...chosenOthers].sort(compareByState);
  const cards = games.map((game) => stripCard(game, { ...options, asOf: findAsOf(sourceValue, clock) }));
  return { cards, stamp: updateStamp(sourceValue, clock), next: cards.length === 0 ? next : [] };
}

/** The card names the sport, because the strip mixes all sports. */
function stripCard(game: Game, options: ScoreCardOptions): ScoreCardView {
  const card = toScoreCardView(game, {
    ...options,
    lowScoreWins: isLowScoreWinning(game.sportId),
    getGameList: getDayList,
  });
  return { ...card, site: findSport(game.sportId ?? '')?.title ?? card.site };
}
