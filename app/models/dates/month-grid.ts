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
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -vertical);
    case 'ArrowDown':
      return addDays(day, vertical);
    case 'Home':
      return findStartOfWeek(day);
    case 'End':
      return addDays(findStartOfWeek(day), daysPerWeek - 1);
    case 'PageUp':
      return getSameDayOfMonth(day, -1);
    case 'PageDown':
      return getSameDayOfMonth(day, 1);
    default:
      return null;
  }
}
