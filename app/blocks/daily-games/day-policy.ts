import type { PolicyName } from '~/cache/policies';
import { addDays } from '~/models/dates/calendar-date';
import { getCalendarDay, type ContentClock } from '~/models/dates/content-clock';

/** Scores of a game are corrected for some days after it. */
const CORRECTED_DAYS = 3;

/**
 * The freshness policy of what upstream has of one day, for days that nothing happens on any more.
 * @param day `YYYY-MM-DD`
 * @returns `undefined` for the policy of the source
 */
export function choosePolicyOfDay(day: string, { nowMs, timeZone }: ContentClock): PolicyName | undefined {
  return day < addDays(getCalendarDay(nowMs(), timeZone), -CORRECTED_DAYS) ? 'reference' : undefined;
}
