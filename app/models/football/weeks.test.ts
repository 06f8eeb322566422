import { describe, expect, it } from 'vitest';
import { getCalendarDay } from '../dates/content-clock';
import { aFootballSeason as season } from './football-season.fixture';
import {
  getDefaultWeek,
  isPlayoffWeek,
  formatWeek,
  findPairingsDay,
  findPlayoffWeek,
  parseWeek,
  listWeeksUpTo,
  parseFootballClass,
  getLastPlayoffWeek,
} from './weeks';

describe('the default football week', () => {
  it.each<[day: string, regular: number, playoffs: number]>([
    // Before August 26 of the day's own year.
    ['2025-01-01', 1, 1],
    ['2026-01-15', 1, 1],
    ['2026-06-30', 1, 1],
    ['2025-07-01', 1, 1],
    ['2025-08-19', 1, 1],
    ['2025-08-25', 1, 1],
    // The first days and the last of a week.
    ['2025-08-26', 1, 1],
    ['2025-09-01', 1, 1],
    ['2025-09-02', 2, 2],
    ['2025-10-06', 6, 6],
    ['2025-10-07', 7, 7],
    ['2025-10-11', 7, 7],
    ['2025-10-13', 7, 7],
    ['2025-10-21', 9, 9],
    ['2025-10-27', 9, 9],
    // The end of the regular season, and of the playoffs.
    ['2025-10-28', 9, 10],
    ['2025-11-29', 9, 14],
    ['2025-12-01', 9, 14],
    ['2025-12-02', 9, 14],
    ['2025-12-31', 9, 14],
    // Leap years, and the year after one.
    ['2024-02-29', 1, 1],
    ['2024-08-26', 1, 1],
    ['2024-09-01', 1, 1],
    ['2024-09-02', 2, 2],
    ['2024-10-27', 9, 9],
    ['2024-10-28', 9, 10],
    ['2028-08-25', 1, 1],
    ['2028-09-02', 2, 2],
    ['2027-09-02', 2, 2],
  ])('on %s is week %i of the regular season and week %i with the playoffs included', (day, regular, playoffs) => {
    expect(getDefaultWeek(day, season, season.regularWeeks)).toBe(regular);
    expect(getDefaultWeek(day, season, getLastPlayoffWeek(season))).toBe(playoffs);
  });

  it.each<[moment: string, week: number]>([
    ['2025-09-01T23:59:59-05:00', 1],
    ['2025-09-02T00:00:00-05:00', 2],
    // Already September 2 in Greenwich, and still September 1 in Chicago.
    ['2025-09-02T03:00:00Z', 1],
    // After the change from summer time, midnight is an hour later in Greenwich.
    ['2025-11-11T05:59:59Z', 11],
    ['2025-11-11T06:00:00Z', 12],
    ['2025-12-31T23:59:59-06:00', 14],
    ['2026-01-01T00:00:00-06:00', 1],
  ])('changes at midnight in Chicago: at %s it is week %i', (moment, week) => {
    const today = getCalendarDay(Date.parse(moment), 'America/Chicago');
    expect(getDefaultWeek(today, season, getLastPlayoffWeek(season))).toBe(week);
  });

  it('is counted from the start day in the season configuration', () => {
    expect(getDefaultWeek('2025-09-02', { ...season, weeksCountedFrom: '09-02' }, 9)).toBe(1);
    expect(getDefaultWeek('2025-09-09', { ...season, weeksCountedFrom: '09-02' }, 9)).toBe(2);
  });
});

it('weeks are labeled by number in the regular season and by round in the playoffs', () => {
  expect(listWeeksUpTo(getLastPlayoffWeek(season)).map((week) => formatWeek(week, season))).toEqual([
    'Week 1',
    'Week 2',
    'Week 3',
    'Week 4',
    'Week 5',
    'Week 6',
    'Week 7',
    'Week 8',
    'Week 9',
    'Round 1',
    'Round 2',
    'Quarterfinals',
    'Semifinals',
    'State Championship (Final)',
  ]);
  expect([9, 10].map((week) => isPlayoffWeek(week, season))).toEqual([false, true]);
  expect(listWeeksUpTo(3)).toEqual([1, 2, 3]);
});

describe('the week parameter', () => {
  it.each<[string, number]>([
    ['1', 1],
    ['9', 9],
    ['09', 9],
    ['14', 14],
  ])('%s parses as week %i', (text, week) => {
    expect(parseWeek(text, 14)).toBe(week);
  });

  it.each(['0', '15', 'nine', '', ' 7', '7 ', '-1', '1.5', '1e1', '007', '٧', undefined])('%j is rejected', (text) => {
    expect(parseWeek(text, 14)).toBeNull();
  });

  it('is rejected when it is after the last week of the page', () => {
    expect(parseWeek('10', 9)).toBeNull();
  });
});

describe('the class parameter', () => {
  it.each([
    ['1A', '1A'],
    ['8a', '8A'],
    [' 3A ', '3A'],
    ['9A', null],
    ['0A', null],
    ['A', null],
    ['', null],
    [undefined, null],
  ])('%j parses as class %j', (text, classId) => {
    expect(parseFootballClass(text, season)).toBe(classId);
  });
});

it.each<[round: string | null, day: string | null, week: number | null]>([
  ['Round 1', '2025-10-31', 10],
  ['Quarterfinal', '2025-11-15', 12],
  // The round decides when a game was postponed.
  ['Semifinal', '2025-11-25', 13],
  ['State Championship', null, 14],
  ['Third round', '2025-11-14', 12],
  [null, '2025-11-08', 11],
  ['Third round', null, null],
  [null, '2025-10-24', null],
])('a playoff game of round %j on %j belongs to week %j', (round, day, week) => {
  expect(findPlayoffWeek({ round, day }, season)).toBe(week);
});

it.each([
  ['2025-10-11', '2025-10-25'],
  ['2025-10-26', '2025-10-25'],
  ['2026-03-05', '2025-10-25'],
  ['2026-08-26', '2026-10-24'],
])('on %s the pairings day of the season is %s', (today, day) => {
  expect(findPairingsDay(today, season)).toBe(day);
});
