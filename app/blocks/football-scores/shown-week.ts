import { footballSeason as season } from '~/config/football';
import { getCalendarDay } from '~/models/dates/content-clock';
import { parseFootballClass, type FootballSeason, getLastPlayoffWeek } from '~/models/football/football-season';
import { getDefaultWeek, isSeasonOver, parseWeek } from '~/models/football/weeks';
import type { PageRequest } from '~/page/page-sources';
import { footballScores, footballScoresOfClass } from '~/upstream/football-games';

/** What a page of football games shows of the season. */
export interface ShownWeek {
  readonly season: FootballSeason;
  readonly week: number;
  /** The week that is shown when the address names none: the last one from the finals to the next season on a page of the playoffs. */
  readonly usualWeek: number;
  /** The last week that the page has. */
  readonly lastWeek: number;
  /** Whether the page has the weeks of the playoffs, too. */
  readonly withPlayoffs: boolean;
  /** The one class that is shown; `null` for all. */
  readonly classId: string | null;
}

type Address = Pick<PageRequest, 'query' | 'clock'>;

/** The week and the class of an address; what is no week of the page's is the usual week, what is no class is all classes. */
export function chooseShownWeek(
  { query, clock }: Address,
  { withPlayoffs }: Pick<ShownWeek, 'withPlayoffs'>,
): ShownWeek {
  const lastWeek = withPlayoffs ? getLastPlayoffWeek(season) : season.regularWeeks;
  const today = getCalendarDay(clock.nowMs(), clock.timeZone);
  const usualWeek = withPlayoffs && isSeasonOver(today, season) ? lastWeek : getDefaultWeek(today, season, lastWeek);
  const week = parseWeek(query.week, lastWeek) ?? usualWeek;
  return { season, week, usualWeek, lastWeek, withPlayoffs, classId: parseFootballClass(query.class, season) };
}

/** The games of that week. Without them the page stands, with words. */
export function requestGamesOfWeek({ week, classId }: Pick<ShownWeek, 'week' | 'classId'>) {
  const params = { week: String(week) };
  return classId === null ? footballScores.with(params) : footballScoresOfClass.with({ ...params, classId });
}
