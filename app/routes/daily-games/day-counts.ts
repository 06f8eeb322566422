import { daysOfStrip } from '~/models/dates/date-strip';
import { dailyGameCounts, type dailyGames, type SportGameCount } from '~/upstream/maxpreps';
import { after, type DependentRequest, type PageRequest, type SourceValue } from '../page-sources';
import { sportOf } from './score-sports';
import { shownDay } from './shown-day';

/** How many days the row of days has around the one that is shown. */
export const stripSize = { daysBefore: 3, length: 7 } as const;

/** What is known of the days of the row, by day (`YYYY-MM-DD`). */
export type DayCounts = Readonly<Record<string, SourceValue<SportGameCount[]> | null>>;

/**
 * The numbers of games of the days beside the one that is shown, by day. They are asked for once its games are there, so
 * that no page waits for them, and none fails without them.
 * @param games the request for the games of the day that is shown
 */
export function countsOfOtherDays(
  games: ReturnType<typeof dailyGames.with>,
  { query, clock }: Pick<PageRequest, 'query' | 'clock'>,
): Readonly<Record<string, DependentRequest<SportGameCount[]>>> {
  const selected = shownDay(query, clock);
  const others = daysOfStrip({ selected, ...stripSize }).filter((day) => day !== selected);
  return Object.fromEntries(others.map((day) => [day, after(games, () => dailyGameCounts.with({ day }))]));
}

/** How many games a day has, of one sport or (`''`) of all; `null` when that is not known. */
export function gameCountOfDay(counts: DayCounts, day: string, sport: string): number | null {
  const known = counts[day];
  if (known === null || known === undefined) return null;
  return known.value
    .filter((row) => sport === '' || sportOf(row) === sport)
    .reduce((total, { games }) => total + games, 0);
}
