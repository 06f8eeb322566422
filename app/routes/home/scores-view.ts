import type { ScoreStripView } from '~/components/home/score-strip';
import type { NextView } from '~/components/scores/what-is-next';
import { findSport, isLowScoreWinning } from '~/config/sports';
import type { ContentClock } from '~/models/dates/content-clock';
import { updateStamp } from '~/models/dates/update-stamp';
import { findAsOf } from '~/models/games/as-of';
import { type Game, compareByState } from '~/models/games/game';
import { getDayList } from '~/models/games/game-path';
import { toScoreCardView, type ScoreCardOptions, type ScoreCardView } from '~/models/games/score-card-view';
import type { SourceValue } from '~/page/page-sources';

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
  const chosenLive = drawRandomItems(live, MOST_GAMES, sourceValue.fetchedAtMs);
  const chosenOthers = drawRandomItems(others, MOST_GAMES - chosenLive.length, sourceValue.fetchedAtMs);
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

/** A reproducible sample: the same seed selects the same items, in their original order. */
export function drawRandomItems<Item>(items: readonly Item[], count: number, seed: number): readonly Item[] {
  if (items.length <= count) return items;
  const drawNext = createRandomNumbers(seed);
  const ranked = items.map((item, index) => ({ item, index, rank: drawNext() }));
  const chosen = ranked.sort((a, b) => a.rank - b.rank).slice(0, count);
  return chosen.sort((a, b) => a.index - b.index).map(({ item }) => item);
}

/** Mulberry32: small, and uniform enough for this. */
function createRandomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
