import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { addDays } from './calendar-date';
import { findDayByKey, listMonthsBetween, getSameDayOfMonth, listWeeksOfMonth } from './month-grid';

const days = fc.integer({ min: 0, max: 4000 }).map((count) => addDays('2020-01-01', count));

it('the weeks of a month are complete, consecutive and contain every day of the month', () => {
  fc.assert(
    fc.property(days, (day) => {
      const weeks = listWeeksOfMonth(day);
      const all = weeks.flat();
      expect(atLeastOne(weeks).every((week) => week.length === 7 && new Date(week[0] ?? '').getUTCDay() === 0)).toBe(
        true,
      );
      expect(
        atLeastOne(all).every((candidate, index) => index === 0 || candidate === addDays(all[index - 1] ?? '', 1)),
      ).toBe(true);
      const ofMonth = all.filter((candidate) => candidate.startsWith(day.slice(0, 7)));
      expect(ofMonth).toContain(day);
      expect(ofMonth).toHaveLength(
        new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate(),
      );
      expect(atLeastOne(weeks).every((week) => week.some((candidate) => ofMonth.includes(candidate)))).toBe(true);
    }),
  );
});

it.each([
  ['2025-10-31', 1, '2025-11-30'],
  ['2025-12-31', 2, '2026-02-28'],
  ['2024-03-31', -1, '2024-02-29'],
  ['2025-10-11', -12, '2024-10-11'],
])('%s plus %i months is %s', (day, months, expected) => {
  expect(getSameDayOfMonth(day, months)).toBe(expected);
});

it('the months between two days include both ends', () => {
  expect(listMonthsBetween('2025-11-30', '2026-02-01')).toEqual([
    '2025-11-01',
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
  ]);
});

describe('the keys of the calendar grid', () => {
  it.each([
    ['ArrowLeft', '2025-10-10', '2025-10-10'],
    ['ArrowRight', '2025-10-12', '2025-10-12'],
    ['ArrowUp', '2025-10-04', '2025-10-10'],
    ['ArrowDown', '2025-10-18', '2025-10-12'],
    ['Home', '2025-10-05', '2025-10-05'],
    ['End', '2025-10-11', '2025-10-11'],
    ['PageUp', '2025-09-11', '2025-09-11'],
    ['PageDown', '2025-11-11', '2025-11-11'],
    ['Enter', null, null],
  ])('%s moves from Saturday, October 11 to %s, in a single column to %s', (key, inGrid, inColumn) => {
    expect([findDayByKey(key, '2025-10-11', false), findDayByKey(key, '2025-10-11', true)]).toEqual([inGrid, inColumn]);
  });

  it('Home and End stay within the week', () => {
    fc.assert(
      fc.property(days, (day) => {
        const [home, end] = [findDayByKey('Home', day, false) ?? '', findDayByKey('End', day, false) ?? ''];
        expect(home <= day && day <= end && addDays(home, 6) === end).toBe(true);
      }),
    );
  });
});
