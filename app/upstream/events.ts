import { type WireContext } from '~/cache/source/define-source';
import { findDays } from '~/models/dates/days-in-words';
import { calendarDay, calendarDays } from './fields/moment';
import { dataRows, rowKey, optionalText, type RowOf, text, wireObject, defineGroup } from './wire';

// GET /v1/events: the association's calendar.

function eventRow(context: WireContext) {
  return wireObject({
    id: rowKey(),
    title: [text({ required: 'has no title' }), 'eventTitle', 'eventTitleShort'],
    type: [optionalText(), 'eventType'],
    /** Upstream's UTC midnight means this calendar day. */
    days: [calendarDays(context), 'date'],
    lastDay: [calendarDay(context), 'endDate'],
    /** The class or classes it is for, for example "1A". */
    className: [optionalText(), 'eventClass'],
    activityId: optionalText(),
    /** Upstream's name of its sport or activity, such as `Boys Golf`. */
    activityName: [optionalText(), 'ActivityShort'],
  }).refine(({ days }) => days.length > 0, { error: 'date is no date' });
}

/** An event of several days is listed on each. */
function eventRows(context: WireContext) {
  return dataRows(context, eventRow(context)).transform((rows) =>
    rows.flatMap(({ days, lastDay, ...event }) => {
      const range = lastDay === null ? [] : findDays(`${days[0]} - ${lastDay}`);
      return (range.length > 1 ? range : days).map((day) => ({ ...event, /** `YYYY-MM-DD` */ day }));
    }),
  );
}

export type CalendarEvent = RowOf<typeof eventRows>[number];

export const allEvents = defineGroup('events', 'schedule')('all', '/v1/events', eventRows);
