import { pack } from '~/browser/packed';
import type { EmbedOffer } from '~/components/embed/embed-code';
import { clampPage, countPages, slicePage, toPagerView } from '~/components/ui/pager';
import { findSport, isLowScoreWinning } from '~/config/sports';
import { words } from '~/config/words';
import { addToHref, buildHref, readQuery, Route } from '~/href';
import { formatLongDay } from '~/models/dates/calendar-date';
import { getToday } from '~/models/dates/content-clock';
import { formatDayName, listStripDays, toDateStrip } from '~/models/dates/date-strip';
import { updateStamp } from '~/models/dates/update-stamp';
import { findAsOf } from '~/models/games/as-of';
import type { Game } from '~/models/games/game';
import { getDayList } from '~/models/games/game-path';
import type { GamePartView, GameSectionView } from '~/models/games/game-section';
import { type ScoreCardOptions, type ScoreCardView, toScoreCardView } from '~/models/games/score-card-view';
import { formatPage } from '~/models/text/format-count';
import { labelFound } from '~/models/text/search-text';
import type { PageRequest, SourceValue } from '~/page/page-sources';
import type { CalendarEvent } from '~/upstream/events';
import { createTeamHref } from '../statistics/paths';
import type { AreaFilter } from './area-filter';
import { chooseTeamMatcher, buildGameCounts, filterGames, type GameFilter } from './filter-games';
import { chooseShownDay, type DayCounts, getGameCountOfDay, stripSize } from './game-requests';
import { findNearbyDays } from './nearby-days';
import { formatGameCount, getSportId, getSportTitle, listSports } from './score-sports';
import { toTimelineOfGames } from './timeline-of-games';

/** The games of a day, as a page of scores shows them. */
export type DailyGamesView = ReturnType<typeof toDailyGamesView>;

export interface FiltersView {
  /** Target of the form. */
  readonly path: string;
  /** The date in the address; `null` when the page shows today. */
  readonly date: string | null;
  /** `''` for all sports. */
  readonly sport: string;
  readonly sportIsInPath: boolean;
  readonly search: string;
  readonly searchPlaceholder: string;
  readonly onlyResults: boolean;
  /** Never together with `onlyResults`, which takes precedence in an address with both. */
  readonly onlyLive: boolean;
  /** The games are drawn over the hours of the day. */
  readonly isTimeline: boolean;
  /** Empty where no other sport can be chosen. */
  readonly sportOptions: readonly { readonly value: string; readonly text: string }[];
  /** `null` on pages that do not offer areas. */
  readonly area: AreaFilterView | null;
}

export interface AreaFilterView {
  /** The chosen areas as parameters. */
  readonly query: AreaFilter['query'];
  /** `Heron County`; `null` without an area. */
  readonly title: string | null;
  /** Note that games are missing, or that too many are shown. */
  readonly note: string | null;
  /** Where another area is chosen. */
  readonly chooseHref: string;
  /** The same games without the filter. */
  readonly allHref: string;
}

const nothingFits = 'No games scheduled for this date, or games do not match the selected filters.';
const nothingScheduled = 'No games scheduled for this date.';

/** What a page of daily games has of its own. */
interface DailyGamesPage extends Pick<FiltersView, 'path' | 'sport' | 'sportIsInPath' | 'sportOptions'> {
  readonly gamesPerPage: number;
  /** Whether visitors may have the games drawn over the hours of the day. */
  readonly hasTimeline?: boolean;
  /** The association's calendar, on days without games. */
  readonly events?: readonly CalendarEvent[] | undefined;
  /** Set on pages that offer areas; `filter` is `null` when the address names none. */
  readonly areas?: { readonly filter: AreaFilter | null; readonly unclearCount: number };
  /** Link to the other games of the sport, when this feed has only some or none of them. */
  readonly otherGames?: { readonly text: string; readonly href: string; readonly linkText: string } | null;
}

