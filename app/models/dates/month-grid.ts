import { addDays, listConsecutiveDays } from './calendar-date';

const daysPerWeek = 7;

export function getFirstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10);
}

/** The same day of another month, or that month's last day where it is shorter. */
export function getSameDayOfMonth(day: string, monthsLater: number): string {
  const month = addMonths(day, monthsLater);
  const wanted = addDays(month, Number(day.slice(8)) - 1);
  return wanted.slice(0, 7) === month.slice(0, 7) ? wanted : addDays(addMonths(month, 1), -1);
}

/** The Sunday on or before a day. */
export function findStartOfWeek(day: string): string {
  return addDays(day, -new Date(day).getUTCDay());
}

/** Complete weeks, Sunday to Saturday, that contain days of a day's month. */
export function listWeeksOfMonth(day: string): readonly (readonly string[])[] {
  const first = findStartOfWeek(getFirstOfMonth(day));
  const afterMonth = addMonths(day, 1);
  const weeks: (readonly string[])[] = [];
  for (let start = first; start < afterMonth; start = addDays(start, daysPerWeek)) {
    weeks.push(listConsecutiveDays(start, daysPerWeek));
  }
  return weeks;
}

export function listMonthsBetween(first: string, last: string): readonly string[] {
  const months: string[] = [];
  for (let month = getFirstOfMonth(first); month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** The day that a key moves to, by the WAI-ARIA grid pattern; `null` for other keys. In one column, up and down move by a day. */
export function findDayByKey(key: string, day: string, isOneColumn: boolean): string | null {
  const vertical = isOneColumn ? 1 : daysPerWeek;
  const moves: Readonly<Record<string, string>> = {
    ArrowLeft: addDays(day, -1),
    ArrowRight: addDays(day, 1),
    ArrowUp: addDays(day, -vertical),
    ArrowDown: addDays(day, vertical),
    Home: findStartOfWeek(day),
    End: addDays(findStartOfWeek(day), daysPerWeek - 1),
    PageUp: getSameDayOfMonth(day, -1),
    PageDown: getSameDayOfMonth(day, 1),
  };
  return moves[key] ?? null;
}
