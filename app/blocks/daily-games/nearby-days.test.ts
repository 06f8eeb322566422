import { expect, test } from 'vitest';
import type { CalendarEvent } from '~/upstream/events';
import { findNearbyDays } from './nearby-days';

/** A Sunday in July. */
const day = '2027-07-11';

const buildEvent = (changes: Partial<CalendarEvent>): CalendarEvent => ({
  id: '1',
  title: 'Boys Golf first practice',
  type: 'Season',
  day: '2027-07-29',
  className: null,
  activityId: 'GOB',
  activityName: 'Boys Golf',
  ...changes,
});
const finals = buildEvent({
  title: 'Football state finals (1A-4A)',
  type: 'State Final',
  day: '2027-11-26',
  activityName: 'Football',
});

const findLinks = (changes: Partial<Parameters<typeof findNearbyDays>[0]> = {}) =>
  findNearbyDays({
    day,
    today: day,
    dayCounts: {},
    events: [],
    buildHref: (date) => `/scores?date=${date}`,
    ...changes,
  });
const findDays = (...sportIds: (string | null)[]) => ({ value: sportIds, fetchedAtMs: 0, isStale: false });

test('out of season a day links to the first event of the next season and to the next state finals', () => {
  const events = [finals, buildEvent({ day: '2027-08-12', title: 'Boys Golf first contests' }), buildEvent({})];
  expect(findLinks({ events })).toEqual([
    { label: 'Next season', to: '/sports/boys-golf', text: 'Boys Golf first practice', detail: 'Thursday, July 29' },
    {
      label: 'Next state finals',
      to: '/sports/football',
      text: 'Football state finals (1A-4A)',
      detail: 'Friday, November 26',
    },
  ]);
});

test('the next day with games replaces the start of the season', () => {
  const dayCounts = {
    '2027-07-12': findDays(),
    '2027-07-13': findDays('football', 'baseball'),
    '2027-07-14': findDays('football'),
  };
  expect(
    findLinks({ dayCounts, events: [buildEvent({}), finals] }).map(({ label, to, text, detail }) => [
      label,
      to,
      text,
      detail,
    ]),
  ).toEqual([
    ['Next games', '/scores?date=2027-07-13', 'Tuesday, July 13', '2 games'],
    ['Next state finals', '/sports/football', 'Football state finals (1A-4A)', 'Friday, November 26'],
  ]);
});

test('only games and events of the chosen sport count', () => {
  const dayCounts = { '2027-07-12': findDays('baseball'), '2027-07-13': findDays('football') };
  const chosen = findLinks({ dayCounts, events: [buildEvent({}), finals], sport: 'football' });
  expect(chosen.map(({ text }) => text)).toEqual(['Tuesday, July 13', 'Football state finals (1A-4A)']);
  expect(findLinks({ events: [buildEvent({}), finals], sport: 'baseball' })).toEqual([]);
});

test('a past day links to events from today on, not to earlier ones', () => {
  const past = findLinks({
    day: '2027-07-04',
    events: [buildEvent({ day: '2027-07-08' }), buildEvent({ day: '2027-07-11' })],
  });
  expect(past.map(({ detail }) => detail)).toEqual(['Today, Sunday, July 11']);
});

test('an event of an unknown sport links to the calendar; a day with unknown games is not offered', () => {
  expect(findLinks({ events: [buildEvent({ activityName: null })] })[0]?.to).toBe('/calendar');
  expect(findLinks({ dayCounts: { '2027-07-12': null } })).toEqual([]);
});

test('the state finals and games of the days before come first, the nearest of each', () => {
  const dayCounts = {
    '2027-07-08': findDays('football'),
    '2027-07-09': findDays('football', 'baseball'),
    '2027-07-10': findDays(),
    '2027-07-12': findDays('football'),
  };
  const events = ['2027-07-09', '2027-07-10', '2027-11-26'].map((date) => ({ ...finals, day: date }));
  const list = (more: object) =>
    findLinks({ dayCounts, events, ...more }).map(({ label, to, detail }) => [label, to, detail]);
  expect(list({})).toEqual([
    ['Previous state finals', '/sports/football', 'Saturday, July 10'],
    ['Previous games', '/scores?date=2027-07-09', '2 games'],
    ['Next games', '/scores?date=2027-07-12', '1 game'],
    ['Next state finals', '/sports/football', 'Friday, November 26'],
  ]);
  expect(list({ sport: 'baseball' })).toEqual([['Previous games', '/scores?date=2027-07-09', '1 game']]);
});

test('games and finals of more than three days ago are not offered', () => {
  const dayCounts = { '2027-07-07': findDays('football') };
  expect(findLinks({ dayCounts, events: [{ ...finals, day: '2027-07-07' }] })).toEqual([]);
});
