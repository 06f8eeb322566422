import { describe, expect, it } from 'vitest';
import { formatDayName, toDateStrip, toListedDateStrip } from './date-strip';

const options = {
  selected: '2025-10-11',
  today: '2025-10-10',
  daysBefore: 3,
  length: 7,
  buildHref: (day: string) => `/scores?date=${day}`,
};

describe('the date strip', () => {
  it('shows the selected day with the requested number of days before it', () => {
    const listStripDays = (daysBefore: number) =>
      toDateStrip({ ...options, daysBefore }).days.map(({ day }) => day.slice(8));
    expect(listStripDays(3)).toEqual(['08', '09', '10', '11', '12', '13', '14']);
    expect(listStripDays(2)).toEqual(['09', '10', '11', '12', '13', '14', '15']);
  });

  it('marks the selected day and names today', () => {
    const { days } = toDateStrip(options);
    expect(days.filter(({ isSelected }) => isSelected)).toEqual([
      {
        day: '2025-10-11',
        href: '/scores?date=2025-10-11',
        name: 'Saturday, October 11',
        weekday: 'Sat',
        dayOfMonth: '11',
        month: 'Oct',
        gameCount: null,
        countText: null,
        isSelected: true,
      },
    ]);
    expect(days[2]).toMatchObject({ weekday: 'Today', name: 'Today, Friday, October 10' });
  });

  it('moves by its full length', () => {
    const { earlierHref, laterHref } = toDateStrip(options);
    expect([earlierHref, laterHref]).toEqual(['/scores?date=2025-10-04', '/scores?date=2025-10-18']);
  });

  it('includes the year for days in another year', () => {
    expect(toDateStrip({ ...options, selected: '2026-01-02' }).days[3]?.name).toBe('Friday, January 2, 2026');
  });
});

describe('the date strip of listed days', () => {
  const days = ['01', '02', '04', '07', '08', '09', '11', '14', '20'].map((day) => `2025-10-${day}`);
  const strip = (selected: string, listed = days) =>
    toListedDateStrip({ ...options, days: new Map(listed.map((day, index) => [day, index + 1])), selected, length: 6 });
  const listShownDays = (selected: string) => strip(selected).days.map(({ day }) => day.slice(8));

  it.each([
    ['2025-10-01', ['01', '02', '04', '07', '08', '09']],
    ['2025-10-08', ['04', '07', '08', '09', '11', '14']],
    ['2025-10-20', ['07', '08', '09', '11', '14', '20']],
    ['2025-10-10', ['07', '08', '09', '11', '14', '20']],
  ])('shows six days around %s', (selected, expected) => {
    expect(listShownDays(selected)).toEqual(expected);
  });

  it('marks only the selected day, and no day when it has no games', () => {
    expect(strip('2025-10-08').days.filter(({ isSelected }) => isSelected)).toMatchObject([{ day: '2025-10-08' }]);
    expect(strip('2025-10-10').days.some(({ isSelected }) => isSelected)).toBe(false);
  });

  it('shows how many games each day has', () => {
    expect(strip('2025-10-08').days.map(({ gameCount }) => gameCount)).toEqual([3, 4, 5, 6, 7, 8]);
  });

  it('moves by its length and stops at both ends', () => {
    expect(strip('2025-10-01')).toMatchObject({ earlierHref: null, laterHref: '/scores?date=2025-10-11' });
    expect(strip('2025-10-20')).toMatchObject({ earlierHref: '/scores?date=2025-10-04', laterHref: null });
    expect(strip('2025-10-01', days.slice(0, 3))).toMatchObject({ earlierHref: null, laterHref: null });
  });
});

describe('the name of a day', () => {
  it.each([
    ['2025-10-11', 'Today, Saturday, October 11'],
    ['2025-10-14', 'Tuesday, October 14'],
    ['2026-03-14', 'Saturday, March 14, 2026'],
    ['2025-03-15', 'Saturday, March 15, 2025'],
  ])('of %s includes the year when it is in another year or season: %s', (day, name) => {
    expect(formatDayName(day, '2025-10-11')).toBe(name);
  });
});
