import { describe, expect, it, test } from 'vitest';
import { createContentClock } from './content-clock';
import {
  getDayInSeason,
  formatDayWithSeason,
  findCurrentSeason,
  isSeason,
  getNextSeason,
  findOtherSeason,
  getPreviousSeason,
  getSeasonBefore,
  getSeasonOfDay,
  listSeasonsFrom,
} from './season';

describe('consecutive seasons', () => {
  it('start with the given season and cross the turn of a century', () => {
    expect(listSeasonsFrom('2025-26', 5)).toEqual(['2025-26', '2026-27', '2027-28', '2028-29', '2029-30']);
    expect(listSeasonsFrom('2098-99', 3)).toEqual(['2098-99', '2099-00', '2100-01']);
  });
});

it.each([
  ['2025-10-11', '2024-25'],
  ['2026-06-30', '2024-25'],
  ['2026-07-01', '2025-26'],
  ['2000-07-01', '1999-00'],
])('on %s the previous season is %s', (day, season) => {
  expect(getSeasonBefore(day)).toBe(season);
});

describe('the season of a day', () => {
  it.each([
    ['2025-06-30', '2024-25'],
    ['2025-07-01', '2025-26'],
    ['2025-12-31', '2025-26'],
    ['2026-01-01', '2025-26'],
    ['1999-10-11', '1999-00'],
  ])('%s belongs to %s', (day, season) => {
    expect(getSeasonOfDay(day)).toBe(season);
  });

  it.each([
    ['2025-10-11', '2025-10-11', null],
    ['2026-06-30', '2025-10-11', null],
    ['2025-03-15', '2025-10-11', '2024-25, last season'],
    ['2024-03-15', '2025-10-11', '2023-24'],
    ['2026-10-11', '2025-10-11', '2026-27'],
  ])('%s seen on %s gets the season label %s', (day, today, said) => {
    expect(findOtherSeason(day, today)).toBe(said);
  });

  it.each([
    ['2026-06-30', 'Jun 30'],
    ['2025-06-30', 'Jun 30, 2025'],
    ['2026-07-01', 'Jul 1, 2026'],
  ])('the date %s is written %s in 2025-26', (day, date) => {
    expect(formatDayWithSeason(day, '2025-10-11')).toBe(date);
  });
});

describe('the current season', () => {
  const findSeasonAt = (fixedNowIso: string, season?: string) =>
    findCurrentSeason(createContentClock({ timeZone: 'America/Chicago', fixedNowIso, season }));

  it.each([
    ['2026-06-30T23:59:59-05:00', '2025-26'],
    ['2026-07-01T04:30:00Z', '2025-26'],
    ['2026-07-01T00:00:00-05:00', '2026-27'],
    ['2026-11-23T12:00:00-06:00', '2026-27'],
    ['2027-03-01T12:00:00-06:00', '2026-27'],
    ['2099-12-31T23:00:00-06:00', '2099-00'],
  ])('at %s is %s', (iso, season) => {
    expect(findSeasonAt(iso)).toBe(season);
  });

  it('can be set by the environment', () => {
    expect(findSeasonAt('2026-11-23T12:00:00-06:00', '2030-31')).toBe('2030-31');
  });
});

test('seasons have neighbors and first and last days', () => {
  expect([getPreviousSeason('2025-26'), getNextSeason('2025-26'), getNextSeason('2098-99')]).toEqual([
    '2024-25',
    '2026-27',
    '2099-00',
  ]);
  expect([
    getDayInSeason('07-01', '2030-31'),
    getDayInSeason('12-31', '2030-31'),
    getDayInSeason('06-30', '2030-31'),
  ]).toEqual(['2030-07-01', '2030-12-31', '2031-06-30']);
});

test.each([
  ['2030-31', true],
  ['2099-00', true],
  ['2030-32', false],
  ['2030', false],
  ['', false],
])('%j is a valid season: %s', (text, expected) => {
  expect(isSeason(text)).toBe(expected);
});
