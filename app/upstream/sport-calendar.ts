import * as z from 'zod';
import { defineSource, type WireContext } from '~/cache/define-source';
import type { CalendarRow } from '~/models/dates/sport-calendar-row';
import { forSport } from './sports';
import { dataRows, decimal, text, wireObject, refuse } from './wire';

/* The dates of a sport for five seasons: GET /v1/sports/{sportId}/5-year-calendar. */

const SEASON = /^\d{4}-\d{2}$/;
const LAST = Number.MAX_SAFE_INTEGER;

function calendarRow(): z.ZodType<CalendarRow> {
  const fixed = wireObject({
    className: [text(), 'class'],
    event: [text({ required: 'has no event' }), 'eventDescription'],
    order: [decimal(), 'sortOrder'],
  });
  return z.unknown().transform((row, refusal): CalendarRow => {
    const read = fixed.safeParse(row);
    if (!read.success) return refuse(refusal, read.error.issues[0]?.message ?? 'is no event');
    const { className, event, order } = read.data;
    return { className, event, order: order ?? LAST, dates: parseCalendarDates(row) };
  });
}

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
export const fiveYearCalendar = defineSource({
  name: 'sport-calendar.five-years',
  ...forSport('girls-volleyball', (sportId) => `/v1/sports/${sportId}/5-year-calendar`),
  unread: { ActivityName: 'the page names the sport' },
  policy: 'reference',
  buildSchema: (context: WireContext) => dataRows(context, calendarRow()),
});
