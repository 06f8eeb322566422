import { beforeEach, expect, it } from 'vitest';
import { dataRows, identifier, wireObject } from '../wire';
import { collectDroppedRows } from '../wire-context.fixture';
import { calendarDay, calendarDays, clockTime, dayAndTime, readGameStart, gameStartFields } from './moment';
import { listChangesOfOtherRows } from './odd-values.fixture';

const { dropped: unreadable, context } = collectDroppedRows({ getToday: () => '2026-11-27' });
const schema = dayAndTime(context);
const parseMoment = (iso: string) => Date.parse(iso);

it.each([
  ['2026-03-07T20:14:00Z', '2026-03-07', parseMoment('2026-03-07T20:14:00Z')],
  ['2026-03-08T04:30:00.000Z', '2026-03-07', parseMoment('2026-03-08T04:30:00Z')],
  ['2026-03-07T19:00:00-06:00', '2026-03-07', parseMoment('2026-03-08T01:00:00Z')],
  ['2026-03-07T19:00:00', '2026-03-07', parseMoment('2026-03-08T01:00:00Z')],
  ['2026-07-07 19:00', '2026-07-07', parseMoment('2026-07-08T00:00:00Z')],
  ['3/7/2026 7:30 PM', '2026-03-07', parseMoment('2026-03-08T01:30:00Z')],
  ['03/07/2026 12:05 pm', '2026-03-07', parseMoment('2026-03-07T18:05:00Z')],
  ['Sat, 07 Mar 2026 18:00:00 +0000', '2026-03-07', parseMoment('2026-03-07T18:00:00Z')],
  ['Sat Mar 07 18:00:00 +0000 2026', '2026-03-07', parseMoment('2026-03-07T18:00:00Z')],
])('%s is a time on %s', (wire, day, atMs) => {
  expect(schema.parse(wire)).toEqual({ day, atMs });
});

/* Times before and after midnight around both clock changes; Chicago is six hours behind UTC in winter, five in summer. */
it.each([
  ['2025-11-02T04:30:00Z', '2025-11-01', '23:30 before the clocks go back'],
  ['2025-11-02T05:30:00Z', '2025-11-02', '00:30 before the clocks go back'],
  ['2025-11-03T05:30:00Z', '2025-11-02', '23:30 after the clocks went back'],
  ['2025-11-03T06:30:00Z', '2025-11-03', '00:30 after the clocks went back'],
  ['2026-03-08T05:30:00Z', '2026-03-07', '23:30 before the clocks go forward'],
  ['2026-03-08T06:30:00Z', '2026-03-08', '00:30 before the clocks go forward'],
  ['2026-03-09T04:30:00Z', '2026-03-08', '23:30 after the clocks went forward'],
  ['2026-03-09T05:30:00Z', '2026-03-09', '00:30 after the clocks went forward'],
])('%s is on %s in Chicago: %s', (wire, day) => {
  expect(schema.parse(wire)?.day).toBe(day);
});

it.each([
  '2026-03-07T00:00:00.000Z',
  '2026-03-07T00:00:00',
  '2026-03-07',
  '03/07/2026',
  '3/7/2026 12:00:00 AM',
  '2026-03-07T06:00:00.000Z',
  '2026-03-07T00:00:00-06:00',
  '2026-03-07T99:99:99Z',
])('%s is read as a calendar day without a time', (wire) => {
  expect(schema.parse(wire)).toEqual({ day: '2026-03-07', atMs: null });
});

beforeEach(() => {
  unreadable.length = 0;
});

it.each(['', 'TBA', '2026-02-30', '13/40/2026 7:00 PM', '9999-12-31T23:59:59Z', '0001-01-01T00:00:00', null, 7])(
  '%s is read as null',
  (wire) => {
    expect(schema.parse(wire)).toBeNull();
  },
);

it.each([
  ['7:00 PM', 19 * 60],
  ['7:00 p.m.', 19 * 60],
  ['7 pm', 19 * 60],
  ['7:05:00 PM', 19 * 60 + 5],
  ['12:30 PM', 12 * 60 + 30],
  ['11:15 AM', 11 * 60 + 15],
  ['19:45', 19 * 60 + 45],
  // Without AM or PM: 1 to 8 is afternoon, the rest is morning, and twelve is noon.
  ['1:00', 13 * 60],
  ['8:30', 20 * 60 + 30],
  ['9:00', 9 * 60],
  ['11:00', 11 * 60],
  ['12:00', 12 * 60],
  ['Noon', 12 * 60],
  ['12 noon', 12 * 60],
  ['Afternoon', null],
  ['After JV', null],
  ['25:00', null],
  ['7:75 PM', null],
  ['13:00 PM', null],
])('%j is read as %j minutes after midnight', (words, minutesOfDay) => {
  expect(clockTime(context).parse(words)).toEqual({ minutesOfDay, text: words });
});

