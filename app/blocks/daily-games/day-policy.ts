import type { PolicyName } from '~/cache/policies';
import { addDays } from '~/models/dates/calendar-date';
import { getCalendarDay, type ContentClock } from '~/models/dates/content-clock';

/** Scores are corrected for some days after a game. */
const CORRECTED_DAYS = 3;

/**
 * Freshness policy for upstream's data of a day that no longer changes.
 * @param day `YYYY-MM-DD`
 * @returns `undefined` for the source's own policy
 */
export function choosePolicyOfDay(day: string, { nowMs, timeZone }: ContentClock): PolicyName | undefined {
  return day < addDays(getCalendarDay(nowMs(), timeZone), -CORRECTED_DAYS) ? 'reference' : undefined;
}
