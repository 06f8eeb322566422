import * as z from 'zod';
import { type RowOf, decimal, text, wireObject, refuse, defineGroup, readRows } from './wire';

/* The dates of a sport for five seasons: GET /v1/sports/{sportId}/5-year-calendar. */

const SEASON = /^\d{4}-\d{2}$/;
const LAST = Number.MAX_SAFE_INTEGER;

function calendarRow() {
  const fixed = wireObject({
    /** Empty when all classes play together. */
    className: [text(), 'class'],
    event: [text({ required: 'has no event' }), 'eventDescription'],
    order: [decimal(), 'sortOrder'],
  });
  return z.unknown().transform((row, refusal) => {
    const read = fixed.safeParse(row);
    if (!read.success) return refuse(refusal, read.error.issues[0]?.message ?? 'is no event');
    return {
      ...read.data,
      order: read.data.order ?? LAST,
      /** Upstream's words for the date, such as `Nov. 14-15`, by season such as `2030-31`. */
      dates: parseCalendarDates(row),
    };
  });
}

/** One event of one class, with its date in each season. */
export type CalendarRow = RowOf<typeof calendarRow>;

/** Every key that is a season is a column. Upstream also puts a period after months that it does not abbreviate. */
function parseCalendarDates(row: unknown): Record<string, string> {
  const cells = Object.entries(row as Readonly<Record<string, unknown>>).filter(([key]) => SEASON.test(key));
  return Object.fromEntries(
    cells.map(([season, value]) => [
      season,
      text()
        .parse(value)
        .replace(/\b(May|June|July)\./g, '$1'),
    ]),
  );
}

/** The five-year calendar of a sport, in upstream's order. */
export const fiveYearCalendar = defineGroup('sport-calendar', 'reference')(
  'five-years',
  '/v1/sports/{sportId}/5-year-calendar',
  readRows(calendarRow),
  { sample: { sportId: 'girls-volleyball' }, unread: { ActivityName: 'the page names the sport' } },
);
