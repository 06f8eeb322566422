import { type DependentValues, readScoreboards } from '~/blocks/daily-games/game-clocks';
import { keptLeaders, readKeptLeaders, requestKeptLeaders } from '~/blocks/live/kept-leaders';
import { listSeriesWithGames, toSeriesTodayView } from '~/blocks/state-series/series-today';
import { readShowProgress, requestShowTimetable } from '~/blocks/state-series/show-progress';
import type { SourceRequest } from '~/cache/source/define-source';
import type { SeriesTodayView } from '~/components/state-series/series-today';
import { playoffSportId } from '~/config/association';
import { type ContentClock, getToday } from '~/models/dates/content-clock';
import { dropRepeatedGames } from '~/models/games/distinct-games';
import type { Game } from '~/models/games/game';
import { type DependentRequest, requestAfter, type SourceValue } from '~/page/page-sources';
import type { CalendarEvent } from '~/upstream/events';
import { scoreboardOfDay } from '~/upstream/scoreboards';

/* The band of the day: one content on all pages, from what each of them reads; pages differ only in the sports that they are about (decision 147). */

type Events = SourceRequest<readonly CalendarEvent[]>;

/**
 * What the band reads beside the calendar and the games of the day: leaders as far as they are kept, and during the pairings show its timetable.
 * Names of sources that a page may lack are in `mayBeAbsent`.
 */
export function requestEventDay(events: Events, clock: ContentClock, more: { readonly isKeptOnly?: boolean } = {}) {
  const timetable = requestShowTimetable(clock, more);
  return {
    dependent: { ...requestKeptLeaders(events, clock), ...timetable },
    mayBeAbsent: [...keptLeaders, ...Object.keys(timetable)],
  };
}

/** Sources of `requestSeriesGames`, of the first and second sport. */
export const seriesGames = ['seriesGames', 'furtherSeriesGames'] as const;

/**
 * The scoreboards of at most two sports whose state series goes on, finals first. The page waits for those of finals: without them it would lead
 * with other games (decision 147).
 */
export function requestSeriesGames(
  events: Events,
  clock: ContentClock,
): Readonly<Record<(typeof seriesGames)[number], DependentRequest<Game[]>>> {
  const request = (place: number) =>
    requestAfter(events, (found) => {
      const series = listSeriesWithGames(found, clock)[place];
      return series === undefined
        ? null
        : { ...scoreboardOfDay.with({ sportId: series.sport.id }), isAwaited: series.isFinals };
    });
  return { seriesGames: request(0), furtherSeriesGames: request(1) };
}

/** Today's games of the state series of a sport. */
export interface SeriesGames {
  readonly sportId: string;
  readonly isFinals: boolean;
  /** `null` if neither the scoreboard of the sport nor the daily feed has them. */
  readonly read: SourceValue<readonly Game[]> | null;
  /** Whether they are of the daily feed, because the scoreboard is absent or has another day. */
  readonly isOfFeed: boolean;
}

interface EventDayRead {
  /** All games of today; `null` if they could not be read. */
  readonly ofDay: SourceValue<readonly Game[]> | null;
  /** Answers of a page's dependent sources. */
  readonly dependent: DependentValues & Parameters<typeof readKeptLeaders>[0] & Parameters<typeof readShowProgress>[0];
}

export function listSeriesGames(
  events: readonly CalendarEvent[],
  clock: ContentClock,
  { ofDay, dependent }: EventDayRead,
): readonly SeriesGames[] {
  const today = getToday(clock);
  const scoreboards = readScoreboards(dependent);
  return listSeriesWithGames(events, clock).map(({ sport: { id: sportId }, isFinals }, place) => {
    // A source of this name is an answer of `scoreboardOfDay`.
    const own = dependent[seriesGames[place] ?? ''] as SourceValue<Game[]> | null | undefined;
    const scoreboard = own ?? scoreboards.get(sportId) ?? null;
    const ofToday = scoreboard && selectGames(scoreboard, (game) => game.day === today);
    if (ofToday !== null && ofToday.value.length > 0) return { sportId, isFinals, read: ofToday, isOfFeed: false };
    // On days of earlier rounds the daily feed may also have games of the regular season, except in the sport of the playoffs.
    const isAlone = isFinals || sportId === playoffSportId;
    const ofFeed = isAlone ? ofDay && selectGames(ofDay, (game) => game.sportId === sportId) : null;
    return { sportId, isFinals, read: ofFeed ?? ofToday, isOfFeed: ofFeed !== null };
  });
}

function selectGames(
  read: SourceValue<readonly Game[]>,
  isWanted: (game: Game) => boolean,
): SourceValue<readonly Game[]> {
  return { ...read, value: dropRepeatedGames(read.value.filter(isWanted)) };
}

interface EventDayShown extends EventDayRead {
  /** The sports that the page is about; all by default. */
  readonly isShown?: (sportId: string) => boolean;
}

/** `null` on days without state series and pairings show. */
export function buildEventDay(
  events: readonly CalendarEvent[],
  clock: ContentClock,
  { isShown, ...games }: EventDayShown,
): SeriesTodayView | null {
  const series = listSeriesGames(events, clock, games);
  return toSeriesTodayView(events, clock, {
    ...(isShown !== undefined && { isShown }),
    findClassLeader: readKeptLeaders(games.dependent),
    findGames: (id) => {
      // A scoreboard of the playoffs may lack games of a crowded day.
      const ofFeed = id === playoffSportId ? games.ofDay?.value.filter(({ sportId }) => sportId === id) : undefined;
      return ofFeed ?? series.find(({ sportId }) => sportId === id)?.read?.value ?? null;
    },
    showProgress: readShowProgress(games.dependent, clock),
  });
}
