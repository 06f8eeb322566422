import { DAY_MS } from '~/time-units';
import { isRealDay, listConsecutiveDays } from './calendar-date';
import { getDayInSeason } from './season';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** No tournament is longer; a longer period is a typing error. */
const MOST_DAYS = 16;

/** `Saturday, `, `Sat., `, `Fri.-Sat., `, `Friday and Saturday, ` */
const WEEKDAY_NAME = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\\.?';
const BETWEEN = ' ?(?:-|\u2013|/|to|and|&) ?';
const WEEKDAY = `(?:${WEEKDAY_NAME}(?:${BETWEEN}${WEEKDAY_NAME})?,? )?`;
const ORDINAL = '(?:st|nd|rd|th)?';
const RANGE = new RegExp(
  String.raw`^${WEEKDAY}([a-z]{3,9})\.? (\d{1,2})${ORDINAL}(?:, (\d{4}))?` +
    String.raw`(?:${BETWEEN}${WEEKDAY}(?:([a-z]{3,9})\.? )?(\d{1,2})${ORDINAL})?(?!\d)(?:,? (\d{4}))?`,
  'i',
);
/** `Tue., 10/28`, `10/28/2025`, `10/28-10/30`, `10/28-30/2025` */
const NUMBERS = new RegExp(
  String.raw`^${WEEKDAY}(\d{1,2})/(\d{1,2})(?:/(\d{2}|\d{4}))?(?:${BETWEEN}${WEEKDAY}(?:(\d{1,2})/)?(\d{1,2})(?:/(\d{2}|\d{4}))?)?(?![\d/])`,
  'i',
);
/** `2025-10-28`, `2025-10-28T00:00:00` */
const ISO_DAY = /(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]+)?(?!\d)/g;

/**
 * Parses days at the beginning of a text from upstream, such as `Oct. 10-11`, `Sat., November 29` or `March 13-14, 2026`. Words
 * without a year need a season such as `2030-31`.
 */
export function findDays(words: string | null, season?: string): readonly string[] {
  const text = words?.replace(/\s+/g, ' ').trim().replace(ISO_DAY, '$2/$3/$1') ?? '';
  const [, month = '', day = '', year, toMonth = month, toDay = day, toYear] =
    NUMBERS.exec(text) ?? RANGE.exec(text) ?? [];
  const first = toIsoDay(year ?? toYear, month, day, season);
  const last = toIsoDay(toYear ?? year, toMonth, toDay, season);
  if (first === null || last === null || last < first) return [];
  const length = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  return length > MOST_DAYS ? [] : listConsecutiveDays(first, length);
}

/** The month of a name, an abbreviation or a number; 0 for other words. */
export function findMonth(words: string): number {
  return Number(words) || MONTHS.indexOf(words.slice(0, 3).toLowerCase()) + 1;
}

function toIsoDay(year: string | undefined, monthText: string, day: string, season?: string): string | null {
  const month = findMonth(monthText);
  if (month === 0 || (year ?? season) === undefined) return null;
  const monthAndDay = `${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (year === undefined) return toRealDay(getDayInSeason(monthAndDay, season ?? ''));
  return toRealDay(`${year.length === 2 ? `20${year}` : year}-${monthAndDay}`);
}

function toRealDay(iso: string): string | null {
  return isRealDay(iso) ? iso : null;
}
