import { addDays } from '../dates/calendar-date';
import { getCalendarDay, type ContentClock } from '../dates/content-clock';

/** When upstream gave games (real clock), and the day before which they no longer change, so that browsers do not follow them. */
export type AsOf = NonNullable<ReturnType<typeof findAsOf>>;

/** `undefined` without an answer. */
export function findAsOf(
  sourceValue: { readonly fetchedAtMs: number } | null | undefined,
  { getNowMs, timeZone }: ContentClock,
) {
  if (!sourceValue) return undefined;
  return { ms: sourceValue.fetchedAtMs, firstDay: addDays(getCalendarDay(getNowMs(), timeZone), -1) };
}
