import { addDays, isRealDay } from './calendar-date';
import { getDayInSeason } from './season';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** No tournament is longer; a longer period is a typing error. */
const MOST_DAYS = 16;

const WEEKDAY = String.raw`(?:[a-z]{3,9}day,? )?`;
const RANGE = new RegExp(
  String.raw`^${WEEKDAY}([a-z]{3,9})\.? (\d{1,2})(?:, (\d{4}))?` +
    String.raw`(?: ?(?:-|\u2013|to|and|&) ?${WEEKDAY}(?:([a-z]{3,9})\.? )?(\d{1,2}))?(?!\d)(?:,? (\d{4}))?`,
  'i',
);

/** Parses days in upstream's words, such as `Oct. 10-11` or `March 13-14, 2026`. Words without a year need a season such as `2030-31`. */
export function findDays(words: string | null, season?: string): readonly string[] {
  const parts = RANGE.exec(words?.replace(/\s+/g, ' ').trim() ?? '');
  if (parts === null) return [];
  const [, fromMonth = '', fromDay = '', fromYear, toMonth = fromMonth, toDay = fromDay, toYear] = parts;
  const first = toIsoDay(fromYear ?? toYear, fromMonth, fromDay, season);
  const last = toIsoDay(toYear ?? fromYear, toMonth, toDay, season);
  if (first === null || last === null || last < first) return [];
  const days = [first];
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) {
    if (days.push(day) > MOST_DAYS) return [];
  }
  return days;
}

function toIsoDay(year: string | undefined, monthName: string, day: string, season?: string): string | null {
  const month = MONTHS.indexOf(monthName.slice(0, 3).toLowerCase()) + 1;
  if (month === 0 || (year ?? season) === undefined) return null;
  const monthAndDay = `${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const iso = year === undefined ? getDayInSeason(monthAndDay, season ?? '') : `${year}-${monthAndDay}`;
  return isRealDay(iso) ? iso : null;
}
