import { chooseTeamMatcher, listTeamNames } from '~/blocks/daily-games/filter-games';
import { pack } from '~/browser/packed';
import { playoffSportId } from '~/config/association';
import { compareByState } from '~/config/game-order';
import { findSport } from '~/config/sports';
import { groupBy } from '~/group-by';
import { addToHref } from '~/href';
import { formatLongDay } from '~/models/dates/calendar-date';
import { getToday } from '~/models/dates/content-clock';
import { putCurrentFirst } from '~/models/dates/current-first';
import { findOtherSeason } from '~/models/dates/season';
import { updateStamp } from '~/models/dates/update-stamp';
import { formatWeek, isPlayoffWeek, listWeeksUpTo } from '~/models/football/weeks';
import { type AsOf, findAsOf } from '~/models/games/as-of';
import type { Game } from '~/models/games/game';
import { listDays } from '~/models/games/game-days';
import type { GamePartView, GameSectionView } from '~/models/games/game-section';
import {
  noScoreReported,
  type ScoreCardOptions,
  type ScoreCardView,
  toScoreCardView,
} from '~/models/games/score-card-view';
import { formatCount } from '~/models/text/format-count';
import { labelFound } from '~/models/text/search-text';
import { compareText } from '~/models/text/text-order';
import type { PageRequest, SourceValue } from '~/page/page-sources';
import { pageGames } from '../page-parts/paged-games';
import { createTeamHref } from '../statistics/paths';
import { type ShownWeek, withClasses } from './shown-week';

/** The football games of one week, filtered. */
export type FootballScoresView = ReturnType<typeof toFootballScoresView>;

/** What a page of football scores reads. */
export interface FootballScoresValues {
  readonly optional: { readonly games: SourceValue<Game[]> | null };
  readonly dependent: { readonly series?: SourceValue<Game[]> | null };
}

/** @param path of the page */
export function toFootballScoresView(
  { optional, dependent }: FootballScoresValues,
  path: string,
  shown: ShownWeek,
  { query, clock, environment }: PageRequest,
) {
  const filters = toFilters(path, shown, query);
  const games = withClasses(optional.games?.value ?? [], dependent.series?.value ?? [], shown.classId);
  const { matches, isLoose } = chooseTeamMatcher(games, filters.search);
  const found = games
    .filter((game) => !filters.onlyFinals || isFinal(game))
    .filter((game) => listTeamNames(game).some(matches));
  const [firstDay] = listDays(games);
  const today = getToday(clock);
  const buildPageHref = (page: string | null) =>
    addToHref(path, {
      week: getWeekInAddress(query),
      class: shown.classId,
      q: filters.search,
      final: filters.onlyFinals ? '1' : null,
      page,
    });
  const { sections, page, pageText, paged } = pageGames(
    toWeekSections(found, {
      ...shown,
      today,
      isFull: found.length <= mostGamesOfFullCards,
      asOf: findAsOf(optional.games, clock),
      streamHost: environment.STREAM_HOST,
      ticketsHost: environment.TICKETS_HOST,
    }),
    query.page,
    buildPageHref,
  );
  return {
    scores: {
      /** `Week 7`, `Quarterfinals` */
      weekText: formatWeek(shown.week, shown.season),
      /** Brackets link to playoff games; regular-season games, hundreds a week, have no page. */
      isPlayoffWeek: isPlayoffWeek(shown.week, shown.season),
      /** `2024-25, last season`; `null` for the current season. */
      season: firstDay === undefined ? null : findOtherSeason(firstDay, today),
      filters,
      /** `238 games`; empty without games. */
      countText: found.length === 0 ? '' : labelFound(formatCount(found.length, 'game') + pageText, isLoose),
      /** Text when there are no games; `null` if there are, or if they could not be read. */
      emptyText: optional.games === null || found.length > 0 ? null : writeEmptyText(shown, games.length),
      /** `null` when the feed could not be read. */
      stamp: optional.games && updateStamp(optional.games, clock),
      /** This view's own address. */
      refreshHref: buildPageHref(page),
      ...paged,
      /** The address without filters, and without the default week. */
      canonicalHref: addToHref(path, {
        week: shown.week === shown.usualWeek ? null : String(shown.week),
        class: shown.classId,
        page,
      }),
    },
    /** Games in play, then the others by day, those of today first. */
    sections: pack(sections),
  };
}

