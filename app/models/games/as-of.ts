import { addDays } from '../dates/calendar-date';
import { getCalendarDay, type ContentClock } from '../dates/content-clock';

/** When upstream gave games (real clock, milliseconds), and what day it was then (content clock). */
export type AsOf = NonNullable<ReturnType<typeof findAsOf>>;

/** `undefined` without an answer. */
export function findAsOf(
  sourceValue: { readonly fetchedAtMs: number } | null | undefined,
  { getNowMs, timeZone }: ContentClock,
) {
  if (!sourceValue) return undefined;
  return { ms: sourceValue.fetchedAtMs, today: getCalendarDay(getNowMs(), timeZone) };
}

/** Games of a day before yesterday no longer change, so browsers do not follow them. */
export function mayStillChange(day: string, { today }: AsOf): boolean {
  return day >= addDays(today, -1);
}
