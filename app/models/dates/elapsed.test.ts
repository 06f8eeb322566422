import { expect, it } from 'vitest';
import { formatElapsed } from './elapsed';

const now = Date.parse('2026-03-07T20:14:00Z');
const minutes = (count: number) => now - count * 60_000;

it.each([
  [minutes(0), 'Just now'],
  [minutes(1), '1 minute ago'],
  [minutes(59.9), '59 minutes ago'],
  [minutes(60), '1 hour ago'],
  [minutes(23 * 60 + 59), '23 hours ago'],
  [minutes(24 * 60), null],
  [minutes(-1), null],
])('%i is %j', (thenMs, expected) => {
  expect(formatElapsed(thenMs, now)).toBe(expected);
});
