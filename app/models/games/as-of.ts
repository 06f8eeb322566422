import { addDays } from '../dates/calendar-date';
import { getToday, type ContentClock } from '../dates/content-clock';
import { listCardMarks } from './change-words';

/** When upstream gave games (real clock, milliseconds), what day it was then (content clock), and the marks of corrected games by id. */
export type AsOf = NonNullable<ReturnType<typeof findAsOf>>;

/** `undefined` without an answer. */
export function findAsOf(
  sourceValue: (Parameters<typeof listCardMarks>[0] & { readonly fetchedAtMs: number }) | null | undefined,
  clock: ContentClock,
) {
  if (!sourceValue) return undefined;
  return {
    ms: sourceValue.fetchedAtMs,
    today: getToday(clock),
    ...(sourceValue.changeLog && { marks: listCardMarks(sourceValue, clock) }),
  };
}

/** Games of a day before yesterday no longer change, so browsers do not follow them. */
export function mayStillChange(day: string, { today }: AsOf): boolean {
  return day >= addDays(today, -1);
}
