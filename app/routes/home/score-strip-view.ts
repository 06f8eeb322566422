import { areOfOneGame } from '~/blocks/daily-games/game-rows';
import type { SeriesGames } from '~/blocks/event-day/event-day';
import type { ScoreStripView } from '~/components/home/score-strip';
import type { NearbyLink } from '~/components/scores/nearby-links';
import { compareByState } from '~/config/game-order';
import { findSport, isLowScoreWinning } from '~/config/sports';
import { isNamedTeam } from '~/models/brackets/bracket-team';
import type { ContentClock } from '~/models/dates/content-clock';
import { findOldestValue, updateStamp } from '~/models/dates/update-stamp';
import { findAsOf } from '~/models/games/as-of';
import type { Game } from '~/models/games/game';
import { getDayList, getSeriesList } from '~/models/games/game-path';
import { type ScoreCardOptions, type ScoreCardView, toScoreCardView } from '~/models/games/score-card-view';
import { formatClass, joinLabel } from '~/models/text/label';
import type { SourceValue } from '~/page/page-sources';

/** The strip is a carousel with at most this many games of the sample, and few added ones; four are in view. */
const MOST_GAMES = 12;
/** Side by side in wide windows, and all that a phone shows. */
const CARDS_IN_VIEW = 4;

/** Of the state series, which lead the strip. */
const MOST_SERIES_GAMES = 8;

interface MoreGames {
  /** All games of today, with what other feeds know of them. */
  readonly ofDay: SourceValue<readonly Game[]> | null;
  readonly ofSeries: readonly SeriesGames[];
}

/** A game that the strip may show, with the answer that contains it. */
interface Candidate {
  readonly game: Game;
  readonly read: SourceValue<readonly Game[]>;
}

/**
 * Today's games of the state series, finals in play first; then games in play, those in overtime and the close ones of the last period first; then results
 * and upcoming games of upstream's sample. Games with an undecided team are shown only if there are no others.
 */
export function buildScoreStrip(
  sample: SourceValue<readonly Game[]> | null,
  { ofDay, ofSeries }: MoreGames,
  clock: ContentClock,
  options: ScoreCardOptions,
  /** Asked only on a day without games. */
  findNearby: () => readonly NearbyLink[],
): ScoreStripView {
  const series = chooseSeriesGames(ofSeries, sample);
  if (sample === null && series.length === 0) return { cards: [], sport: null, stamp: null, liveCount: 0, nearby: [] };
  const others = chooseOtherGames(sample, ofDay, {
    seriesSports: new Set(series.map(({ game }) => game.sportId)),
    inView: Math.max(0, CARDS_IN_VIEW - series.length),
  });
  const shown = [...series, ...others.slice(0, MOST_GAMES - series.length)];
  const sports = new Set(shown.map(({ game }) => game.sportId));
  const [onlySport] = sports.size === 1 ? sports : [];
  return {
    cards: shown.map(({ game, read }, place) => {
      const ofSeries = series[place];
      return toStripCard(game, onlySport === undefined, {
        ...options,
        ...(place >= CARDS_IN_VIEW && withoutDrawnMarks),
        asOf: findAsOf(read, clock),
        withStage: ofSeries !== undefined,
        getGameList: ofSeries?.isOfFeed === false ? getSeriesList : getDayList,
      });
    }),
    sport: findSport(onlySport ?? '')?.title ?? null,
    stamp: formatOldest([sample, ...shown.map(({ read }) => read)], clock),
    liveCount: (ofDay?.value ?? []).filter(isLive).length,
    nearby: shown.length === 0 ? findNearby() : [],
  };
}

/** Of sports without a scoreboard and without a daily feed, the sample may have some games. */
function chooseSeriesGames(ofSeries: readonly SeriesGames[], sample: SourceValue<readonly Game[]> | null) {
  const found = ofSeries.flatMap(({ sportId, isFinals, read, isOfFeed }) => {
    const isSampled = read === null && isFinals;
    const games = isSampled ? sample?.value.filter((game) => game.sportId === sportId) : read?.value;
    return (games ?? []).map((game) => ({
      game: { ...game, sportId },
      read: (isSampled ? sample : read) as SourceValue<readonly Game[]>,
      isOfFeed: isOfFeed || isSampled,
      leads: isFinals && isLive(game),
    }));
  });
  return preferDecided(found)
    .sort((a, b) => Number(b.leads) - Number(a.leads) || compareByState(a.game, b.game))
    .slice(0, MOST_SERIES_GAMES);
}

