import { formatShortMonth } from '../dates/calendar-date';
import { findMonth } from '../dates/days-in-words';
import { getDayInSeason } from '../dates/season';

const WEEKDAY = String.raw`(?<weekday>Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\.?,? `;
const MONTH = String.raw`(?<month>Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? (?<day>\d{1,2})`;
const NUMBERS = String.raw`(?<monthNumber>1[0-2]|0?[1-9])/(?<dayNumber>\d{1,2})(?:/(?<shortYear>\d{4}))?`;
/** `Fri., November 28`, `Thu., 5/29`, `Mon. 10/13/2025`, also within other words. */
const ABBREVIATED = new RegExp(
  String.raw`\b${WEEKDAY.replace('[a-z]*', '')}(?:${MONTH}(?:, (?<year>\d{4}))?|${NUMBERS})(?![\d/–-])`,
  'g',
);
/** `Friday, October 31`, `Nov. 15`: nothing else is in the text. */
const ALONE = new RegExp(String.raw`^(?:${WEEKDAY})?${MONTH}(?:, (?<year>\d{4}))?$`);
/** `10/13/2025`; without its year it may be anything. */
const NUMBERS_ALONE = new RegExp(`^${NUMBERS.replace(/\?$/, '')}$`);
/** A day in the site's form, without its year. */
const WITHOUT_YEAR =
  /\b(?<month>Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (?<day>[12]\d|3[01]|0?[1-9])\b(?!, \d{4}|[\d/–-])/g;
const TIME = /\b(1[0-2]|0?[1-9])(?::([0-5]\d))? ?([ap])\.?m(?:\.|\b)/gi;

/** Days and times of the old server in the site's forms: `Fri, Nov 28`, `6:00 PM`. Everything else is unchanged. */
export function rewriteDays(text: string): string {
  return rewriteTimes(text.replace(ABBREVIATED, formatFoundDay));
}

/** The same for the text of a cell, whose days are short even if they were written as whole words. */
export function rewriteDaysOfCell(text: string): string {
  return rewriteDays(text.replace(ALONE, formatFoundDay).replace(NUMBERS_ALONE, formatFoundDay));
}

/** Days in the site's forms with the year of their season: `Thu, May 29` of 2024-25 is `Thu, May 29, 2025`. */
export function addYears(text: string, season: string): string {
  return text.replace(WITHOUT_YEAR, (found, month: string, day: string) => {
    const monthAndDay = `${String(findMonth(month)).padStart(2, '0')}-${day.padStart(2, '0')}`;
    return `${found}, ${getDayInSeason(monthAndDay, season).slice(0, 4)}`;
  });
}

function rewriteTimes(text: string): string {
  return text.replace(
    TIME,
    (_, hour: string, minutes: string | undefined, half: string) =>
      `${Number(hour)}:${minutes ?? '00'} ${half.toUpperCase()}M`,
  );
}

function formatFoundDay(found: string, ...rest: unknown[]): string {
  const groups = rest.at(-1) as Readonly<Record<string, string | undefined>>;
  const { weekday, month, monthNumber, year = groups.shortYear } = groups;
  const day = Number(groups.day ?? groups.dayNumber);
  if (day < 1 || day > 31) return found;
  const monthName = nameMonth(findMonth(month ?? monthNumber ?? ''));
  return [weekday, `${monthName} ${day}`, year].filter(Boolean).join(', ');
}

function nameMonth(month: number): string {
  return formatShortMonth(`2000-${String(month).padStart(2, '0')}-01`);
}
