import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '~/time-units';
import { getCalendarDay, computeContentTimeMs, type ContentClockSettings } from './content-clock';
import { computeNextContentMidnightMs } from './content-midnight';

const chicago: ContentClockSettings = { offsetMs: 0, timeZone: 'America/Chicago' };

describe('the next content midnight', () => {
  it.each([
    ['an ordinary evening', '2025-10-11T23:20:00-05:00', '2025-10-12T00:00:00-05:00'],
    ['the last millisecond of a day', '2025-10-11T23:59:59.999-05:00', '2025-10-12T00:00:00-05:00'],
    ['midnight itself', '2025-10-12T00:00:00-05:00', '2025-10-13T00:00:00-05:00'],
    ['the eve of the end of summer time', '2025-11-01T23:20:00-05:00', '2025-11-02T00:00:00-05:00'],
    ['the first 1:30 of the day with 25 hours', '2025-11-02T01:30:00-05:00', '2025-11-03T00:00:00-06:00'],
    ['the eve of summer time', '2026-03-07T23:20:00-06:00', '2026-03-08T00:00:00-06:00'],
    ['the day with 23 hours', '2026-03-08T01:59:59-06:00', '2026-03-09T00:00:00-05:00'],
  ])('after %s (%s) is %s', (_, iso, midnightIso) => {
    expect(computeNextContentMidnightMs(Date.parse(iso), chicago)).toBe(Date.parse(midnightIso));
  });

  it('ends days of 23 and 25 hours at their real end', () => {
    const getLength = (iso: string) =>
      (computeNextContentMidnightMs(Date.parse(iso), chicago) - Date.parse(iso)) / HOUR_MS;
    expect([getLength('2026-03-08T00:00:00-06:00'), getLength('2025-11-02T00:00:00-05:00')]).toEqual([23, 25]);
  });

  it.each([
    ['America/Havana', '2026-03-08T03:30:00Z', '2026-03-08T05:00:00Z'],
    ['Africa/Cairo', '2026-10-29T19:30:00Z', '2026-10-29T22:00:00Z'],
    ['Pacific/Apia', '2011-12-30T09:30:00Z', '2011-12-30T10:00:00Z'],
  ])('in %s at %s is %s, where clocks skip or repeat midnight', (timeZone, iso, end) => {
    expect(computeNextContentMidnightMs(Date.parse(iso), { offsetMs: 0, timeZone })).toBe(Date.parse(end));
  });

  it.each([
    ['2025-10-11T23:20:00-05:00', 40_000],
    ['2025-11-02T00:00:00-05:00', 25 * 60_000],
    ['2026-03-08T00:00:00-06:00', 23 * 60_000],
  ])('comes sooner with a fast clock: at %s in %i real milliseconds', (fixedNowIso, expectedMs) => {
    const realMs = Date.parse('2026-11-23T09:07:05Z');
    const fast = { ...chicago, rate: 60, offsetMs: Date.parse(fixedNowIso) - 60 * realMs };
    const midnightMs = computeNextContentMidnightMs(realMs, fast);
    expect(midnightMs - realMs).toBe(expectedMs);
    const getDayAt = (atMs: number) => getCalendarDay(computeContentTimeMs(atMs, fast), fast.timeZone);
    expect(getDayAt(midnightMs - 1)).toBe(getDayAt(realMs));
    expect(getDayAt(midnightMs)).not.toBe(getDayAt(realMs));
  });

  it('follows the displayed time of a shifted clock', () => {
    const realMs = Date.parse('2026-11-23T09:07:05Z');
    const shifted = { ...chicago, offsetMs: Date.parse('2025-10-11T23:20:00-05:00') - realMs };
    expect(computeNextContentMidnightMs(realMs, shifted) - realMs).toBe(40 * 60_000);
  });

  it.each(['America/Chicago', 'America/Havana', 'Africa/Cairo', 'Australia/Lord_Howe', 'UTC'])(
    'is the first moment of another day in %s, whichever moments and zones were asked about before',
    (timeZone) => {
      const nights = ['2025-11-01T00:00:00Z', '2026-03-07T00:00:00Z', '2026-04-04T00:00:00Z', '2026-10-29T00:00:00Z'];
      const hours = nights.flatMap((iso) =>
        Array.from({ length: 72 }, (_, index) => Date.parse(iso) + index * HOUR_MS + 17),
      );
      const shuffled = hours.toSorted((a, b) => ((a * 7919) % 1013) - ((b * 7919) % 1013));
      for (const [index, realMs] of [...hours, ...hours.toReversed(), ...shuffled].entries()) {
        if (index % 5 === 0) computeNextContentMidnightMs(realMs, chicago);
        const midnightMs = computeNextContentMidnightMs(realMs, { offsetMs: 0, timeZone });
        const today = getCalendarDay(realMs, timeZone);
        expect(getCalendarDay(midnightMs - 1, timeZone)).toBe(today);
        expect(getCalendarDay(midnightMs, timeZone)).not.toBe(today);
        expect(midnightMs - realMs).toBeGreaterThan(0);
        expect(midnightMs - realMs).toBeLessThanOrEqual(25 * HOUR_MS);
      }
    },
  );
});
