import { fromZonedTime } from 'date-fns-tz';
import { getCalendarDay } from '~/models/dates/content-clock';

/** The end of the season, which runs from July to June in the association's time zone. */
export function computeSeasonEndMs(nowMs: number, timeZone: string): number {
  const [year = 0, month = 0] = getCalendarDay(nowMs, timeZone).split('-').map(Number);
  return fromZonedTime(`${month >= 7 ? year + 1 : year}-07-01T00:00:00`, timeZone).valueOf();
}
