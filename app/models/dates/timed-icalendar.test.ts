import { fromZonedTime } from 'date-fns-tz';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { expect, it } from 'vitest';
import { addDays } from './calendar-date';
import { formatTimedICalendar, type TimedEvent } from './icalendar';
import { formatTimeZone } from './vtimezone';

const changedAtMs = Date.parse('2025-10-01T12:34:56Z');

function buildEvent(day: string, startMinutes: number | null, more: Partial<TimedEvent> = {}): TimedEvent {
  return {
    uid: `game-${day}-${startMinutes}@psaa-games`,
    day,
    startMinutes,
    lengthMinutes: 110,
    title: 'Ashgrove at Fort Harlan, Boys Soccer',
    description: 'Boys Soccer.',
    location: 'Harlan Field; Gate 2, Fort Harlan',
    url: 'https://site.invalid/games/7?date=2025-10-11&x=1,2',
    status: 'CONFIRMED',
    ...more,
  };
}

async function format(events: readonly TimedEvent[], timeZone = 'America/Chicago', at = changedAtMs) {
  const text = await formatTimedICalendar({
    name: 'Ashgrove Boys Soccer',
    description: 'Look here, on the day; all day.',
    product: 'PSAA',
    timeZone,
    events,
    changedAtMs: at,
  });
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return {
    text,
    calendar,
    read: calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part)),
    // A second parser that shares no code with the first.
    readAgain: convertIcsCalendar(undefined, text),
  };
}

const year = Array.from({ length: 400 }, (_, index) => addDays('2025-07-01', index));

it.each(['America/Chicago', 'Europe/London', 'America/Phoenix', 'Asia/Kolkata', 'Australia/Lord_Howe'])(
  'in %s two calendar readers find the start and length of every event in a year',
  async (timeZone) => {
    const events = year.map((day, index) => buildEvent(day, 17 * 60 + (index % 5) * 30));
    const { read, readAgain } = await format(events, timeZone);
    const starts = events.map(({ day, startMinutes }) => {
      const minutes = startMinutes ?? 0;
      const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
      return fromZonedTime(`${day}T${time}:00`, timeZone).getTime();
    });
    expect(read.map(({ startDate }) => startDate.toUnixTime() * 1000)).toEqual(starts);
    expect(read.map(({ endDate }) => endDate.toUnixTime() * 1000)).toEqual(starts.map((ms) => ms + 110 * 60_000));
    expect(readAgain.events?.map(({ start }) => start.date.getTime())).toEqual(starts);
    expect(new Set(read.map(({ startDate }) => startDate.zone.tzid))).toEqual(new Set([timeZone]));
  },
);

it.each([
  ['2025-11-01', 23 * 60 + 30, '2025-11-02T04:30:00Z'],
  ['2025-11-02', 12 * 60, '2025-11-02T18:00:00Z'],
  ['2026-03-07', 23 * 60 + 30, '2026-03-08T05:30:00Z'],
  ['2026-03-08', 12 * 60, '2026-03-08T17:00:00Z'],
])('an event in a clock-change night, %s at minute %i, starts at %s and keeps its length', async (...given) => {
  const [day, minutes, startIso] = given;
  const { read } = await format([buildEvent(day, minutes, { lengthMinutes: 300 })]);
  const [only] = read;
  expect(only?.startDate.toUnixTime()).toBe(Date.parse(startIso) / 1000);
  expect((only?.endDate.toUnixTime() ?? 0) - (only?.startDate.toUnixTime() ?? 0)).toBe(300 * 60);
});

it('the time zone is described by the rules of its clock changes', () => {
  const lines = formatTimeZone('America/Chicago', 2024).split('\r\n');
  expect(lines).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:America/Chicago',
    'BEGIN:DAYLIGHT',
    'DTSTART:20240310T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
    'TZOFFSETFROM:-0600',
    'TZOFFSETTO:-0500',
    'TZNAME:CDT',
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    'DTSTART:20241103T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0600',
    'TZNAME:CST',
    'END:STANDARD',
    'END:VTIMEZONE',
    '',
  ]);
  expect(formatTimeZone('Europe/London', 2024)).toContain('BYMONTH=10;BYDAY=-1SU');
  expect(formatTimeZone('America/Phoenix', 2024)).toContain(
    'BEGIN:STANDARD\r\nDTSTART:20240101T000000\r\nTZOFFSETFROM:-0700',
  );
});

it('a game without a time becomes an all-day event that blocks no time', async () => {
  const { read, readAgain } = await format([buildEvent('2025-10-11', null)]);
  const [only] = read;
  expect([only?.startDate.isDate, only?.startDate.toString(), only?.endDate.toString()]).toEqual([
    true,
    '2025-10-11',
    '2025-10-12',
  ]);
  expect(only?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  expect(readAgain.events?.[0]?.start.type).toBe('DATE');
});

it('a cancelled game is marked as cancelled and keeps its place and URL', async () => {
  const { read, readAgain } = await format([
    buildEvent('2025-10-11', 1140, { status: 'CANCELLED' }),
    buildEvent('2025-10-12', 1140),
  ]);
  expect(read.map(({ component }) => component.getFirstPropertyValue('status'))).toEqual(['CANCELLED', 'CONFIRMED']);
  expect(readAgain.events?.map(({ status }) => status)).toEqual(['CANCELLED', 'CONFIRMED']);
  expect([read[0]?.location, read[0]?.component.getFirstPropertyValue('url')]).toEqual([
    'Harlan Field; Gate 2, Fort Harlan',
    'https://site.invalid/games/7?date=2025-10-11&x=1,2',
  ]);
  expect(readAgain.events?.[0]?.location).toBe('Harlan Field; Gate 2, Fort Harlan');
});

it('a rescheduled game keeps its id and gets a higher sequence', async () => {
  const before = await format([buildEvent('2025-10-11', 1140, { uid: 'game-7@psaa-games' })]);
  const after = await format(
    [buildEvent('2025-10-14', 1080, { uid: 'game-7@psaa-games' })],
    undefined,
    changedAtMs + 60_000,
  );
  expect(after.read[0]?.uid).toBe(before.read[0]?.uid);
  expect(after.read[0]?.sequence).toBeGreaterThan(before.read[0]?.sequence ?? Infinity);
});

it('the calendar has a description and a time zone, and an empty one is valid', async () => {
  const { calendar } = await format([buildEvent('2025-10-11', 1140)]);
  expect(calendar.getFirstPropertyValue('x-wr-caldesc')).toBe(String.raw`Look here\, on the day\; all day.`);
  expect(calendar.getFirstPropertyValue('x-wr-timezone')).toBe('America/Chicago');
  const empty = await format([]);
  expect(empty.calendar.getAllSubcomponents('vtimezone')).toEqual([]);
  expect(empty.readAgain.events ?? []).toEqual([]);
});
