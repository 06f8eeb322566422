import { expect, it } from 'vitest';
import { dayAndTime, clockTime } from './moment';

const schema = dayAndTime({ product: 'PSAA', timeZone: 'America/Chicago', dropRow: () => undefined });
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
  expect(clockTime().parse(words)).toEqual({ minutesOfDay, text: words });
});

it.each([
  ['PPD', 'Postponed'],
  ['CNL', 'Cancelled'],
  ['Canceled', 'Cancelled'],
])('%j in place of a time is read as the status %s', (words, status) => {
  expect(clockTime().parse(words)).toEqual({ minutesOfDay: null, text: status });
});

it.each(['', null, 'TBA', 'tbd', '12:00 AM', '00:00', ' '])('%j is read as a time to be announced', (words) => {
  expect(clockTime().parse(words)).toBeNull();
});
