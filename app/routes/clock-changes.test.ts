import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { listUpcomingEvents } from '~/blocks/page-parts/events-view';
import { listNextStreams } from '~/blocks/page-parts/streams-view';
import type { WireContext } from '~/cache/source/define-source';
import { addDays, formatFullDay } from '~/models/dates/calendar-date';
import { getCalendarDay, type ContentClock } from '~/models/dates/content-clock';
import { updateStamp } from '~/models/dates/update-stamp';
import { readPageAddress } from '~/page/page-address';
import { buildTestRequest, buildTestValues } from '~/page/page-request.fixture';
import { pageRoutes } from '~/routes.table.js';
import type { CalendarEvent } from '~/upstream/events';
import { dayAndTime } from '~/upstream/fields/moment';
import { atLeastOne } from '../../tests/support/at-least-one';
import { inProcessEnvironment } from '../../tests/support/in-process-site';
import { toEventCalendarView } from './calendar/page';
import { toMeetingViews } from './schools/town-meetings/page';
import { toView as toScoresByDate } from './scores-by-date/page';
import { toView as toScores } from './scores/page';
import { toShellView } from './site-layout/shell-view';
import { listSourcesOfPage } from './sources-of-page';

/* Around midnight in Chicago, before and after both clock changes, pages treat Chicago's day as today. */

const moments = [
  ['2025-11-01T23:30:00-05:00', '2025-11-01', 'Saturday, November 1, 2025', '11:30 PM CT'],
  ['2025-11-02T00:30:00-05:00', '2025-11-02', 'Sunday, November 2, 2025', '12:30 AM CT'],
  ['2025-11-02T23:30:00-06:00', '2025-11-02', 'Sunday, November 2, 2025', '11:30 PM CT'],
  ['2025-11-03T00:30:00-06:00', '2025-11-03', 'Monday, November 3, 2025', '12:30 AM CT'],
  ['2026-03-07T23:30:00-06:00', '2026-03-07', 'Saturday, March 7, 2026', '11:30 PM CT'],
  ['2026-03-08T00:30:00-06:00', '2026-03-08', 'Sunday, March 8, 2026', '12:30 AM CT'],
  ['2026-03-08T23:30:00-05:00', '2026-03-08', 'Sunday, March 8, 2026', '11:30 PM CT'],
  ['2026-03-09T00:30:00-05:00', '2026-03-09', 'Monday, March 9, 2026', '12:30 AM CT'],
] as const;
const serverZones = ['UTC', 'America/Chicago', 'Pacific/Kiritimati'];
const usualZone = process.env.TZ;

afterEach(() => {
  if (usualZone === undefined) delete process.env.TZ;
  else process.env.TZ = usualZone;
});

function buildClockAt(iso: string): ContentClock {
  return { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => Date.parse(iso) };
}

function buildEvent(day: string): CalendarEvent {
  return { id: day, day, title: day, type: null, className: null, activityId: null, activityName: null };
}

const listDaysAround = (day: string) => [addDays(day, -1), day, addDays(day, 1)];

