import { describe, expect, it } from 'vitest';
import { otherSeason, seasonBefore, seasonOfDay, seasonsFrom } from './season';

describe('seasons in a row', () => {
  it('begin with the first one and cross a century', () => {
    expect(seasonsFrom('2025-26', 5)).toEqual(['2025-26', '2026-27', '2027-28', '2028-29', '2029-30']);
    expect(seasonsFrom('2098-99', 3)).toEqual(['2098-99', '2099-00', '2100-01']);
  });
});

it.each([
  ['2025-10-11', '2024-25'],
  ['2026-06-30', '2024-25'],
  ['2026-07-01', '2025-26'],
  ['2000-07-01', '1999-00'],
])('the season before that of %s is %s', (day, season) => {
  expect(seasonBefore(day)).toBe(season);
});

describe('the season of a day', () => {
  it.each([
    ['2025-06-30', '2024-25'],
    ['2025-07-01', '2025-26'],
    ['2025-12-31', '2025-26'],
    ['2026-01-01', '2025-26'],
    ['1999-10-11', '1999-00'],
  ])('%s is of %s', (day, season) => {
    expect(seasonOfDay(day)).toBe(season);
  });

  it.each([
    ['2025-10-11', '2025-10-11', null],
    ['2026-06-30', '2025-10-11', null],
    ['2025-03-15', '2025-10-11', '2024-25, last season'],
    ['2024-03-15', '2025-10-11', '2023-24'],
    ['2026-10-11', '2025-10-11', '2026-27'],
  ])('%s seen on %s is said to be of %s', (day, today, said) => {
    expect(otherSeason(day, today)).toBe(said);
  });
});
