import { addDays } from './calendar-date';

/** Days from the first to the last, both included, as `YYYY-MM-DD`. */
export interface DayRange {
  readonly first: string;
  readonly last: string;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const month = '([a-z]{3,9})\\.?';
const weekday = '(?:[a-z]{3,9}day,? )?';
const range = new RegExp(
  `^${weekday}${month} (\\d{1,2})(?:, (\\d{4}))?(?: ?(?:-|\u2013|to|and|&) ?${weekday}(?:${month} )?(\\d{1,2}))?,? (\\d{4})`,
  'i',
);

/**
 * The days of a tournament as upstream words them: `March 13-14, 2026`, `October 31-November 1, 2025`, `November 8, 2025`, with
 * anything behind the year. `null` for words that name no days.
 */
export function daysInWords(words: string | null): DayRange | null {
  const parts = range.exec(words?.replace(/\s+/g, ' ').trim() ?? '');
  if (parts === null) return null;
  const [, fromMonth = '', fromDay = '', fromYear, toMonth = fromMonth, toDay = fromDay, year = ''] = parts;
  const first = isoDay(fromYear ?? year, fromMonth, fromDay);
  const last = isoDay(year, toMonth, toDay);
  return first === null || last === null || last < first ? null : { first, last };
}

function isoDay(year: string, monthName: string, day: string): string | null {
  const index = months.indexOf(monthName.slice(0, 3).toLowerCase());
  if (index < 0) return null;
  const iso = `${year}-${String(index + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : null;
}

/**
 * Whether a tournament is played in the week (Monday to Sunday) of a day: its finals, or games of its series.
 * @param finals `null` when nobody knows when they are
 * @param gameDays days of games of the series, in any order
 */
export function isTournamentWeek(finals: DayRange | null, gameDays: readonly string[], today: string): boolean {
  const monday = mondayOf(today);
  const sunday = addDays(monday, 6);
  const isInWeek = ({ first, last }: DayRange) => first <= sunday && last >= monday;
  return (finals !== null && isInWeek(finals)) || gameDays.some((day) => isInWeek({ first: day, last: day }));
}

function mondayOf(day: string): string {
  const daysSinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -daysSinceMonday);
}
