import { describe, expect, it } from 'vitest';
import { formatDuration, formatMoment, parseDuration, formatSize } from './durations';

describe('durations', () => {
  it.each([
    [0, '0 s'],
    [59.9, '59 s'],
    [60, '1 min'],
    [200, '3 min 20 s'],
    [7200, '2 h'],
    [3661, '1 h 1 min'],
    [90_000, '1 d 1 h'],
    [86_461, '1 d'],
  ])('formats %d seconds as %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });

  it.each([
    ['90s', 90_000],
    ['15m', 900_000],
    ['15min', 900_000],
    ['6h', 21_600_000],
    ['2d', 172_800_000],
    ['0h', undefined],
    ['6', undefined],
    ['-6h', undefined],
    ['six hours', undefined],
    ['1.5h', undefined],
  ])('reads %s as %s ms', (text, milliseconds) => {
    expect(parseDuration(text)).toBe(milliseconds);
  });

  it('formats moments relative to now', () => {
    expect([formatMoment(0, 200_000), formatMoment(200_000, 0), formatMoment(0, 400)]).toEqual([
      '3 min 20 s ago',
      'in 3 min 20 s',
      'now',
    ]);
  });

  it('formats sizes in B, kB and MB', () => {
    expect([920, 14_200, 2_340_000].map(formatSize)).toEqual(['920 B', '14 kB', '2.3 MB']);
  });
});
