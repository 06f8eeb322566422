import type { CalendarRow } from '~/upstream/sport-calendar';
import { formatLongDates, formatLongDay } from '../dates/calendar-date';
import { findDays } from '../dates/days-in-words';

interface DateInputs {
  readonly calendar: readonly CalendarRow[];
  /** Such as `2030-31`. */
  readonly season: string;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** `1A`; the events of other classes are left out. */
  readonly className: string | null;
}

const MOST_EVENTS = 3;

/** `Entry deadline, Thursday, October 9`: the next events of a sport from its calendar, the nearest first. */
export function listComingDates({ calendar, season, today, className }: DateInputs): readonly string[] {
  const ofClass = calendar.filter((row) => row.className === '' || className === null || row.className === className);
  const coming = ofClass.flatMap(({ event, dates }) => {
    const days = findDays(dates[season] ?? null, season);
    const [first, last] = [days[0], days.at(-1)];
    return first === undefined || last === undefined || last < today
      ? []
      : [{ first, text: nameEvent(event, first, last) }];
  });
  const sorted = coming.sort((a, b) => a.first.localeCompare(b.first, 'en-US'));
  return [...new Set(sorted.map(({ text }) => text))].slice(0, MOST_EVENTS);
}

/** `State finals, October 23–25, 2025` */
export function nameEvent(event: string, first: string, last: string): string {
  return `${event}, ${first === last ? formatLongDay(first) : formatLongDates(first, last)}`;
}
