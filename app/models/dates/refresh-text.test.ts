import { expect, test } from 'vitest';
import { formatInterval } from './refresh-text';

test.each([
  [30, 'every 30 seconds'],
  [60, 'every minute'],
  [90, 'every 90 seconds'],
  [180, 'every 3 minutes'],
  [3600, 'every hour'],
  [5400, 'every 90 minutes'],
  [7200, 'every 2 hours'],
])('%i seconds are %s', (seconds, text) => {
  expect(formatInterval(seconds)).toBe(text);
});