/** @param read the day's games; `null` when the feed could not be read, and the list is then empty */
export function toDailyGamesView(
  read: SourceValue<Game[]> | null,
  dayCounts: DayCounts,
  { query, clock, environment }: Pick<PageRequest, 'query' | 'clock' | 'environment'>,
  page: DailyGamesPage,
) {
  const { gamesPerPage, events = [], otherGames = null } = page;
  const today = getToday(clock);
  const day = chooseShownDay(query, clock);
  const filters = toFilters(query, page);
  const games = read?.value ?? [];
  const filter = { ...filters, sportId: filters.sport || null, schoolIds: page.areas?.filter?.schoolIds ?? null };
  const found = filterGames(games, filter);
  const { isLoose } = chooseTeamMatcher(games, filters.search);
  const lastPage = countPages(found.length, gamesPerPage);
  const shownPage = clampPage(query.page, lastPage);
  const shown = slicePage(found, shownPage, gamesPerPage);
  const buildHref = createDayAddress(filters);
  return {
    /** `Saturday, October 11` */
    dayName: formatDayName(day, today),
    strip: toStrip(day, today, filters, (date) =>
      date === day ? read && found.length : getGameCountOfDay(dayCounts, date, filters.sport),
    ),
    filters,
    /** What a new date keeps. */
    keptByCalendar: readQuery(buildHref({ date: null })),
    /** What other filters keep. */
    keptByFilters: readQuery(
      createDayAddress({ ...filters, sport: '', search: '', onlyResults: false })({ date: filters.date }),
    ),
    counts: buildGameCounts({
      games,
      filter,
      sportIsInPath: page.sportIsInPath,
      linkedSportIds: page.sportOptions.map(({ value }) => value),
      buildHref: (choice) => createDayAddress(withChoice(filters, choice))({ date: filters.date }),
    }),
    /** Packed, because cards are most of a page's data. */
    sections: pack(
      toGameSections(shown, found, {
        streamHost: environment.STREAM_HOST,
        ticketsHost: environment.TICKETS_HOST,
        asOf: findAsOf(read, clock),
      }),
    ),
    /** `null` in the list, and on a page without two games that have a time. */
    timeline: pack(filters.isTimeline ? toTimelineOfGames(shown, day === today ? clock : null) : null),
    /** The list and the timeline of the same games; empty where there is no choice. */
    views:
      page.hasTimeline === true && found.length > 0
        ? [false, true].map((isTimeline) => ({
            to: createDayAddress({ ...filters, isTimeline })({ date: filters.date, page: shownPage }),
            text: isTimeline ? 'Timeline' : 'List',
            isCurrent: isTimeline === filters.isTimeline,
          }))
        : [],
    /** `238 games, page 2 of 8`; empty without games. */
    countText:
      found.length === 0
        ? ''
        : labelFound(`${formatGameCount(found.length, filter.sportId)}${formatPage(shownPage, lastPage)}`, isLoose),
    /** The number of all games is above, on the first button. */
    isCountedAbove: found.length > 0 && shownPage === 1 && !isNarrowed(filters) && !isLoose,
    /** Shown when there are no games to list. */
    emptyText: isNarrowed(filters) || (filters.sport !== '' && !filters.sportIsInPath) ? nothingFits : nothingScheduled,
    emptyDetail: games.some((game) => getSportId(game) === filters.sport) ? null : nameSport(filters.sport, day),
    /** Links for a day without games; empty where the page lists games, or a filter leaves none. */
    nearby:
      read === null || found.length > 0 || isNarrowed(filters)
        ? []
        : findNearbyDays({
            day,
            today,
            dayCounts,
            events,
            sport: filters.sport,
            buildHref: (date) => buildHref({ date }),
          }),
    otherGames,
    ...offerOutside(filters),
    pager: toPagerView(shownPage, lastPage, (number) => buildHref({ date: filters.date, page: number })),
    /** `null` when the feed could not be read. */
    stamp: read && updateStamp(read, clock),
    refreshHref: buildHref({ date: filters.date, page: shownPage }),
  };
}

