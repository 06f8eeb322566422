import type { ScoreStripView } from '~/components/home/score-strip';
import type { NearbyLink } from '~/components/scores/nearby-links';
import { compareByState, rankCloseness } from '~/config/game-order';
import { findSport, isLowScoreWinning } from '~/config/sports';
import { type ContentClock, getCalendarDay } from '~/models/dates/content-clock';
import { findOldestValue, updateStamp } from '~/models/dates/update-stamp';
import { findAsOf } from '~/models/games/as-of';
import type { Game } from '~/models/games/game';
import { getDayList, getSeriesList } from '~/models/games/game-path';
import { type ScoreCardOptions, type ScoreCardView, toScoreCardView } from '~/models/games/score-card-view';
import { joinLabel } from '~/models/text/label';
import type { SourceValue } from '~/page/page-sources';

/** The strip is a carousel with at most this many games of the sample, and few added ones; four are in view. */
const MOST_GAMES = 12;
/** Side by side in wide windows, and all that a phone shows. */
const CARDS_IN_VIEW = 4;

/** Of the state series, which lead the strip. */
const MOST_SERIES_GAMES = 8;

interface MoreGames {
  /** All games of today, which the page reads while a stream may be live. */
  readonly ofDay: SourceValue<readonly Game[]> | null;
  /** Scoreboards of sports whose state series goes on, each with the games of its nearest day. */
  readonly ofSeries: readonly {
    readonly sportId: string;
    readonly isFinals: boolean;
    readonly read: SourceValue<readonly Game[]> | null;
  }[];
}

/**
 * Today's games of the state series, finals in play first; then games in play, those in overtime and the close ones of the last period first; then results
 * and upcoming games of upstream's sample.
 */
export function buildScoreStrip(
  sample: SourceValue<readonly Game[]> | null,
  { ofDay, ofSeries }: MoreGames,
  clock: ContentClock,
  options: ScoreCardOptions,
  nearby: readonly NearbyLink[],
): ScoreStripView {
  const today = getCalendarDay(clock.getNowMs(), clock.timeZone);
  const series = ofSeries
    .flatMap(({ sportId, isFinals, read }) =>
      (read?.value ?? []).map((game) => ({ game: { ...game, sportId }, read, leads: isFinals && isLive(game) })),
    )
    .filter(({ game }) => game.day === today)
    .sort((a, b) => Number(b.leads) - Number(a.leads) || compareByState(a.game, b.game))
    .slice(0, MOST_SERIES_GAMES);
  if (sample === null && series.length === 0) return { cards: [], stamp: null, liveCount: 0, nearby: [] };
  const seed = sample?.fetchedAtMs ?? 0;
  const seriesSports = new Set<string | null>(series.map(({ game }) => game.sportId));
  const sampled = (sample?.value ?? []).filter(({ sportId }) => !seriesSports.has(sportId));
  const sampledIds = new Set(sample?.value.map(({ id }) => id));
  const sampledLive = sampled.filter(isLive);
  const otherLive = (ofDay?.value ?? []).filter(
    (game) => isLive(game) && !sampledIds.has(game.id) && !seriesSports.has(game.sportId),
  );
  // In view at first: the best of all games of the day that are in play, whether sampled or not.
  const best = sortLive([...sampledLive, ...otherLive]).slice(0, Math.max(0, CARDS_IN_VIEW - series.length));
  const live = [
    ...best,
    ...sortLive(
      drawRandomItems(
        sampledLive.filter((game) => !best.includes(game)),
        MOST_GAMES - best.length,
        seed,
      ),
    ),
  ];
  const others = drawRandomItems(
    sampled.filter((game) => !isLive(game)),
    MOST_GAMES - live.length,
    seed,
  );
  const games = [...live, ...[...others].sort(compareByState)].slice(0, MOST_GAMES - series.length);
  const added = new Set(otherLive);
  const asOf = findAsOf(sample, clock);
  const addedAsOf = findAsOf(ofDay, clock);
  const shown = [sample, games.some((game) => added.has(game)) ? ofDay : null, ...series.map(({ read }) => read)];
  return {
    cards: [
      ...series.map(({ game, read }, place) =>
        seriesCard(game, { ...options, ...inPlace(place), asOf: findAsOf(read, clock) }),
      ),
      ...games.map((game, place) =>
        stripCard(game, { ...options, ...inPlace(series.length + place), asOf: added.has(game) ? addedAsOf : asOf }),
      ),
    ],
    stamp: formatOldest(shown, clock),
    liveCount: (ofDay?.value ?? []).filter(isLive).length,
    nearby: games.length + series.length === 0 ? nearby : [],
  };
}

/** Cards that are not in view at first have no drawn mark behind a logo: twice eight drawings are 500 bytes of the page. */
function inPlace(place: number): ScoreCardOptions {
  return place < CARDS_IN_VIEW ? {} : { isForHundreds: true };
}

function formatOldest(shown: readonly (SourceValue<unknown> | null)[], clock: ContentClock): ScoreStripView['stamp'] {
  const oldest = findOldestValue(shown);
  return oldest && updateStamp(oldest, clock);
}

function isLive({ kind }: Game): boolean {
  return kind === 'live';
}

/** In overtime or close in the last period first, then those whose period is known; last those whose last period has run out. Each in the feed's order. */
function sortLive(games: readonly Game[]): readonly Game[] {
  const order = (game: Game) => {
    const rank = rankCloseness(game);
    return rank === 1 && game.kind === 'live' && game.period === null ? 1.5 : rank;
  };
  return [...games].sort((a, b) => order(a) - order(b));
}

/** The card names sport, class and round on a line of their own: `Football 1A, State championship`. */
function seriesCard(game: Game, options: ScoreCardOptions): ScoreCardView {
  const card = stripCard(game, { ...options, withStage: true, getGameList: getSeriesList });
  // In the order of other cards, so that the packed view has columns.
  return { ...card, site: null, stage: joinLabel([joinLabel([card.site, game.classId], ' '), card.stage], ', ') };
}

/** The card names the sport, because the strip mixes all sports. */
function stripCard(game: Game, options: ScoreCardOptions): ScoreCardView {
  const card = toScoreCardView(game, {
    getGameList: getDayList,
    ...options,
    lowScoreWins: isLowScoreWinning(game.sportId),
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
