import fc from 'fast-check';
import ICAL from 'ical.js';
import { afterEach, describe, expect, it } from 'vitest';
import type { CalendarEvent } from '~/upstream/events';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { addDays } from './calendar-date';
import { formatICalendar } from './icalendar';

const changedAtMs = Date.parse('2025-10-01T12:34:56Z');
const usualZone = process.env.TZ;

afterEach(() => {
  if (usualZone === undefined) delete process.env.TZ;
  else process.env.TZ = usualZone;
});

function buildEvent(id: string, day: string, more: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id,
    day,
    title: `Event ${id}`,
    type: 'State Final',
    className: '1A',
    activityId: 'GOB',
    activityName: null,
    ...more,
  };
}

async function read(events: readonly CalendarEvent[], at = changedAtMs) {
  const text = await formatICalendar({ name: 'Golf, fall; 2025', product: 'PSAA', events, changedAtMs: at });
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return { text, calendar, read: calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part)) };
}

/** 500 consecutive days with three clock changes each in the United States and in Europe. */
const seasonLong = Array.from({ length: 500 }, (_, index) => buildEvent(String(index), addDays('2025-07-01', index)));

describe.each([
  ['America/Chicago', 300, 360],
  ['Europe/London', -60, 0],
  ['Pacific/Kiritimati', -840, -840],
])('in the time zone %s', (zone, summerOffset, winterOffset) => {
  it('500 all-day events stay on their own days across clock changes', async () => {
    process.env.TZ = zone;
    const offsets = ['2025-07-01', '2026-01-01'].map((day) => new Date(`${day}T12:00:00Z`).getTimezoneOffset());
    expect(offsets).toEqual([summerOffset, winterOffset]);
    const { read: events } = await read(seasonLong);
    expect(events.map(({ startDate }) => [startDate.isDate, startDate.toString()])).toEqual(
      seasonLong.map(({ day }) => [true, day]),
    );
    for (const { startDate, duration } of atLeastOne(events)) {
      const shown = startDate.toJSDate();
      const localDay = [shown.getFullYear(), shown.getMonth() + 1, shown.getDate()];
      expect(localDay).toEqual(startDate.toString().split('-').map(Number));
      expect(duration.toSeconds()).toBe(86_400);
    }
  });
});

it('any title, type and class is read back unchanged', async () => {
  const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }).filter((text) => !/\p{Cc}/u.test(text));
  await fc.assert(
    fc.asyncProperty(words, words, words, async (title, type, className) => {
      const { read: events } = await read([buildEvent('7', '2025-10-11', { title, type, className })]);
      const [only] = events;
      expect([only?.summary, only?.description]).toEqual([title, className]);
      expect(only?.component.getFirstProperty('categories')?.getValues()).toEqual([type]);
    }),
    { numRuns: 60 },
  );
});

it('lines have at most 75 octets, are folded between characters and are read back unchanged', async () => {
  const words = fc.string({
    unit: fc.constantFrom('a', ' ', ',', 'é', '…', '決', '🏈', '👩‍🎓'),
    minLength: 20,
    maxLength: 200,
  });
  await fc.assert(
    fc.asyncProperty(words, words, async (title, type) => {
      const { text, read: events } = await read([buildEvent('7', '2025-10-11', { title, type, className: title })]);
      const bytes = Buffer.from(text, 'utf8');
      // Each line is decoded by itself, because a split UTF-8 sequence would not decode.
      const lines = bytes.toString('latin1').split('\r\n');
      expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(75);
      const decoder = new TextDecoder('utf-8', { fatal: true });
      for (const line of lines) decoder.decode(Buffer.from(line, 'latin1'));
      const [only] = events;
      expect([only?.summary, only?.description]).toEqual([title, title]);
      expect(only?.component.getFirstProperty('categories')?.getValues()).toEqual([type]);
    }),
    { numRuns: 100 },
  );
});

it('a line is folded as late as possible', async () => {
  const { text } = await read([buildEvent('7', '2025-10-11', { title: 'é'.repeat(60) })]);
  const [first = '', ...rest] = text.slice(text.indexOf('SUMMARY:')).split('\r\n', 2);
  expect([first, rest]).toEqual([`SUMMARY:${'é'.repeat(33)}`, [` ${'é'.repeat(27)}`]]);
});

it('a line break or control character in a title does not start a new line', async () => {
  const { text, read: events } = await read([
    buildEvent('7', '2025-10-11', { title: 'Finals\r\nEND:VCALENDAR\u0000x' }),
  ]);
  expect(events.map(({ summary }) => summary)).toEqual(['Finals END:VCALENDAR x']);
  expect(text.match(/^END:VCALENDAR/gm)).toHaveLength(1);
});

it('a rescheduled event keeps its id and gets a higher sequence', async () => {
  const before = await read([buildEvent('7', '2025-10-11')]);
  const after = await read([buildEvent('7', '2025-10-18')], changedAtMs + 60_000);
  expect(after.read[0]?.uid).toBe(before.read[0]?.uid);
  expect(after.read[0]?.sequence).toBeGreaterThan(before.read[0]?.sequence ?? Infinity);
});

it('the file depends only on its input', async () => {
  const [a, b] = [await read(seasonLong), await read(seasonLong)];
  expect(a.text).toBe(b.text);
});

it('events with the same upstream id get unique ids', async () => {
  const { read: events } = await read([
    buildEvent('7', '2025-10-10'),
    buildEvent('8', '2025-10-10'),
    buildEvent('7', '2025-10-11'),
  ]);
  expect(events.map(({ uid }) => uid)).toEqual(['event-7@psaa-events', 'event-8@psaa-events', 'event-7-2@psaa-events']);
});

it('an empty calendar has its name and both properties for an hourly refresh', async () => {
  const { calendar, text } = await read([]);
  expect(text).toContain(String.raw`X-WR-CALNAME:Golf\, fall\; 2025`);
  expect(calendar.getFirstProperty('refresh-interval')?.toICALString()).toBe('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
  expect(calendar.getFirstPropertyValue('x-published-ttl')).toBe('PT1H');
  expect(calendar.getAllSubcomponents('vevent')).toEqual([]);
});