it.each([
  ['PPD', 'Postponed'],
  ['CNL', 'Cancelled'],
  ['Canceled', 'Cancelled'],
])('%j in place of a time is read as the status %s', (words, status) => {
  expect(clockTime(context).parse(words)).toEqual({ minutesOfDay: null, text: status });
});

it.each([
  '',
  null,
  'TBA',
  'tbd',
  'Time TBA',
  'TBA (after JV)',
  'TBD - 30 min. after Game 1',
  'Time to be determined by lot',
  'To be announced',
  '-',
  'N/A',
  '12:00 AM',
  '00:00',
  '2026-11-27T00:00:00',
  ' ',
])('%j is read as a time to be announced', (words) => {
  expect(clockTime(context).parse(words)).toBeNull();
});

it.each([
  ['7:00 PM CT', 19 * 60],
  ['7:00 PM CST', 19 * 60],
  ['7:00 PM (CDT)', 19 * 60],
  ['7 p.m. Central time', 19 * 60],
  ['7:00 PM local', 19 * 60],
  ['7:00 PM ET', 18 * 60],
  ['5:30 PM MST', 18 * 60 + 30],
  ['7PM', 19 * 60],
  ['7P', 19 * 60],
  ['7:30p', 19 * 60 + 30],
  ['7.30 PM', 19 * 60 + 30],
  ['@ 7:00', 19 * 60],
  ['at 7 p.m.', 19 * 60],
  ['1900', 19 * 60],
  ['0930', 9 * 60 + 30],
  ['0700', 7 * 60],
  ['1900 hrs', 19 * 60],
  ['19:00:00.0000000', 19 * 60],
  ['07:00:00.0000000', 7 * 60],
  ['19:00:00', 19 * 60],
  ['7-9 PM', 19 * 60],
  ['11:30-1 PM', 11 * 60 + 30],
  ['7:00 PM - 9:00 PM CT', 19 * 60],
  ['5:00 to 7:00 PM', 17 * 60],
  ['/Date(1795827600000)/', 19 * 60],
  ['/Date(1795827600000-0600)/', 19 * 60],
  ['2026-11-27T19:00:00-06:00', 19 * 60],
  ['2026-11-28T01:00:00Z', 19 * 60],
  ['2026-11-27 19:00:00.000', 19 * 60],
  ['11/27/2026 7:00:00 PM', 19 * 60],
  ['Fri, Nov 27, 2026 7:00 PM', 19 * 60],
  ['1970-01-01T19:00:00.000Z', 19 * 60],
  ['1899-12-30T19:00:00', 19 * 60],
  ['After game 1', null],
  ['30 min. after', null],
  ['7-foot', null],
  ['Nov. 27', null],
  ['19:00Z', null],
  ['84.6', null],
])('%j is the time of day %j', (words, minutesOfDay) => {
  expect(clockTime(context).parse(words)).toEqual({ minutesOfDay, text: words });
});

it.each([
  ['2026-11-27', '2026-11-27'],
  ['2026-11-27 00:00:00.0000000', '2026-11-27'],
  ['2026/11/27', '2026-11-27'],
  ['20261127', '2026-11-27'],
  ['11/27/26', '2026-11-27'],
  ['11.27.26', '2026-11-27'],
  ['11-27-2026', '2026-11-27'],
  ['1/9/2026', '2026-01-09'],
  ['2026-1-9', '2026-01-09'],
  ['Nov. 27', '2026-11-27'],
  ['March 5', '2027-03-05'],
  ['Fri, Nov 27', '2026-11-27'],
  ['Thursday, Nov. 27', '2025-11-27'],
  ['Fri 11/27', '2026-11-27'],
  ['November 27th, 2026', '2026-11-27'],
  ['27 Nov 2026', '2026-11-27'],
  ['27-Nov-26', '2026-11-27'],
  ['Friday, November 27, 2026 at 7:00 PM CST', '2026-11-27'],
  ['Fri Nov 27 2026 19:00:00 GMT-0600 (Central Standard Time)', '2026-11-27'],
  ['11/27/2026 TBA', '2026-11-27'],
  ['Nov 27-28', '2026-11-27'],
  ['/Date(1795737600000)/', '2026-11-27'],
  ['1795827600', '2026-11-27'],
  ['1795827600000', '2026-11-27'],
  ['2026-11-27T05:00:00Z', '2026-11-27'],
  ['2026-11-27T04:00:00Z', '2026-11-27'],
  ['2026-11-27T06:00:00Z', '2026-11-27'],
  ['2026-11-27T06:00:00', '2026-11-27'],
  ['2026-11-27T00:00:00Z', '2026-11-27'],
  ['2026-11-27T00:00:00-05:00', '2026-11-27'],
  ['2026-11-27T01:00:00', '2026-11-27'],
  ['2026-11-26T23:00:00', '2026-11-27'],
])('%j is the calendar day %s', (words, day) => {
  expect(calendarDay(context).parse(words)).toBe(day);
  expect(unreadable).toEqual([]);
});

