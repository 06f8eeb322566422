import { expect, it } from 'vitest';
import { buildCalendarEvent } from './content.fixture';
import { listUpcomingEvents } from './events-view';

const today = '2026-03-07';

it('the next five events from today on are shown, earliest first', () => {
  const days = ['2026-03-20', '2026-03-06', '2026-03-07', '2026-04-01', '2026-03-09', '2026-03-12', '2026-03-10'];
  const events = days.map((day) => buildCalendarEvent({ id: day, day }));
  expect(listUpcomingEvents(events, today).map(({ iso }) => iso)).toEqual([
    '2026-03-07',
    '2026-03-09',
    '2026-03-10',
    '2026-03-12',
    '2026-03-20',
  ]);
});

it('an event shows the calendar day that upstream names', () => {
  expect(listUpcomingEvents([buildCalendarEvent()], today)).toMatchObject([
    { month: 'Mar', day: '12', title: 'Boys basketball state finals', detail: 'State Final, Class 1A, 2A' },
  ]);
});

it('an event of another calendar year shows its year', () => {
  const events = ['2025-12-31', '2026-01-01'].map((day) => buildCalendarEvent({ id: day, day }));
  expect(listUpcomingEvents(events, '2025-12-30').map(({ year }) => year)).toEqual([null, '2026']);
});

it('every event is a link: the state series to its page, finals on their day to its live page, others to their day in the calendar', () => {
  const buildHrefOn = (day: string, changes: Parameters<typeof buildCalendarEvent>[0] = {}) =>
    listUpcomingEvents([buildCalendarEvent({ day: '2026-03-12', activityName: 'Boys Basketball', ...changes })], day)[0]
      ?.href;
  expect(buildHrefOn('2026-03-11')).toBe('/sports/boys-basketball/state-series');
  expect(buildHrefOn('2026-03-12')).toBe('/sports/boys-basketball/state-series/live');
  expect(buildHrefOn('2026-03-12', { activityName: null })).toBe('/sports/boys-basketball/state-series/live');
  const sectional = { title: 'Boys basketball sectional finals', type: 'Sectional' };
  expect(buildHrefOn('2026-03-12', sectional)).toBe('/sports/boys-basketball/state-series');
  const day = '/calendar?date=2026-03-12';
  expect(buildHrefOn('2026-03-12', { title: 'Entry deadline', type: 'Deadline' })).toBe(day);
  expect(buildHrefOn('2026-03-12', { title: 'Curling state finals', activityName: 'Curling' })).toBe(day);
});

it('an event of the next season shows its year', () => {
  const days = ['2026-06-30', '2026-07-01'];
  expect(
    listUpcomingEvents(
      days.map((day) => buildCalendarEvent({ id: day, day })),
      today,
    ).map(({ year }) => year),
  ).toEqual([null, '2026']);
});

it('an event detail that adds nothing to the title is omitted', () => {
  expect(listUpcomingEvents([buildCalendarEvent({ type: null, className: null })], today)).toMatchObject([
    { detail: null },
  ]);
  const repeated = buildCalendarEvent({ type: 'Boys basketball state finals', className: 'All classes' });
  expect(listUpcomingEvents([repeated], today)).toMatchObject([{ detail: 'All classes' }]);
});
