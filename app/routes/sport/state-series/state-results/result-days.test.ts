import { expect, test } from 'vitest';
import { chooseResultDays } from './result-days';

const days = ['2025-10-23', '2025-10-24', '2025-10-25'];

test.each([
  ['before the finals', '2025-09-01', 'thu'],
  ['on Friday', '2025-10-24', 'fri'],
  ['afterwards', '2026-01-01', 'sat'],
])('the usual results %s (%s) are those of %s', (_, today, usual) => {
  expect(chooseResultDays(days, today).usual).toBe(usual);
});

test('each day has a file of its own, and the schools have one', () => {
  expect(chooseResultDays(days, '2025-10-24').options.map(({ value, file }) => [value, file])).toEqual([
    ['thu', 'result1'],
    ['fri', 'result2'],
    ['sat', 'result3'],
    ['by-school', 'index'],
  ]);
});

test('without days the results by school are the usual ones, beside those of the usual weekdays', () => {
  const { usual, options } = chooseResultDays([], '2025-10-24');
  expect(usual).toBe('by-school');
  expect(options.map(({ text, file }) => [text, file])).toEqual([
    ['Thu', 'result1'],
    ['Fri', 'result2'],
    ['Sat', 'result3'],
    ['By School', 'index'],
  ]);
});
