import { describe, expect, it } from 'vitest';
import {
  clockTime,
  dayNumber,
  firstWeekdayFrom,
  isoDate,
  parseDay,
  schoolYearOf,
  termOf,
  usDate,
  weekdayName,
} from './civil';
import { minutesSinceMidnight, momentOf, readClock } from './clock';

describe('civil dates', () => {
  it('are read in the three ways that queries write them', () => {
    const day = dayNumber(2025, 10, 9);
    expect(['10/9/2025', '10/09/2025', '2025-10-09'].map(parseDay)).toEqual([day, day, day]);
  });

  it.each(['', 'tomorrow', '13/1/2025', '2/30/2025', '10-9-2025'])('refuse %j', (text) => {
    expect(parseDay(text)).toBeNull();
  });

  it('know their weekday and how they are written', () => {
    const day = dayNumber(2025, 10, 11);
    expect([weekdayName(day), usDate(day), isoDate(day)]).toEqual(['Saturday', '10/11/2025', '2025-10-11']);
  });

  it('turn the school year on July 1', () => {
    expect([schoolYearOf(dayNumber(2026, 6, 30)), schoolYearOf(dayNumber(2026, 7, 1))]).toEqual([2025, 2026]);
    expect([termOf(2025), termOf(1999)]).toEqual(['2025-26', '1999-00']);
  });

  it('find the first Friday from a date on', () => {
    expect(isoDate(firstWeekdayFrom(4, 2025, 8, 26))).toBe('2025-08-29');
  });

  it('write times with twelve hours', () => {
    expect([clockTime(0), clockTime(750), clockTime(1140)]).toEqual(['12:00 AM', '12:30 PM', '7:00 PM']);
  });
});

describe('the content clock', () => {
  it('runs on from the moment that it was fixed at', () => {
    const setAt = '2026-11-21T10:00:00.000Z';
    const clock = readClock('America/Chicago', Date.parse(setAt) + 5 * 60_000, '2025-10-11T13:20:00-05:00', setAt);
    expect(isoDate(clock.today)).toBe('2025-10-11');
    expect(clock.minutesNow).toBe(13 * 60 + 25);
    expect(minutesSinceMidnight(clock, clock.today - 1)).toBe(1440 + clock.minutesNow);
  });

  it('shows the real moment when nothing is fixed', () => {
    const clock = readClock('America/Chicago', Date.parse('2026-11-21T04:30:00Z'));
    expect([isoDate(clock.today), clock.minutesNow]).toEqual(['2026-11-20', 22 * 60 + 30]);
  });

  it('places local times on both sides of the change to winter time', () => {
    const iso = (month: number, day: number): string =>
      new Date(momentOf(dayNumber(2025, month, day), 19 * 60, 'America/Chicago')).toISOString();
    expect([iso(10, 31), iso(11, 7)]).toEqual(['2025-11-01T00:00:00.000Z', '2025-11-08T01:00:00.000Z']);
  });
});
