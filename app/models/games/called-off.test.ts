import { expect, it } from 'vitest';
import { isCalledOffAlone, parseCalledOff } from './called-off';

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

it('a reason is more than the status', () => {
  expect(['PPD', 'Canceled', 'PPD - lightning', 'Moved'].map(isCalledOffAlone)).toEqual([true, true, false, false]);
});
