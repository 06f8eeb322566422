import { describe, expect, it } from 'vitest';
import {
  addDays,
  listConsecutiveDays,
  formatDayOfMonth,
  formatFullDay,
  formatLongDay,
  formatShortMonth,
  formatShortWeekday,
} from './calendar-date';

describe('calendar days', () => {
  it.each([
    ['2025-10-11', 1, '2025-10-12'],
    ['2025-12-31', 1, '2026-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2028-02-28', 1, '2028-02-29'],
    // Clocks change between these days in the association's time zone, which must not shift the day.
    ['2025-11-01', 2, '2025-11-03'],
    ['2026-03-09', -2, '2026-03-07'],
  ])('%s plus %i days is %s', (day, count, result) => {
    expect(addDays(day, count)).toBe(result);
  });

  it('are consecutive without gaps', () => {
    expect(listConsecutiveDays('2026-02-27', 4)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
  });

  it('are formatted as the same day in every machine time zone', () => {
    const day = '2026-03-07';
    expect([formatShortWeekday(day), formatDayOfMonth(day), formatShortMonth(day)]).toEqual(['Sat', '7', 'Mar']);
    expect(formatLongDay(day)).toBe('Saturday, March 7');
    expect(formatFullDay(day)).toBe('Saturday, March 7, 2026');
  });
});
