import type { SelectOption } from '~/components/ui/select-field';
import { addToHref } from '~/href';
import { getCalendarDay, type ContentClock } from '~/models/dates/content-clock';
import { findOtherSeason } from '~/models/dates/season';
import { type UpdateStamp, updateStamp } from '~/models/dates/update-stamp';
import { isPlayoffWeek, formatWeek, listWeeksUpTo } from '~/models/football/weeks';
import type { Game } from '~/models/games/game';
import { listDays } from '~/models/games/game-days';
import { type GameSectionView } from '~/models/games/game-section';
import { summarizeLiveGames } from '~/models/games/live-summary';
import { formatCount } from '~/models/text/format-count';
import { createTextMatcher } from '~/models/text/search-text';
import type { SourceValue } from '~/page/page-sources';
import type { ShownWeek } from './shown-week';
import { toWeekSections, type WeekSectionsInput } from './week-sections';

/** The football games of one week, filtered. */
export interface FootballScoresView {
  /** `Week 7`, `Quarterfinals` */
  readonly weekText: string;
  /** Brackets lead to games of the playoffs; nothing leads to one of the regular season, which has hundreds a week. */
  readonly isPlayoffWeek: boolean;
  /** `2024-25, last season` of the games; `null` for this season. */
  readonly season: string | null;
  readonly filters: FootballFiltersView;
  /** The games in play, then the others by day. */
  readonly sections: readonly GameSectionView[];
  /** `238 games`; empty when there are none. */
  readonly countText: string;
  /** Said where there are no games; `null` where there are some, or where they could not be read. */
  readonly emptyText: string | null;
  /** `null` when the feed could not be read. */
  readonly stamp: UpdateStamp | null;
  /** Heard when a refresh changes a score. */
  readonly liveSummary: string;
  /** This view's own address. */
  readonly refreshHref: string;
  /** The address without the filters, and without a week that is shown anyway. */
  readonly canonicalHref: string;
}

export interface FootballFiltersView {
  /** Where the form goes. */
  readonly path: string;
  readonly week: string;
  readonly weekOptions: readonly SelectOption[];
  /** `''` for all classes. */
  readonly classId: string;
  readonly classOptions: readonly SelectOption[];
  readonly search: string;
  readonly onlyFinals: boolean;
}

export interface FootballScoresInput extends Pick<WeekSectionsInput, 'hosts'> {
  /** `null` when the feed could not be read: the list is then empty. */
  readonly sourceValue: SourceValue<Game[]> | null;
  readonly path: string;
  readonly shown: ShownWeek;
  readonly query: Readonly<Record<string, string>>;
  readonly clock: ContentClock;
}

/** The games for one address of a page of football scores. */
export function toFootballScoresView(input: FootballScoresInput): FootballScoresView {
  const { sourceValue, shown, query, clock } = input;
  const filters = toFilters(input);
  const games = sourceValue?.value ?? [];
  const found = gamesThatFit(games, filters);
  const sections = toWeekSections({ ...input, ...shown, games: found });
  const [firstDay] = listDays(games);
  return {
    weekText: formatWeek(shown.week, shown.season),
    isPlayoffWeek: isPlayoffWeek(shown.week, shown.season),
    season: firstDay === undefined ? null : findOtherSeason(firstDay, getCalendarDay(clock.nowMs(), clock.timeZone)),
    filters,
    sections,
    countText: found.length === 0 ? '' : formatCount(found.length, 'game'),
    emptyText: sourceValue === null || found.length > 0 ? null : emptyText(input, games.length),
    stamp: sourceValue && updateStamp(sourceValue, clock),
    liveSummary: summarizeLiveGames(sections.flatMap(({ parts }) => parts.flatMap(({ cards }) => cards))),
    refreshHref: addToHref(filters.path, {
      week: weekInAddress(query),
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

function toFilters({ path, shown, query }: FootballScoresInput): FootballFiltersView {
  const { season, week, lastWeek, classId } = shown;
  return {
    path,
    week: String(week),
    weekOptions: listWeeksUpTo(lastWeek).map((one) => ({ value: String(one), text: formatWeek(one, season) })),
    classId: classId ?? '',
    classOptions: [
      { value: '', text: 'All classes' },
      ...season.classes.map((one) => ({ value: one, text: `Class ${one}` })),
    ],
    search: query.q?.trim() ?? '',
    onlyFinals: query.final === '1',
  };
}

/** The week as the address names it, so that a page without one stays with the week of the day. */
function weekInAddress({ week }: FootballScoresInput['query']): string | null {
  return week === undefined || week === 'none' ? null : week;
}

function gamesThatFit(
  games: readonly Game[],
  { search, onlyFinals }: Pick<FootballFiltersView, 'search' | 'onlyFinals'>,
): readonly Game[] {
  const fits = createTextMatcher(search);
  return games
    .filter((game) => !onlyFinals || isFinal(game))
    .filter(({ teams }) =>
      teams.some(({ name, formalName }) => fits(name) || (formalName !== null && fits(formalName))),
    );
}

function isFinal(game: Game): boolean {
  return game.kind === 'final' || (game.kind === 'forfeit' && game.isFinal);
}

/** A week that has no games is named; a filter that leaves none of them is not the week's fault. */
function emptyText({ shown }: FootballScoresInput, count: number): string {
  return count > 0 ? 'No games found.' : `No games found for ${formatWeek(shown.week, shown.season)}.`;
}