/**
 * All days of the strip have a count, or none: a day without one would look like a day without games, and seven zeros are no choice. How many games a filter hides is known
 * only for the shown day.
 */
function toStrip(day: string, today: string, filters: FiltersView, getGameCount: (date: string) => number | null) {
  const buildHref = createDayAddress(filters);
  const days = listStripDays({ selected: day, ...stripSize });
  const counts = days.map(getGameCount);
  const areAllCounted = !isNarrowed(filters) && !counts.includes(null) && counts.some((count) => count !== 0);
  return toDateStrip({
    selected: day,
    today,
    ...stripSize,
    buildHref: (date) => buildHref({ date }),
    formatGameCount: (count) => formatGameCount(count, filters.sport || null),
    getGameCount: (date) => (areAllCounted ? getGameCount(date) : null),
  });
}

/** The day's games for frames in other sites and for newspapers; `null` for those of a division, which neither has. */
function offerOutside({ date, sport, area }: FiltersView): { embed: EmbedOffer | null; agateHref: string | null } {
  const { county, conference, division } = area?.query ?? {};
  if (division !== undefined) return { embed: null, agateHref: null };
  const query = { date, sport: sport || null, county, conference };
  return {
    embed: {
      kind: 'scores',
      path: buildHref(Route.embedScores, { query }),
      title: formatScoresTitle(sport, area?.title ?? null),
    },
    agateHref: buildHref(Route.scoresAgate, { query }),
  };
}

/** `Boys Soccer scores, Heron County` */
export function formatScoresTitle(sport: string, area: string | null): string {
  return [sport === '' ? 'Scores' : `${getSportTitle(sport)} scores`, area].filter(Boolean).join(', ');
}

/** Whether a filter hides some of the day's games. */
function isNarrowed({ search, onlyLive, onlyResults, area }: FiltersView): boolean {
  return search !== '' || onlyLive || onlyResults || (area !== null && area.title !== null);
}

/** Without games a chosen sport is named, because its link may be out of view on phones. */
function nameSport(sportId: string, day: string): string | null {
  const sport = findSport(sportId);
  return sport === undefined ? null : `No games for ${sport.title} on ${formatLongDay(day)}.`;
}

function toFilters(query: PageRequest['query'], page: DailyGamesPage): FiltersView {
  const { path, sport, sportIsInPath, sportOptions } = page;
  const filters = {
    path,
    date: query.date ?? null,
    sport,
    sportIsInPath,
    search: query.q?.trim() ?? '',
    searchPlaceholder: 'School',
    onlyResults: query.final === '1',
    onlyLive: query.live === '1' && query.final !== '1',
    isTimeline: page.hasTimeline === true && query.view === 'timeline',
    sportOptions,
    area: null,
  };
  return { ...filters, area: toAreaView(page, filters) };
}

function toAreaView({ areas }: DailyGamesPage, filters: FiltersView): AreaFilterView | null {
  if (areas === undefined) return null;
  const { filter, unclearCount } = areas;
  const { date, sport } = filters;
  return {
    query: filter?.query ?? {},
    title: filter?.title ?? null,
    note: filter && formatAreaNote(filter, unclearCount),
    chooseHref: buildHref(Route.scoresAreas, { query: { date, sport: sport || null } }),
    allHref: createDayAddress(filters)({ date }),
  };
}

function formatAreaNote({ schoolIds, isUnknown }: AreaFilter, unclearCount: number): string | null {
  if (schoolIds === null) return 'Which schools belong to it could not be read, so all games are shown.';
  if (isUnknown) return 'The association lists no such area.';
  if (unclearCount === 0) return null;
  return unclearCount === 1
    ? '1 more game may belong here: the name of its school is not clear.'
    : `${unclearCount} more games may belong here: the names of their schools are not clear.`;
}

