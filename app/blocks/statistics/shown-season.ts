import type { Season, Sport } from '~/config/sports';
import { addDays } from '~/models/dates/calendar-date';
import { type ContentClock, getToday } from '~/models/dates/content-clock';
import { findOtherSeason } from '~/models/dates/season';

const firstGames: Readonly<Partial<Record<Season, string>>> = { fall: '08-24', winter: '11-14', spring: '03-14' };

/** `2024-25, last season`, or `null` for the current one: until the first games, the provider silently shows last school year's. */
export function findLastSeason({ season }: Pick<Sport, 'season'>, clock: ContentClock): string | null {
  const today = getToday(clock);
  const first = firstGames[season];
  if (first === undefined || toSchoolYearKey(today.slice(5)) >= toSchoolYearKey(first)) return null;
  return findOtherSeason(addDays(today, -365), today);
}

/** Month and day as text that sorts from July to June. */
function toSchoolYearKey(monthAndDay: string): string {
  return monthAndDay >= '07-01' ? `0${monthAndDay}` : `1${monthAndDay}`;
}
