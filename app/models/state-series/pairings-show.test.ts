import { describe, expect, it } from 'vitest';
import type { ContentClock } from '../dates/content-clock';
import { findAnnouncedPairingsDay, showPhase, formatShowTimes, formatTimeOfDay } from './pairings-show';

const show = { day: '2025-10-25', startTime: '20:00', endTime: '21:00' };
const buildClockAt = (iso: string): ContentClock => ({
  offsetMs: 0,
  timeZone: 'America/Chicago',
  getNowMs: () => Date.parse(iso),
});

describe('the phase of a pairings show', () => {
  it.each([
    ['2025-10-24T23:59:00-05:00', 'ahead'],
    ['2025-10-25T00:00:00-05:00', 'today'],
    ['2025-10-25T19:59:59-05:00', 'today'],
    ['2025-10-25T20:00:00-05:00', 'on'],
    ['2025-10-26T01:30:00Z', 'on'],
    ['2025-10-25T21:00:00-05:00', 'over'],
    ['2025-10-26T05:00:00Z', 'over'],
    ['2026-01-01T12:00:00-06:00', 'over'],
  ])("at %s is %s, in the association's time zone", (iso, phase) => {
    expect(showPhase(show, buildClockAt(iso))).toBe(phase);
  });
});

describe('the times of a pairings show', () => {
  it.each([
    ['20:00', '21:00', '8:00–9:00 PM'],
    ['19:30', '21:00', '7:30–9:00 PM'],
    ['11:00', '12:30', '11:00 AM–12:30 PM'],
    ['00:00', '00:30', '12:00–12:30 AM'],
  ])('from %s to %s are written %s', (startTime, endTime, words) => {
    expect(formatShowTimes({ day: '2025-10-25', startTime, endTime })).toBe(`Saturday, October 25, 2025, ${words}`);
  });

  it.each([
    ['17:00', '5:00 PM'],
    ['19:30', '7:30 PM'],
    ['00:05', '12:05 AM'],
    ['12:00', '12:00 PM'],
  ])('%s is written %s', (time, words) => {
    expect(formatTimeOfDay(time)).toBe(words);
  });
});

it('the announced evening of the pairings is the first that a row of the calendar names in the season', () => {
  const buildRow = (event: string, words: string) => ({ className: '', event, order: 1, dates: { '2025-26': words } });
  const rows = [
    buildRow('First practice', 'Aug. 11'),
    buildRow('Pairings', 'TBA'),
    buildRow('Pairings show', 'Oct. 25'),
  ];
  expect(findAnnouncedPairingsDay(rows, '2025-26')).toBe('2025-10-25');
  expect(findAnnouncedPairingsDay(rows, '2026-27')).toBeNull();
});
