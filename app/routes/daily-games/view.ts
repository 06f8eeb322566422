import { hrefWith } from '~/components/ui/href-with';
import { clampPage, pageCount, pageOf, type PagerView, toPagerView } from '~/components/ui/pager-links';
import { lowScoreWins } from '~/config/sports';
import { calendarDay, type ContentClock } from '~/models/dates/content-clock';
import { dayName, type DateStripView, toDateStrip } from '~/models/dates/date-strip';
import { type UpdateStamp, updateStamp } from '~/models/dates/update-stamp';
import type { Game } from '~/models/games/game';
import { type GameSectionView, gamesText } from '~/models/games/game-section';
import { liveSummary } from '~/models/games/live-summary';
import { type ScoreCardView, toScoreCardView } from '~/models/games/score-card-view';
import type { SourceValue } from '../page-sources';
import { filterGames } from './filter-games';
import { sportOf, sportsOf, sportTitle } from './score-sports';
import { shownDay } from './shown-day';

/** The games of one day, filtered, page by page. */
export interface DailyGamesView {
  /** `Saturday, October 11` */
  readonly dayName: string;
  readonly strip: DateStripView;
  readonly filters: FiltersView;
  /** The games of this page, by sport. */
  readonly sections: readonly GameSectionView[];
  /** `238 games, page 2 of 8`; empty when there are none. */
  readonly countText: string;
  readonly pager: PagerView;
  /** `null` when the feed could not be read. */
  readonly stamp: UpdateStamp | null;
  /** Heard when a refresh changes a score. */
  readonly liveSummary: string;
  readonly refreshHref: string;
}

export interface FiltersView {
  /** Where the form goes. */
  readonly path: string;
  /** The date that the address names; `null` when the page shows today, whichever day that is. */
  readonly date: string | null;
  /** `''` for all sports. */
  readonly sport: string;
  /** The path names the sport: another sport is another page. */
  readonly sportIsInPath: boolean;
  readonly search: string;
  readonly onlyResults: boolean;
  readonly sportOptions: readonly { readonly value: string; readonly text: string }[];
}

export interface DailyGamesInput {
  /** `null` when the feed could not be read: the list is then empty. */
  readonly sourceValue: SourceValue<Game[]> | null;
  readonly query: Readonly<Record<string, string>>;
  readonly clock: ContentClock;
  readonly path: string;
  readonly gamesPerPage: number;
  /** `''` for all sports. */
  readonly sport: string;
  readonly sportIsInPath: boolean;
  readonly sportOptions: FiltersView['sportOptions'];
}

/** The games for one address of a scores page. */
export function toDailyGamesView(input: DailyGamesInput): DailyGamesView {
  const { sourceValue, query, clock, gamesPerPage } = input;
  const today = calendarDay(clock.nowMs(), clock.timeZone);
  const day = shownDay(query, clock);
  const filters = toFilters(input);
  const found = filterGames(sourceValue?.value ?? [], {
    sportId: filters.sport || null,
    search: filters.search,
    onlyResults: filters.onlyResults,
  });
  const lastPage = pageCount(found.length, gamesPerPage);
  const page = clampPage(query.page, lastPage);
  const sections = toSections(pageOf(found, page, gamesPerPage), found);
  const hrefOf = addressOf(filters);
  return {
    dayName: dayName(day, today),
    strip: toDateStrip({ selected: day, today, daysBefore: 3, length: 7, hrefOf: (date) => hrefOf({ date }) }),
    filters,
    sections,
    countText: countText(found.length, page, lastPage),
    pager: toPagerView(page, lastPage, (number) => hrefOf({ date: filters.date, page: number })),
    stamp: sourceValue && updateStamp(sourceValue, clock),
    liveSummary: liveSummary(sections.flatMap(({ parts }) => parts.flatMap(({ cards }) => cards))),
    refreshHref: hrefOf({ date: filters.date, page }),
  };
}

function toFilters({ query, path, sport, sportIsInPath, sportOptions }: DailyGamesInput): FiltersView {
  return {
    path,
    date: query.date ?? null,
    sport,
    sportIsInPath,
    search: query.q?.trim() ?? '',
    onlyResults: query.final === '1',
    sportOptions,
  };
}

/** Addresses that keep the filters. A new day starts at the first page, and the first page is not named. */
function addressOf({ path, sport, sportIsInPath, search, onlyResults }: FiltersView) {
  return ({ date, page = 1 }: { readonly date: string | null; readonly page?: number }) =>
    hrefWith(path, {
      date,
      sport: sportIsInPath ? null : sport,
      q: search,
      final: onlyResults ? '1' : null,
      page: page === 1 ? null : String(page),
    });
}

function toSections(shown: readonly Game[], found: readonly Game[]): GameSectionView[] {
  return sportsOf(shown).map((sportId) => ({
    id: sportId,
    title: sportTitle(sportId),
    countText: gamesText(found.filter((game) => sportOf(game) === sportId).length),
    more: null,
    parts: [{ title: null, cards: shown.filter((game) => sportOf(game) === sportId).map(toCard) }],
  }));
}

function toCard(game: Game): ScoreCardView {
  return toScoreCardView(game, { withoutBoxScore: 'No Box Score', lowScoreWins: lowScoreWins(game.sportId) });
}

function countText(count: number, page: number, lastPage: number): string {
  if (count === 0) return '';
  return lastPage === 1 ? gamesText(count) : `${gamesText(count)}, page ${page} of ${lastPage}`;
}
