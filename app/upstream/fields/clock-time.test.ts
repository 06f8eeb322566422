import { expect, it } from 'vitest';
import { clockTime } from './clock-time';

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
  ['After JV', null],
  ['25:00', null],
  ['7:75 PM', null],
  ['13:00 PM', null],
])('%j is %j minutes after midnight', (words, minutesOfDay) => {
  expect(clockTime().parse(words)).toEqual({ minutesOfDay, text: words });
});

it.each([
  ['PPD', 'Postponed'],
  ['CNL', 'Cancelled'],
  ['Canceled', 'Cancelled'],
])('%j in place of a time is the status %s', (words, status) => {
  expect(clockTime().parse(words)).toEqual({ minutesOfDay: null, text: status });
});

it.each(['', null, 'TBA', 'tbd', '12:00 AM', '00:00', ' '])('%j is to be announced', (words) => {
  expect(clockTime().parse(words)).toBeNull();
});
