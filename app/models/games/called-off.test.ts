import { expect, it } from 'vitest';
import { formatCalledOffReason, parseCalledOff } from './called-off';

it.each([
  ['CNL', 'Cancelled'],
  ['Can', 'Cancelled'],
  ['Canceled', 'Cancelled'],
  ['Cancelled by mutual agreement', 'Cancelled'],
  ['PPD - lightning', 'Postponed'],
  ['POSTPONED', 'Postponed'],
  ['Candlewood', null],
  ['Moved to 7:00', null],
  ['', null],
])('%j is the status %j', (words, status) => {
  expect(parseCalledOff(words)).toBe(status);
});

it.each([
  ['PPD', null],
  ['Canceled', null],
  ['PPD - lightning', 'Lightning'],
  ['Postponed: weather', 'Weather'],
  ['Cancelled by mutual agreement', 'Cancelled by mutual agreement'],
  ['Moved to 7:00', 'Moved to 7:00'],
  ['', null],
])('the reason beside the status of %j is %j', (words, reason) => {
  expect(formatCalledOffReason(words)).toBe(reason);
});