function toFilters(path: string, { season, week, lastWeek, classId }: ShownWeek, query: PageRequest['query']) {
  return {
    /** Target of the form. */
    path,
    week: String(week),
    weekOptions: listWeeksUpTo(lastWeek).map((number) => ({ value: String(number), text: formatWeek(number, season) })),
    /** `''` for all classes. */
    classId: classId ?? '',
    classOptions: [
      { value: '', text: 'All classes' },
      ...season.classes.map((value) => ({ value, text: `Class ${value}` })),
    ],
    search: query.q?.trim() ?? '',
    onlyFinals: query.final === '1',
  };
}

/** The week as in the address, so that a page without one follows the current week. */
function getWeekInAddress({ week }: PageRequest['query']): string | null {
  return week === undefined || week === 'none' ? null : week;
}

function isFinal(game: Game): boolean {
  return game.kind === 'final' || (game.kind === 'forfeit' && game.isFinal);
}

/** Names a week without games; if a filter leaves none, the text does not blame the week. */
function writeEmptyText({ week, season }: ShownWeek, count: number): string {
  return count > 0 ? 'No games found.' : `No games found for ${formatWeek(week, season)}.`;
}

interface WeekContext
  extends Pick<ShownWeek, 'season' | 'week' | 'withPlayoffs'>, Pick<ScoreCardOptions, 'streamHost' | 'ticketsHost'> {
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** Cards link their teams and say their age. */
  readonly isFull: boolean;
  /** When upstream gave the games. */
  readonly asOf: AsOf | undefined;
}

/** With more games, which no single-state week has, a page of full cards would exceed 50 KB. */
const mostGamesOfFullCards = 300;

/** In play first, then the others by day; until the week is over, past days come last. Within a day, finished games come first. If the page includes the playoffs, a day is divided into regular season and classes. */
function toWeekSections(games: readonly Game[], context: WeekContext): GameSectionView[] {
  const others = games.filter((game) => !isLive(game));
  const byDay = groupBy(others, ({ day }) => day);
  const sections = [
    { id: 'live', title: 'Live', games: games.filter(isLive) },
    ...putCurrentFirst(listDays(others), (day) => [day], context.today).map((day) => ({
      id: day,
      title: formatLongDay(day),
      games: byDay.get(day) ?? [],
    })),
    { id: 'undated', title: 'Date to be announced', games: others.filter(({ day }) => day === null) },
  ];
  return sections
    .filter((section) => section.games.length > 0)
    .map(({ id, title, games: ofSection }) => ({
      id,
      title,
      countText: formatCount(ofSection.length, 'game'),
      more: null,
      parts: buildWeekParts(ofSection, context),
    }));
}

function buildWeekParts(games: readonly Game[], context: WeekContext): GamePartView[] {
  const { season, week, withPlayoffs } = context;
  if (!withPlayoffs || !isPlayoffWeek(week, season)) {
    return [{ title: withPlayoffs ? 'Regular Season' : null, cards: buildCards(games, context) }];
  }
  const getClassId = ({ classId }: Game) => (season.classes.includes(classId ?? '') ? classId : null);
  return [...season.classes, null].flatMap((classId) => {
    const ofClass = games.filter((game) => getClassId(game) === classId);
    if (ofClass.length === 0) return [];
    return [{ title: classId === null ? 'Playoffs' : `Class ${classId}`, cards: buildCards(ofClass, context) }];
  });
}

const buildTeamHref = createTeamHref(findSport(playoffSportId));

function buildCards(games: readonly Game[], context: WeekContext): ScoreCardView[] {
  const { season, week, isFull, asOf, streamHost, ticketsHost } = context;
  const list = { week: String(week) };
  const options: ScoreCardOptions = {
    streamHost,
    ticketsHost,
    // Football's own text, which the state series does not have.
    ...(!isPlayoffWeek(week, season) && { withoutScore: noScoreReported }),
    ...(isFull && { buildTeamHref, asOf }),
    isForHundreds: true,
    getGameList: () => list,
  };
  return [...games]
    .sort((a, b) => compareByState(a, b) || compareText(a.teams[0].name, b.teams[0].name))
    .map((game) => toScoreCardView(game, options));
}

function isLive({ kind }: Game): boolean {
  return kind === 'live';
}
