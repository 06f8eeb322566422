/** Days since 1970-01-01, without a time zone. */
export type DayNumber = number;

/** Monday is 0. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const msPerDay = 86_400_000;
const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export function toDayNumber(year: number, month: number, day: number): DayNumber {
  return Math.floor(Date.UTC(year, month - 1, day) / msPerDay);
}

export function toCivilDate(day: DayNumber): CivilDate {
  const date = new Date(day * msPerDay);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export function getWeekday(day: DayNumber): Weekday {
  return ((((day + 3) % 7) + 7) % 7) as Weekday;
}

export function findWeekdayFrom(weekday: Weekday, year: number, month: number, day: number): DayNumber {
  const start = toDayNumber(year, month, day);
  return start + ((weekday - getWeekday(start) + 7) % 7);
}

/** Thanksgiving, Christmas Eve, Christmas and New Year's Day. */
export function isHoliday(day: DayNumber): boolean {
  const { year, month, day: date } = toCivilDate(day);
  if (month === 12) return date === 24 || date === 25;
  return (month === 1 && date === 1) || day === findWeekdayFrom(3, year, 11, 22);
}

/** The last day up to `day` that is not a holiday. */
export function moveBeforeHoliday(day: DayNumber): DayNumber {
  return isHoliday(day) ? moveBeforeHoliday(day - 1) : day;
}

/** `MM/dd/yyyy` */
export function formatPaddedUsDate(day: DayNumber): string {
  const { year, month, day: date } = toCivilDate(day);
  return `${padNumber(month)}/${padNumber(date)}/${year}`;
}

/** `M/d/yyyy` */
export function formatUsDate(day: DayNumber): string {
  const { year, month, day: date } = toCivilDate(day);
  return `${month}/${date}/${year}`;
}

/** `M/d` */
export function formatShortDate(day: DayNumber): string {
  const { month, day: date } = toCivilDate(day);
  return `${month}/${date}`;
}

/** `yyyy-MM-dd` */
export function formatIsoDate(day: DayNumber): string {
  const { year, month, day: date } = toCivilDate(day);
  return `${year}-${padNumber(month)}-${padNumber(date)}`;
}

/** `Saturday, October 11` */
export function formatLongDate(day: DayNumber): string {
  const { month, day: date } = toCivilDate(day);
  return `${getWeekdayName(day)}, ${monthNames[month - 1] ?? ''} ${date}`;
}

/** `Sat, Oct 11, 2025` */
export function formatDayInWords(day: DayNumber): string {
  const { year, month, day: date } = toCivilDate(day);
  return `${getWeekdayName(day).slice(0, 3)}, ${(monthNames[month - 1] ?? '').slice(0, 3)} ${date}, ${year}`;
}

export function getWeekdayName(day: DayNumber): string {
  return weekdayNames[getWeekday(day)];
}

/** `October 11` */
export function formatMonthAndDay(day: DayNumber): string {
  const { month, day: date } = toCivilDate(day);
  return `${monthNames[month - 1] ?? ''} ${date}`;
}

/** @returns null for another format or a date that does not exist */
export function parseDay(text: string): DayNumber | null {
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim());
  const [year, month, day] = us ? [us[3], us[1], us[2]] : iso ? [iso[1], iso[2], iso[3]] : [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const number = toDayNumber(Number(year), Number(month), Number(day));
  const read = toCivilDate(number);
  return read.month === Number(month) && read.day === Number(day) ? number : null;
}

/** School years begin on July 1. */
export function getSchoolYear(day: DayNumber): number {
  const { year, month } = toCivilDate(day);
  return month >= 7 ? year : year - 1;
}

/** `2025-26` */
export function formatTerm(schoolYear: number): string {
  return `${schoolYear}-${padNumber((schoolYear + 1) % 100)}`;
}

/** `7:00 PM` */
export function formatClockTime(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${padNumber(minutes % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
}

function padNumber(value: number): string {
  return String(value).padStart(2, '0');
}
