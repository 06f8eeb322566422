import { listStripDays } from '~/models/dates/date-strip';
import { requestBeside, type DependentRequest, type PageRequest, type SourceValue } from '~/page/page-sources';
import { sportsOfDailyGames } from '~/upstream/maxpreps';
import { choosePolicyOfDay } from './day-policy';
import { getSportId } from './score-sports';
import { chooseShownDay } from './shown-day';

/** How many days the row of days has around the one that is shown. */
export const stripSize = { daysBefore: 3, length: 7 } as const;

/** The sports of the games of the days of the row, as far as they are known, by day (`YYYY-MM-DD`). */
export type DayCounts = Readonly<Record<string, SourceValue<(string | null)[]> | null>>;

/**
 * The sports of the games of the days around the one that is shown, by day. No page waits for them long, and none fails without
 * them.
 */
export function requestGamesOfOtherDays({
  query,
  clock,
}: Pick<PageRequest, 'query' | 'clock'>): Readonly<Record<string, DependentRequest<(string | null)[]>>> {
  const selected = chooseShownDay(query, clock);
  const others = listStripDays({ selected, ...stripSize }).filter((day) => day !== selected);
  return Object.fromEntries(
    others.map((day) => [day, requestBeside(sportsOfDailyGames.with({ day }, choosePolicyOfDay(day, clock)))]),
  );
}

/** The counts among the dependent sources of a page, where they are named by their days. */
export function readDayCounts(dependent: Readonly<Record<string, SourceValue<unknown> | null>>): DayCounts {
  const days = Object.entries(dependent).filter(([name]) => /^\d{4}-\d\d-\d\d$/.test(name));
  // What is named by a day is an answer of `sportsOfDailyGames`.
  return Object.fromEntries(days) as DayCounts;
}

/** How many games a day has, of one sport or (`''`) of all; `null` when that is not known. */
export function getGameCountOfDay(counts: DayCounts, day: string, sport: string): number | null {
  const known = counts[day];
  if (known === null || known === undefined) return null;
  return known.value.filter((sportId) => sport === '' || getSportId({ sportId }) === sport).length;
}