/** The best of all games in play, then others of the sample, as many as the strip has. */
function chooseOtherGames(
  sample: SourceValue<readonly Game[]> | null,
  ofDay: SourceValue<readonly Game[]> | null,
  { seriesSports, inView }: { readonly seriesSports: ReadonlySet<string | null>; readonly inView: number },
): readonly Candidate[] {
  const seed = sample?.fetchedAtMs ?? 0;
  const sampledIds = new Set(sample?.value.map(({ id }) => id));
  const isOther = ({ game }: Candidate) => !seriesSports.has(game.sportId);
  const listed = preferDecided(
    [
      ...listSampled(sample, ofDay),
      ...toCandidates(ofDay).filter(({ game }) => isLive(game) && !sampledIds.has(game.id)),
    ].filter(isOther),
  );
  const isSampled = ({ game }: Candidate) => sampledIds.has(game.id);
  const live = sortByState(listed.filter(({ game }) => isLive(game)));
  // In view at first: the best of all games of the day that are in play, whether sampled or not.
  const best = live.slice(0, inView);
  const further = listed.filter((each) => isLive(each.game) && isSampled(each) && !best.includes(each));
  const shown = [...best, ...sortByState(drawRandomItems(further, MOST_GAMES - best.length, seed))];
  const quiet = drawRandomItems(
    listed.filter(({ game }) => !isLive(game)),
    MOST_GAMES - shown.length,
    seed,
  );
  return [...shown, ...sortByState(quiet)];
}

/** The games of the sample, with the rows of the daily feed where it has them: they have the clocks that `/scores` shows. */
function listSampled(
  sample: SourceValue<readonly Game[]> | null,
  ofDay: SourceValue<readonly Game[]> | null,
): readonly Candidate[] {
  const rows = new Map(toCandidates(ofDay).map((each) => [each.game.id, each]));
  return toCandidates(sample).map((each) => {
    const row = rows.get(each.game.id);
    return row !== undefined && row.read.isStale === each.read.isStale && areOfOneGame(each.game, row.game)
      ? row
      : each;
  });
}

function toCandidates(read: SourceValue<readonly Game[]> | null): readonly Candidate[] {
  return read === null ? [] : read.value.map((game) => ({ game, read }));
}

/** Without the games of an undecided team, unless there are only such games. */
function preferDecided<Each extends Candidate>(candidates: readonly Each[]): Each[] {
  const decided = candidates.filter(({ game }) => game.teams.every(isNamedTeam));
  return decided.length > 0 ? decided : [...candidates];
}

/** Of cards that are not in view at first: no drawn mark behind a logo, because twice eight drawings are 500 bytes of the page. */
const withoutDrawnMarks: ScoreCardOptions = { isForHundreds: true };

function formatOldest(shown: readonly (SourceValue<unknown> | null)[], clock: ContentClock): ScoreStripView['stamp'] {
  const oldest = findOldestValue(shown);
  return oldest && updateStamp(oldest, clock);
}

function sortByState(candidates: readonly Candidate[]): Candidate[] {
  return [...candidates].sort((a, b) => compareByState(a.game, b.game));
}

function isLive({ kind }: Game): boolean {
  return kind === 'live';
}

/** A line of the card names sport, class and round, as far as the heading does not: `Football 1A, State championship`. */
function toStripCard(game: Game, namesSport: boolean, options: ScoreCardOptions): ScoreCardView {
  const sport = findSport(game.sportId ?? '');
  const card = toScoreCardView(game, { ...options, lowScoreWins: isLowScoreWinning(game.sportId) });
  const named = namesSport ? sport?.title : null;
  const ofClass = options.withStage ? game.classId && (named ? game.classId : formatClass(game.classId)) : null;
  const stage = joinLabel([joinLabel([named, ofClass], ' '), card.stage], ', ');
  // A sport that the site does not know is named by its feed.
  return { ...card, site: sport === undefined ? card.site : null, stage: stage || null };
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
