import { expect, test } from 'vitest';
import { createZonedFormat } from './zoned-format';

test('a format is made once for each time zone', () => {
  const formatIn = createZonedFormat('en-US', { hour: 'numeric', minute: '2-digit' });
  expect(formatIn('America/Chicago')).toBe(formatIn('America/Chicago'));
  const midnightUtc = Date.parse('2025-10-11T00:00:00Z');
  expect(formatIn('America/Chicago').format(midnightUtc)).toMatch(/^7:00/);
  expect(formatIn('America/New_York').format(midnightUtc)).toMatch(/^8:00/);
});
