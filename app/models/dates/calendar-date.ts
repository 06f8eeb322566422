import { DAY_MS } from '~/time-units';

/* Calendar days as `YYYY-MM-DD`. They have no time zone, so all arithmetic and formatting is in UTC. */

export function addDays(isoDay: string, count: number): string {
  return new Date(Date.parse(isoDay) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Whether a text in the form of a day is one: `2026-02-30` is not. */
export function isRealDay(isoDay: string): boolean {
  const midnight = new Date(`${isoDay}T00:00:00Z`);
  return !Number.isNaN(midnight.valueOf()) && midnight.toISOString().startsWith(isoDay);
}

export function listConsecutiveDays(first: string, length: number): string[] {
  return Array.from({ length }, (_, index) => addDays(first, index));
}

/** The Monday on or before a day. */
export function getMonday(isoDay: string): string {
  return addDays(isoDay, -((new Date(isoDay).getUTCDay() + 6) % 7));
}

/** `Sat` */
export const formatShortWeekday = createDayFormat({ weekday: 'short' });
/** `Saturday` */
export const formatLongWeekday = createDayFormat({ weekday: 'long' });
export const formatDayOfMonth = createDayFormat({ day: 'numeric' });
/** `Mar` */
export const formatShortMonth = createDayFormat({ month: 'short' });
/** `Sat, Mar 7, 2026` */
export const formatMediumDay = createDayFormat({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
/** `Mar 7` */
export const formatMonthAndDay = createDayFormat({ month: 'short', day: 'numeric' });
/** `Mar 7, 2026` */
export const formatMediumDate = createDayFormat({ month: 'short', day: 'numeric', year: 'numeric' });
/** `Sat, Mar 7` */
export const formatShortDay = createDayFormat({ weekday: 'short', month: 'short', day: 'numeric' });
/** `March 2026` */
export const formatLongMonth = createDayFormat({ month: 'long', year: 'numeric' });
/** `Saturday, March 7` */
export const formatLongDay = createDayFormat({ weekday: 'long', month: 'long', day: 'numeric' });
/** `March 7, 2026` */
export const formatLongDate = createDayFormat({ month: 'long', day: 'numeric', year: 'numeric' });
/** `Saturday, March 7, 2026` */
export const formatFullDay = createDayFormat({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });

/** `March 7–8, 2026`, or both days in full across months. */
export function formatLongDates(first: string, last: string): string {
  if (first === last) return formatLongDate(first);
  if (first.slice(0, 7) !== last.slice(0, 7)) return `${formatLongDate(first)} – ${formatLongDate(last)}`;
  return formatLongDate(first).replace(',', `–${formatDayOfMonth(last)},`);
}

function createDayFormat(options: Intl.DateTimeFormatOptions): (isoDay: string) => string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
  return (isoDay) => format.format(Date.parse(isoDay));
}

/** Orders by day; those without a day come last. */
export function compareByDay(a: { readonly day: string | null }, b: { readonly day: string | null }): number {
  return (a.day ?? '9999').localeCompare(b.day ?? '9999');
}