it.each(['Homecoming', '13/40/2026', '2026-02-30', 'Week 7', '7:00 PM', '45941', '99/99/9999'])(
  'the unreadable date %j is reported',
  (words) => {
    expect(calendarDay(context).parse(words)).toBeNull();
    expect(unreadable).toEqual([`unreadable date: ${words}`]);
  },
);

it.each([
  '',
  'TBA',
  'Date to be announced',
  'TBA in October',
  'N/A',
  '--',
  '0001-01-01T00:00:00',
  '1900-01-01T19:00:00',
  '9999-12-31',
  null,
])('reads %j as a missing date, and does not report it', (words) => {
  expect(calendarDay(context).parse(words)).toBeNull();
  expect(unreadable).toEqual([]);
});

it.each([
  ['Nov 27-28', '2026-11-27 2026-11-28'],
  ['Nov. 27–28, 2027', '2027-11-27 2027-11-28'],
  ['11/27-28/2026', '2026-11-27 2026-11-28'],
  ['11/27/2026 - 11/29/2026', '2026-11-27 2026-11-28 2026-11-29'],
  ['2026-11-30 to 2026-12-01', '2026-11-30 2026-12-01'],
  ['Nov 28/29', '2026-11-28 2026-11-29'],
  ['2026-11-27T00:00:00Z', '2026-11-27'],
  ['11/27/2026', '2026-11-27'],
  ['Nov. 1, 2026 - Feb. 1, 2027', '2026-11-01'],
  ['TBA', ''],
])('%j covers the days %j', (words, days) => {
  expect(calendarDays(context).parse(words).join(' ')).toBe(days);
});

const readStart = (date: unknown, time: unknown, requestedDay?: string) => {
  const fields = wireObject(gameStartFields(context, 'date', 'time')).parse({ date, time });
  const start = readGameStart(context, fields, requestedDay);
  return `${start.day} ${start.time?.text ?? 'TBA'}`;
};

it.each([
  ['2026-11-27T19:00:00-06:00', '', '2026-11-27 7:00 PM'],
  ['11/27/2026 7:00:00 PM', null, '2026-11-27 7:00 PM'],
  ['11/27/2026 7:00:00 PM', 'TBA', '2026-11-27 TBA'],
  ['2026-11-27T05:00:00Z', '7:00 PM', '2026-11-27 7:00 PM'],
  ['2026-11-27T06:00:00', '', '2026-11-27 TBA'],
  ['2026-11-26T23:00:00', '', '2026-11-27 TBA'],
  ['2026-11-26T23:00:00', '11:00 PM', '2026-11-26 11:00 PM'],
  [null, '7:00 PM', 'null 7:00 PM'],
])('a game of the date %j and the time %j begins at %s', (date, time, start) => {
  expect(readStart(date, time)).toBe(start);
});

it.each([
  '2026-11-26T18:00:00',
  '2026-11-26T19:00:00-05:00',
  '2026-11-27T00:00:00Z',
  '2026-11-27T04:00:00Z',
  '2026-11-26T23:00:00',
])('a row with the midnight %s is of the requested day', (date) => {
  expect(readStart(date, '4:30 PM', '2026-11-27')).toBe('2026-11-27 4:30 PM');
  expect(readStart(date, 'TBA', '2026-11-27')).toBe('2026-11-27 TBA');
});

it('a row of the day before the requested one keeps its day when its date repeats its time', () => {
  expect(readStart('2026-11-26T19:00:00', '7:00 PM', '2026-11-27')).toBe('2026-11-26 7:00 PM');
});

it('an odd date or time in one row changes no other row', () => {
  const row = { id: '1', date: '11/27/2026', time: '7:00 PM' };
  const rows = [row, { ...row, id: '2' }, { ...row, id: '3', time: 'Noon' }];
  const answer = dataRows(
    context,
    wireObject({
      id: identifier(),
      days: [calendarDays(context), 'date'],
      start: gameStartFields(context, 'date', 'time'),
    }),
  ).transform((all) => all.map((each) => ({ ...each, ...readGameStart(context, each.start, '2026-11-27') })));
  expect(listChangesOfOtherRows(rows, (sent) => answer.parse(sent), { at: 1 })).toEqual([]);
});
