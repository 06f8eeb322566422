import * as z from 'zod';
import { type RowOf, defineRows, dateOnly, identifier, optionalText, text, wireObject } from './wire';

// GET /v1/events: the association's calendar.

function eventRow() {
  return wireObject({
    id: identifier(),
    title: [text({ required: 'has no title' }), 'eventTitle', 'eventTitleShort'],
    type: [optionalText(), 'eventType'],
    /** `YYYY-MM-DD`; upstream's UTC midnight means this calendar day. */
    day: [dateOnly().pipe(z.string({ error: 'is no date' })), 'date'],
    /** The class or classes it is for, for example "1A". */
    className: [optionalText(), 'eventClass'],
    activityId: optionalText(),
    /** Upstream's name of its sport or activity, such as `Boys Golf`. */
    activityName: [optionalText(), 'ActivityShort'],
  });
}

export type CalendarEvent = RowOf<typeof eventRow>;

export const allEvents = defineRows('events.all', '/v1/events', 'schedule', eventRow);
