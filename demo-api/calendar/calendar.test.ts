import { describe, expect, it } from 'vitest';
import {
  formatClockTime,
  toDayNumber,
  findWeekdayFrom,
  formatIsoDate,
  parseDay,
  getSchoolYear,
  formatTerm,
  formatUsDate,
  getWeekdayName,
} from './civil';
import { computeMinutesSinceMidnight, computeMoment, readClock } from './clock';

describe('civil dates', () => {
  it('parseDay reads M/d/yyyy, MM/dd/yyyy and yyyy-MM-dd', () => {
    const day = toDayNumber(2025, 10, 9);
    expect(['10/9/2025', '10/09/2025', '2025-10-09'].map(parseDay)).toEqual([day, day, day]);
  });

  it.each(['', 'tomorrow', '13/1/2025', '2/30/2025', '10-9-2025'])('parseDay returns null for %j', (text) => {
    expect(parseDay(text)).toBeNull();
  });

  it('a civil date has its weekday and is formatted in every US and ISO form', () => {
    const day = toDayNumber(2025, 10, 11);
    expect([getWeekdayName(day), formatUsDate(day), formatIsoDate(day)]).toEqual([
      'Saturday',
      '10/11/2025',
      '2025-10-11',
    ]);
  });

  it('a school year begins on July 1', () => {
    expect([getSchoolYear(toDayNumber(2026, 6, 30)), getSchoolYear(toDayNumber(2026, 7, 1))]).toEqual([2025, 2026]);
    expect([formatTerm(2025), formatTerm(1999)]).toEqual(['2025-26', '1999-00']);
  });

  it('firstWeekdayFrom finds the first Friday on or after a date', () => {
    expect(formatIsoDate(findWeekdayFrom(4, 2025, 8, 26))).toBe('2025-08-29');
  });

  it('clockTime uses the twelve-hour clock', () => {
    expect([formatClockTime(0), formatClockTime(750), formatClockTime(1140)]).toEqual([
      '12:00 AM',
      '12:30 PM',
      '7:00 PM',
    ]);
  });
});

describe('the content clock', () => {
  it('a fixed content clock runs on from FIXED_NOW', () => {
    const setAt = '2026-11-21T10:00:00.000Z';
    const clock = readClock('America/Chicago', Date.parse(setAt) + 5 * 60_000, '2025-10-11T13:20:00-05:00', setAt);
    expect(formatIsoDate(clock.today)).toBe('2025-10-11');
    expect(clock.minutesNow).toBe(13 * 60 + 25);
    expect(computeMinutesSinceMidnight(clock, clock.today - 1)).toBe(1440 + clock.minutesNow);
  });

  it('a content clock with a rate runs that much faster from FIXED_NOW', () => {
    const setAt = '2026-11-21T10:00:00.000Z';
    const later = Date.parse(setAt) + 5 * 60_000;
    const clock = readClock('America/Chicago', later, '2025-10-11T07:30:00-05:00', setAt, 60);
    expect([formatIsoDate(clock.today), clock.minutesNow]).toEqual(['2025-10-11', 12 * 60 + 30]);
  });

  it('the content clock shows real time without FIXED_NOW', () => {
    const clock = readClock('America/Chicago', Date.parse('2026-11-21T04:30:00Z'));
    expect([formatIsoDate(clock.today), clock.minutesNow]).toEqual(['2026-11-20', 22 * 60 + 30]);
  });

  it('computeMoment is right on both sides of the change from daylight to standard time', () => {
    const buildIsoMoment = (month: number, day: number): string =>
      new Date(computeMoment(toDayNumber(2025, month, day), 19 * 60, 'America/Chicago')).toISOString();
    expect([buildIsoMoment(10, 31), buildIsoMoment(11, 7)]).toEqual([
      '2025-11-01T00:00:00.000Z',
      '2025-11-08T01:00:00.000Z',
    ]);
  });
});
