import { chooseTeamMatcher, listTeamNames } from '~/blocks/daily-games/filter-games';
import { addToHref } from '~/href';
import { getCalendarDay, type ContentClock } from '~/models/dates/content-clock';
import { findOtherSeason } from '~/models/dates/season';
import { type UpdateStamp, updateStamp } from '~/models/dates/update-stamp';
import { isPlayoffWeek, formatWeek, listWeeksUpTo } from '~/models/football/weeks';
import { findAsOf } from '~/models/games/as-of';
import type { Game } from '~/models/games/game';
import { listDays } from '~/models/games/game-days';
import { type GameSectionView } from '~/models/games/game-section';
import { formatCount } from '~/models/text/format-count';
import { labelFound } from '~/models/text/search-text';
import type { SourceValue } from '~/page/page-sources';
import type { ShownWeek } from './shown-week';
import { toWeekSections, type WeekSectionsInput } from './week-sections';

/** The football games of one week, filtered. */
export interface FootballScoresView {
  /** `Week 7`, `Quarterfinals` */
  readonly weekText: string;
  /** Brackets link to playoff games; regular-season games, hundreds a week, have no page. */
  readonly isPlayoffWeek: boolean;
  /** `2024-25, last season`; `null` for the current season. */
  readonly season: string | null;
  readonly filters: FootballFiltersView;
  /** Games in play, then the others by day. */
  readonly sections: readonly GameSectionView[];
  /** `238 games`; empty when there are none. */
  readonly countText: string;
  /** Text when there are no games; `null` if there are, or if they could not be read. */
  readonly emptyText: string | null;
  /** `null` when the feed could not be read. */
  readonly stamp: UpdateStamp | null;
  /** This view's own address. */
  readonly refreshHref: string;
  /** The address without filters, and without the default week. */
  readonly canonicalHref: string;
}

export type FootballFiltersView = ReturnType<typeof toFilters>;

export interface FootballScoresInput extends Pick<WeekSectionsInput, 'hosts'> {
  /** `null` when the feed could not be read; the list is then empty. */
  readonly sourceValue: SourceValue<Game[]> | null;
  readonly path: string;
  readonly shown: ShownWeek;
  readonly query: Readonly<Record<string, string>>;
  readonly clock: ContentClock;
}

/** Builds the view of a page of football scores. */
export function toFootballScoresView(input: FootballScoresInput): FootballScoresView {
  const { sourceValue, shown, query, clock } = input;
  const filters = toFilters(input);
  const games = sourceValue?.value ?? [];
  const { matches, isLoose } = chooseTeamMatcher(games, filters.search);
  const found = games
    .filter((game) => !filters.onlyFinals || isFinal(game))
    .filter((game) => listTeamNames(game).some(matches));
  const sections = toWeekSections({ ...input, ...shown, games: found, asOf: findAsOf(sourceValue, clock) });
  const [firstDay] = listDays(games);
  return {
    weekText: formatWeek(shown.week, shown.season),
    isPlayoffWeek: isPlayoffWeek(shown.week, shown.season),
    season: firstDay === undefined ? null : findOtherSeason(firstDay, getCalendarDay(clock.getNowMs(), clock.timeZone)),
    filters,
    sections,
    countText: found.length === 0 ? '' : labelFound(formatCount(found.length, 'game'), isLoose),
    emptyText: sourceValue === null || found.length > 0 ? null : writeEmptyText(input, games.length),
    stamp: sourceValue && updateStamp(sourceValue, clock),
    refreshHref: addToHref(filters.path, {
      week: getWeekInAddress(query),
      class: filters.classId,
      q: filters.search,
      final: filters.onlyFinals ? '1' : null,
    }),
    canonicalHref: addToHref(filters.path, {
      week: shown.week === shown.usualWeek ? null : filters.week,
      class: filters.classId,
    }),
  };
}

function toFilters({ path, shown, query }: FootballScoresInput) {
  const { season, week, lastWeek, classId } = shown;
  return {
    /** Target of the form. */
    path,
    week: String(week),
    weekOptions: listWeeksUpTo(lastWeek).map((one) => ({ value: String(one), text: formatWeek(one, season) })),
    /** `''` for all classes. */
    classId: classId ?? '',
    classOptions: [
      { value: '', text: 'All classes' },
      ...season.classes.map((one) => ({ value: one, text: `Class ${one}` })),
    ],
    search: query.q?.trim() ?? '',
    onlyFinals: query.final === '1',
  };
}

/** The week as in the address, so that a page without one follows the current week. */
function getWeekInAddress({ week }: FootballScoresInput['query']): string | null {
  return week === undefined || week === 'none' ? null : week;
}

function isFinal(game: Game): boolean {
  return game.kind === 'final' || (game.kind === 'forfeit' && game.isFinal);
}

/** Names a week without games; if a filter leaves none, the text does not blame the week. */
function writeEmptyText({ shown }: FootballScoresInput, count: number): string {
  return count > 0 ? 'No games found.' : `No games found for ${formatWeek(shown.week, shown.season)}.`;
}
