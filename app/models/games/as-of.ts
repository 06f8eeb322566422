import { addDays } from '../dates/calendar-date';
import { getCalendarDay, type ContentClock } from '../dates/content-clock';

export interface AsOf {
  /** Real clock, milliseconds. */
  readonly ms: number;
  /** Games before this day no longer change, so browsers do not follow them: `YYYY-MM-DD`. */
  readonly firstDay: string;
}

/** `undefined` without an answer. */
export function findAsOf(
  sourceValue: { readonly fetchedAtMs: number } | null | undefined,
  { getNowMs, timeZone }: ContentClock,
): AsOf | undefined {
  if (!sourceValue) return undefined;
  return { ms: sourceValue.fetchedAtMs, firstDay: addDays(getCalendarDay(getNowMs(), timeZone), -1) };
}
