import * as z from 'zod';
import type { CalendarEvent } from '~/models/dates/calendar-event';
import { defineRows, dateOnly, identifier, optionalText, text, wireObject } from './wire';

// GET /v1/events: the association's calendar.

function eventRow(): z.ZodType<CalendarEvent> {
  return wireObject({
    id: identifier(),
    eventTitle: [text({ required: 'has no title' }), 'eventTitle', 'eventTitleShort'],
    eventType: optionalText(),
    date: dateOnly().pipe(z.string({ error: 'is no date' })),
    eventClass: optionalText(),
    activityId: optionalText(),
    activityName: [optionalText(), 'ActivityShort'],
  }).transform((row) => ({
    id: row.id,
    title: row.eventTitle,
    type: row.eventType,
    day: row.date,
    className: row.eventClass,
    activityId: row.activityId,
    activityName: row.activityName,
  }));
}

export const allEvents = defineRows('events.all', '/v1/events', 'schedule', eventRow);