/** Builds addresses that keep the filters. A new day starts at the first page, which is not named. */
function createDayAddress(filters: FiltersView) {
  const { path, sport, sportIsInPath, search, onlyResults, onlyLive, isTimeline, area } = filters;
  return ({ date, page = 1 }: { readonly date: string | null; readonly page?: number }) =>
    addToHref(path, {
      ...area?.query,
      date,
      sport: sportIsInPath ? null : sport,
      q: search,
      final: onlyResults ? '1' : null,
      live: onlyLive ? '1' : null,
      page: page === 1 ? null : String(page),
      view: isTimeline ? 'timeline' : null,
    });
}

/** The filters with another choice; another sport is another page where the path names it. */
function withChoice(
  filters: FiltersView,
  { sportId, ...choice }: Omit<GameFilter, 'search' | 'schoolIds'>,
): FiltersView {
  const isOtherPage = filters.sportIsInPath && sportId !== null && sportId !== filters.sport;
  const path = isOtherPage ? buildHref(Route.sportScores, { sportId }) : filters.path;
  return { ...filters, ...choice, path, sport: sportId ?? '' };
}

/** Games in play under their own heading, then the others by sport. Counts are of `found`, the games of the section on all pages. */
function toGameSections(shown: readonly Game[], found: readonly Game[], options: CardOptions): GameSectionView[] {
  const live = shown.filter(isLive);
  const others = shown.filter((game) => !isLive(game));
  return [
    ...(live.length > 0 ? [buildLiveSection(live, found, options)] : []),
    ...listSports(others).map((sportId) => ({
      id: sportId,
      title: getSportTitle(sportId),
      countText: countOfSport(
        found.filter((game) => getSportId(game) === sportId),
        sportId,
      ),
      more: null,
      parts: [{ title: null, cards: buildCardsOfSport(others, sportId, options) }],
    })),
  ];
}

function buildLiveSection(live: readonly Game[], found: readonly Game[], options: CardOptions): GameSectionView {
  const sportIds = [...new Set(live.map(getSportId))];
  const isOneSport = listSports(found).length === 1;
  const [firstId = null, ...otherIds] = sportIds;
  const parts: GamePartView[] = sportIds.map((sportId) => ({
    title: otherIds.length === 0 ? null : getSportTitle(sportId),
    cards: buildCardsOfSport(live, sportId, options),
  }));
  const countText = formatGameCount(found.filter(isLive).length, isOneSport ? firstId : null);
  // The only sport in play among several needs no heading of its own.
  const isNamed = !isOneSport && otherIds.length === 0 && firstId !== null;
  return {
    id: 'live',
    title: 'Live',
    countText: isNamed ? `${getSportTitle(firstId)}, ${countText}` : countText,
    more: null,
    parts,
  };
}

function countOfSport(games: readonly Game[], sportId: string): string {
  const others = games.filter((game) => !isLive(game)).length;
  return others < games.length ? `${others} more` : formatGameCount(others, sportId);
}

function buildCardsOfSport(games: readonly Game[], sportId: string, options: CardOptions): ScoreCardView[] {
  return games.filter((game) => getSportId(game) === sportId).map((game) => toCard(game, options));
}

type CardOptions = Pick<ScoreCardOptions, 'streamHost' | 'ticketsHost' | 'asOf'>;

/** Games of the state series name their class and round. */
function toCard(game: Game, options: CardOptions): ScoreCardView {
  return toScoreCardView(game, {
    ...options,
    withStage: true,
    withClass: true,
    withoutBoxScore: words.noBoxScore,
    lowScoreWins: isLowScoreWinning(game.sportId),
    buildTeamHref: createTeamHref(findSport(game.sportId ?? '')),
    getGameList: getDayList,
  });
}

function isLive({ kind }: Game): boolean {
  return kind === 'live';
}
