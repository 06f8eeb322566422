import { listStripDays } from '~/models/dates/date-strip';
import { requestBeside, type DependentRequest, type PageRequest, type SourceValue } from '~/page/page-sources';
import { sportsOfDailyGames } from '~/upstream/maxpreps';
import { choosePolicyOfDay, chooseShownDay } from './day-policy';
import { getSportId } from './score-sports';
import { isDay } from './week-games';

/** Size of the date strip around the shown day. */
export const stripSize = { daysBefore: 3, length: 7 } as const;

export type DayCounts = Readonly<Record<string, SourceValue<(string | null)[]> | null>>;

/** Sports of the games on the other days of the strip. Pages wait for them only briefly. */
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

/** The counts among a page's dependent sources, which are keyed by day. */
export function readDayCounts(dependent: Readonly<Record<string, SourceValue<unknown> | null>>): DayCounts {
  const days = Object.entries(dependent).filter(([name]) => isDay(name));
  // A source keyed by a day is an answer of `sportsOfDailyGames`.
  return Object.fromEntries(days) as DayCounts;
}

/** Number of games on a day, of one sport or (`''`) of all; `null` if unknown. */
export function getGameCountOfDay(counts: DayCounts, day: string, sport: string): number | null {
  const known = counts[day];
  if (known === null || known === undefined) return null;
  return known.value.filter((sportId) => sport === '' || getSportId({ sportId }) === sport).length;
}
