import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '~/time-units';
import type { ContentClock } from './content-clock';
import { findOldestValue, updateStamp, formatElapsed } from './update-stamp';

/** Content time runs a fixed span ahead of the real clock. */
const offsetMs = 1000 * MINUTE_MS;
const nowIso = '2026-03-07T14:14:30-06:00';
const clock: ContentClock = { offsetMs, timeZone: 'America/Chicago', getNowMs: () => Date.parse(nowIso) };

function buildValueOfAge(minutes: number, isStale = false) {
  return { fetchedAtMs: Date.parse(nowIso) - offsetMs - minutes * MINUTE_MS, isStale };
}

describe('the update stamp', () => {
  it("shows when upstream sent the data, in content time and the association's time zone", () => {
    expect(updateStamp(buildValueOfAge(0), clock)).toEqual({
      text: '2:14 PM CT',
      iso: '2026-03-07T20:14:30.000Z',
      staleFor: null,
    });
  });

  it('follows a content clock that runs faster than the real clock', () => {
    const fast: ContentClock = {
      ...clock,
      rate: 60,
      offsetMs: clock.getNowMs() - 60 * Date.parse('2026-11-21T10:05:00Z'),
    };
    const read = { fetchedAtMs: Date.parse('2026-11-21T10:04:00Z'), isStale: true };
    expect(updateStamp(read, fast)).toMatchObject({ text: '1:14 PM CT', staleFor: '60 minutes' });
  });

  it.each([
    [20 * 60, 'Mar 6, 6:14 PM CT'],
    [14 * 60 + 15, 'Mar 6, 11:59 PM CT'],
    [14 * 60 + 14, '12:00 AM CT'],
  ])('includes the date for data from before midnight: %i minutes ago is %s', (minutes, text) => {
    expect(updateStamp(buildValueOfAge(minutes), clock).text).toBe(text);
  });

  it.each([
    [0, '1 minute'],
    [22, '22 minutes'],
    [119, '119 minutes'],
    [180, '3 hours'],
    [2820, '47 hours'],
    [5820, '4 days'],
  ])('of data that has been stale for %i minutes says so: %s', (minutes, words) => {
    expect(updateStamp(buildValueOfAge(minutes, true), clock).staleFor).toBe(words);
  });

  it('of a page uses its oldest part', () => {
    const [young, old] = [buildValueOfAge(1), buildValueOfAge(9)];
    expect(findOldestValue([young, null, old])).toBe(old);
    expect(findOldestValue([null])).toBeNull();
  });
});

const now = Date.parse('2026-03-07T20:14:00Z');
const computeMinutesAgo = (count: number) => now - count * 60_000;

it.each([
  [computeMinutesAgo(0), 'Just now'],
  [computeMinutesAgo(1), '1 minute ago'],
  [computeMinutesAgo(59.9), '59 minutes ago'],
  [computeMinutesAgo(60), '1 hour ago'],
  [computeMinutesAgo(23 * 60 + 59), '23 hours ago'],
  [computeMinutesAgo(24 * 60), null],
  [computeMinutesAgo(-1), null],
])('the time %i is shown as %j', (thenMs, expected) => {
  expect(formatElapsed(thenMs, now)).toBe(expected);
});
