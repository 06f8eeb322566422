import type { Season, Sport } from '~/config/sports';
import { addDays } from '~/models/dates/calendar-date';
import { getCalendarDay, type ContentClock } from '~/models/dates/content-clock';
import { findOtherSeason } from '~/models/dates/season';

/** Month and day from which the first games of a season may have been played. */
const firstGames: Readonly<Partial<Record<Season, string>>> = { fall: '08-24', winter: '11-14', spring: '03-14' };

/**
 * Season of a sport's statistics if it is not the current one: the provider shows the newest season, which until the
 * first games is last school year's, without saying so.
 * @returns `2024-25, last season`, or `null` for the current season
 */
export function findLastSeason({ season }: Pick<Sport, 'season'>, clock: ContentClock): string | null {
  const today = getCalendarDay(clock.nowMs(), clock.timeZone);
  const first = firstGames[season];
  if (first === undefined || inSchoolYear(today.slice(5)) >= inSchoolYear(first)) return null;
  return findOtherSeason(addDays(today, -365), today);
}

/** Month and day as text that sorts from July to June. */
function inSchoolYear(monthAndDay: string): string {
  return monthAndDay >= '07-01' ? `0${monthAndDay}` : `1${monthAndDay}`;
}
