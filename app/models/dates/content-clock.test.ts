import { afterEach, beforeEach, describe, expect, it, vi, test } from 'vitest';
import {
  computeContentTimeMs,
  createContentClock,
  createRunningClock,
  createZonedFormat,
  getToday,
} from './content-clock';

const timeZone = 'America/Chicago';
const setAtIso = '2026-11-21T10:00:00.000Z';
const morning = { timeZone, fixedNowIso: '2025-10-11T07:30:00-05:00', setAtIso };
const formatIso = (epochMs: number): string => new Date(epochMs).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(setAtIso) + 5 * 60_000 });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the content clock', () => {
  it('shows real time when no time is fixed', () => {
    expect(createContentClock({ timeZone }).getNowMs()).toBe(Date.now());
  });

  it('starts at the fixed time and runs at real speed', () => {
    expect(formatIso(createContentClock(morning).getNowMs())).toBe('2025-10-11T12:35:00.000Z');
  });

  it('has the day of its own time zone as today', () => {
    expect(getToday(createContentClock({ ...morning, fixedNowIso: '2025-10-12T03:30:00Z' }))).toBe('2025-10-11');
  });

  it.each([
    [2, '2025-10-11T12:40:00.000Z'],
    [60, '2025-10-11T17:30:00.000Z'],
    [600, '2025-10-13T14:30:00.000Z'],
  ])('at rate %i shows %s after five real minutes', (rate, shown) => {
    expect(formatIso(createContentClock({ ...morning, rate }).getNowMs())).toBe(shown);
  });

  it('starts at the fixed time when first read, at any rate, if no set time is given', () => {
    const clock = createContentClock({ ...morning, setAtIso: undefined, rate: 60 });
    expect(formatIso(clock.getNowMs())).toBe('2025-10-11T12:30:00.000Z');
  });

  it('ignores the rate without a fixed time', () => {
    expect(createContentClock({ timeZone, rate: 60 }).getNowMs()).toBe(Date.now());
  });

  it('converts earlier real times at the same rate', () => {
    const clock = createContentClock({ ...morning, rate: 60 });
    expect(formatIso(computeContentTimeMs(Date.now() - 60_000, clock))).toBe('2025-10-11T16:30:00.000Z');
  });

  it('shows the same time when rebuilt from the settings sent to a device', () => {
    const { offsetMs, rate } = createContentClock({ ...morning, rate: 60 });
    expect(formatIso(createRunningClock({ offsetMs, rate, timeZone }).getNowMs())).toBe('2025-10-11T17:30:00.000Z');
  });
});

test('a date format is created once per time zone', () => {
  const formatIn = createZonedFormat('en-US', { hour: 'numeric', minute: '2-digit' });
  expect(formatIn('America/Chicago')).toBe(formatIn('America/Chicago'));
  const midnightUtc = Date.parse('2025-10-11T00:00:00Z');
  expect(formatIn('America/Chicago').format(midnightUtc)).toMatch(/^7:00/);
  expect(formatIn('America/New_York').format(midnightUtc)).toMatch(/^8:00/);
});
