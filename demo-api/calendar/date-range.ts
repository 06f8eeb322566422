import { splitList } from '../words/split-list';
import { toCivilDate, formatMonthAndDay, type DayNumber } from './civil';

/** `October 10-11, 2025`, `October 31-November 1, 2025` or `November 8, 2025` */
export function formatLongRange(first: DayNumber, last: DayNumber): string {
  return `${joinRange(first, last, formatMonthAndDay)}, ${toCivilDate(last).year}`;
}

const shortMonths: readonly string[] = splitList(`
  Jan., Feb., Mar., Apr., May., June., July., Aug., Sept., Oct., Nov., Dec.
`);

/** The real calendar has a period after every month, even `May.` */
export function formatShortRange(first: DayNumber, last: DayNumber): string {
  return joinRange(first, last, (day) => `${shortMonths[toCivilDate(day).month - 1] ?? ''} ${toCivilDate(day).day}`);
}

function joinRange(first: DayNumber, last: DayNumber, written: (day: DayNumber) => string): string {
  if (first === last) return written(first);
  const isOneMonth = toCivilDate(first).month === toCivilDate(last).month;
  return `${written(first)}-${isOneMonth ? toCivilDate(last).day : written(last)}`;
}
