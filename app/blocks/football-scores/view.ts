import { chooseTeamMatcher, listTeamNames } from '~/blocks/daily-games/filter-games';
import { pack } from '~/components/ui/packed';
import { findSport } from '~/config/sports';
import { addToHref } from '~/href';
import { formatLongDay } from '~/models/dates/calendar-date';
import { getCalendarDay } from '~/models/dates/content-clock';
import { findOtherSeason } from '~/models/dates/season';
import { updateStamp } from '~/models/dates/update-stamp';
import { formatWeek, isPlayoffWeek, listWeeksUpTo } from '~/models/football/weeks';
import { type AsOf, findAsOf } from '~/models/games/as-of';
import { compareByState, type Game } from '~/models/games/game';
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
import { createTeamHref } from '../statistics/paths';
import { type ShownWeek, withClasses } from './shown-week';

/** The football games of one week, filtered. */
export type FootballScoresView = ReturnType<typeof toFootballScoresView>;

export type FootballFiltersView = ReturnType<typeof toFilters>;

/** What a page of football scores reads. */
export interface FootballScoresValues {
  readonly optional: { readonly games: SourceValue<Game[]> | null };
  readonly dependent: { readonly series?: SourceValue<Game[]> | null };
}

/** The games of a week on a page of football scores. */
export function toFootballScoresPart(values: FootballScoresValues, page: FootballScoresPage, request: PageRequest) {
  const { sections, ...scores } = toFootballScoresView(values, page, request);
  return { scores, sections: pack(sections) };
}

/** One page of football scores. */
interface FootballScoresPage {
  readonly path: string;
  readonly shown: ShownWeek;
}

function toFootballScoresView(
  { optional, dependent }: FootballScoresValues,
  { path, shown }: FootballScoresPage,
  { query, clock, environment }: PageRequest,
) {
  const filters = toFilters(path, shown, query);
  const games = withClasses(optional.games?.value ?? [], dependent.series?.value ?? [], shown.classId);
  const { matches, isLoose } = chooseTeamMatcher(games, filters.search);
  const found = games
    .filter((game) => !filters.onlyFinals || isFinal(game))
    .filter((game) => listTeamNames(game).some(matches));
  const sections = toWeekSections({
    ...shown,
    games: found,
    asOf: findAsOf(optional.games, clock),
    hosts: { streamHost: environment.STREAM_HOST, ticketsHost: environment.TICKETS_HOST },
  });
  const [firstDay] = listDays(games);
  return {
    /** `Week 7`, `Quarterfinals` */
    weekText: formatWeek(shown.week, shown.season),
    /** Brackets link to playoff games; regular-season games, hundreds a week, have no page. */
    isPlayoffWeek: isPlayoffWeek(shown.week, shown.season),
    /** `2024-25, last season`; `null` for the current season. */
    season: firstDay === undefined ? null : findOtherSeason(firstDay, getCalendarDay(clock.getNowMs(), clock.timeZone)),
    filters,
    /** Games in play, then the others by day. */
    sections,
    /** `238 games`; empty when there are none. */
    countText: found.length === 0 ? '' : labelFound(formatCount(found.length, 'game'), isLoose),
    /** Text when there are no games; `null` if there are, or if they could not be read. */
    emptyText: optional.games === null || found.length > 0 ? null : writeEmptyText(shown, games.length),
    /** `null` when the feed could not be read. */
    stamp: optional.games && updateStamp(optional.games, clock),
    /** This view's own address. */
    refreshHref: addToHref(filters.path, {
      week: getWeekInAddress(query),
      class: filters.classId,
      q: filters.search,
      final: filters.onlyFinals ? '1' : null,
    }),
    /** The address without filters, and without the default week. */
    canonicalHref: addToHref(filters.path, {
      week: shown.week === shown.usualWeek ? null : filters.week,
      class: filters.classId,
    }),
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
      ...season.classes.map((value) => ({ value: value, text: `Class ${value}` })),
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

interface WeekSectionsInput extends Pick<ShownWeek, 'season' | 'week' | 'withPlayoffs'> {
  readonly games: readonly Game[];
  /** Allowed hosts of watch and ticket links. */
  readonly hosts: Pick<ScoreCardOptions, 'streamHost' | 'ticketsHost'>;
  /** When upstream gave the games. */
  readonly asOf: AsOf | undefined;
}

/** In play first, then the others by day. Within a day, finished games come first. If the page includes the playoffs, a day is divided into regular season and classes. */
function toWeekSections(input: WeekSectionsInput): GameSectionView[] {
  const live = input.games.filter(isLive);
  const others = input.games.filter((game) => !isLive(game));
  const undated = others.filter(({ day }) => day === null);
  return [
    ...(live.length === 0 ? [] : [buildSection('live', 'Live', live, input)]),
    ...listDays(others).map((day) =>
      buildSection(
        day,
        formatLongDay(day),
        others.filter((game) => game.day === day),
        input,
      ),
    ),
    ...(undated.length === 0 ? [] : [buildSection('undated', 'Date to be announced', undated, input)]),
  ];
}

function buildSection(id: string, title: string, games: readonly Game[], input: WeekSectionsInput): GameSectionView {
  return { id, title, countText: formatCount(games.length, 'game'), more: null, parts: buildWeekParts(games, input) };
}

function buildWeekParts(games: readonly Game[], input: WeekSectionsInput): GamePartView[] {
  if (!input.withPlayoffs) return [{ title: null, cards: buildCards(games, input) }];
  if (!isPlayoffWeek(input.week, input.season)) return [{ title: 'Regular Season', cards: buildCards(games, input) }];
  const { classes } = input.season;
  const getClassId = ({ classId }: Game) => (classes.includes(classId ?? '') ? classId : null);
  return [...classes, null].flatMap((classId) => {
    const ofClass = games.filter((game) => getClassId(game) === classId);
    if (ofClass.length === 0) return [];
    return [{ title: classId === null ? 'Playoffs' : `Class ${classId}`, cards: buildCards(ofClass, input) }];
  });
}

const buildTeamHref = createTeamHref(findSport('football'));
/** With more games, which no single-state week has, a page whose cards link their teams and say their age would exceed 50 KB. */
const mostGamesOfFullCards = 300;

function buildCards(
  games: readonly Game[],
  { hosts, season, week, games: ofWeek, asOf }: WeekSectionsInput,
): ScoreCardView[] {
  const isFull = ofWeek.length <= mostGamesOfFullCards;
  const list = { week: String(week) };
  // Football's own text, which the state series does not have.
  const withoutScore = isPlayoffWeek(week, season) ? {} : { withoutScore: noScoreReported };
  return [...games]
    .sort((a, b) => compareByState(a, b) || compareText(a.teams[0].name, b.teams[0].name))
    .map((game) =>
      toScoreCardView(game, {
        ...hosts,
        ...withoutScore,
        ...(isFull && { buildTeamHref, asOf }),
        isForHundreds: true,
        getGameList: () => list,
      }),
    );
}

function isLive({ kind }: Game): boolean {
  return kind === 'live';
}
