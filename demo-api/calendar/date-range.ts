import { splitList } from '../words/split-list';
import { civilDate, monthAndDay, type DayNumber } from './civil';

/** `October 10-11, 2025`, `October 31-November 1, 2025` or `November 8, 2025` */
export function longRange(first: DayNumber, last: DayNumber): string {
  return `${between(first, last, monthAndDay)}, ${civilDate(last).year}`;
}

const shortMonths: readonly string[] = splitList(`
  Jan., Feb., Mar., Apr., May., June., July., Aug., Sept., Oct., Nov., Dec.
`);

/** The real calendar has a period after every month, even `May.` */
export function shortRange(first: DayNumber, last: DayNumber): string {
  return between(first, last, (day) => `${shortMonths[civilDate(day).month - 1] ?? ''} ${civilDate(day).day}`);
}

function between(first: DayNumber, last: DayNumber, written: (day: DayNumber) => string): string {
  if (first === last) return written(first);
  const isOneMonth = civilDate(first).month === civilDate(last).month;
  return `${written(first)}-${isOneMonth ? civilDate(last).day : written(last)}`;
}