describe.each(serverZones)('on a server in %s', (zone) => {
  describe.each(moments)('at %s', (iso, day, name, time) => {
    const clock = buildClockAt(iso);

    it("every page that requests today's games requests those of the day in Chicago", () => {
      process.env.TZ = zone;
      const about = { clock, environment: inProcessEnvironment };
      const days = pageRoutes.flatMap((route) => {
        const example = route.path.replaceAll(/\/:(\w+)\??/g, (_, parameter: string) =>
          parameter === 'sportId' ? '/girls-volleyball' : parameter.startsWith('class') ? '/2A' : '/0101',
        );
        const address = readPageAddress(new URL(example, 'https://site.invalid'), () => day);
        // It lists the games of seven days.
        if (route.id === 'scores-missing') return [];
        // Pages also request the games of neighboring days, to count them.
        const shown = listSourcesOfPage(address, about).filter(({ need }) => need !== 'dependent');
        return shown.map(({ request }) => request.params.day);
      });
      const asked = days.filter((candidate) => candidate !== undefined);
      expect(asked.length).toBeGreaterThan(3);
      expect(new Set(asked)).toEqual(new Set([day]));
    });

    it("the header, the scores and the calendar show Chicago's day as today", () => {
      process.env.TZ = zone;
      const shell = toShellView({ sponsors: [], shop: [] }, inProcessEnvironment, clock);
      expect([shell.today, shell.year]).toEqual([name, day.slice(0, 4)]);
      const values = buildTestValues({ optional: { games: null }, dependent: { schools: null, events: null } });
      const { scores: byDate } = toScoresByDate(values, buildTestRequest('/scores2', { clock }));
      const { scores } = toScores(values, buildTestRequest('/scores', { clock }));
      for (const { strip } of [byDate, scores]) {
        expect([strip.selected, strip.today, strip.days.find(({ isSelected }) => isSelected)?.weekday]).toEqual([
          day,
          day,
          'Today',
        ]);
      }
      for (const { dayName } of [byDate, scores]) expect(dayName).toBe(`Today, ${name.replace(/, \d{4}$/, '')}`);
      const events = { value: listDaysAround(day).map(buildEvent), fetchedAtMs: 0, isStale: false };
      const calendar = toEventCalendarView(
        { subject: {}, optional: { events } },
        buildTestRequest('/calendar', { clock }),
      );
      const days = calendar.weeks.flatMap((week) => week.days);
      expect(
        days.filter(({ isToday }) => isToday).map((shown) => [shown.day, shown.events.map(({ title }) => title)]),
      ).toEqual([[day, [day]]]);
      for (const shown of atLeastOne(days)) expect(shown.events.every(({ title }) => title === shown.day)).toBe(true);
    });

    it("upcoming events, streams and meetings begin with Chicago's day", () => {
      process.env.TZ = zone;
      expect(listUpcomingEvents(listDaysAround(day).map(buildEvent), day).map(({ iso: event }) => event)).toEqual([
        day,
        addDays(day, 1),
      ]);
      const stream = {
        title: 'x',
        category: null,
        startsAtMs: null,
        url: 'https://x.example/',
        imageUrl: null,
        sportId: null,
      };
      const streams = listDaysAround(day).map((date) => ({ ...stream, id: date, day: date }));
      expect(listNextStreams(streams, clock, []).map((view) => [view.iso, view.day])).toEqual([
        [day, 'Today'],
        [addDays(day, 1), 'Tomorrow'],
      ]);
      const meeting = { location: 'x', room: null, contactName: null, memo: null };
      const meetings = listDaysAround(day).map((date) => ({ ...meeting, day: date }));
      const views = toMeetingViews(meetings as never, getCalendarDay(clock.getNowMs(), clock.timeZone));
      expect(views.map(({ date, isOver }) => [date, isOver])).toEqual([
        [formatFullDay(day), false],
        [formatFullDay(addDays(day, 1)), false],
        [formatFullDay(addDays(day, -1)), true],
      ]);
    });

    it('a time from upstream is read as that day and time, and a date without a time as that day', () => {
      process.env.TZ = zone;
      const read = (value: string) => dayAndTime({ timeZone: 'America/Chicago' } as WireContext).parse(value);
      const atMs = Date.parse(iso);
      for (const written of [iso, new Date(iso).toISOString(), `${day}T${iso.slice(11, 19)}`]) {
        expect(read(written), written).toEqual({ day, atMs });
      }
      expect(read(`${day}T00:00:00.000Z`)).toEqual({ day, atMs: null });
      const stamp = updateStamp({ fetchedAtMs: atMs, isStale: false }, clock);
      expect([stamp.text, stamp.iso]).toEqual([time, new Date(iso).toISOString()]);
    });
  });
});

it('no page formats a date in the time zone of the server or of the browser', () => {
  const ownZone = /\.toLocale(?:Date|Time)String\(|\.toDateString\(|new Date\([^)]*\)\.get(?!UTC|Time)\w+\(/;
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => path.join('app', file));
  expect(files.length).toBeGreaterThan(300);
  expect(atLeastOne(files).filter((file) => ownZone.test(readFileSync(file, 'utf8')))).toEqual([]);
});
