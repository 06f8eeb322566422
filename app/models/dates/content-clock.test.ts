import { afterEach, beforeEach, describe, expect, it, vi, test } from 'vitest';
import { computeContentTimeMs, createContentClock, createRunningClock, createZonedFormat } from './content-clock';

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
  it('shows real time while no moment was fixed', () => {
    expect(createContentClock({ timeZone }).getNowMs()).toBe(Date.now());
  });

  it('runs on from the fixed moment as fast as the real clock', () => {
    expect(formatIso(createContentClock(morning).getNowMs())).toBe('2025-10-11T12:35:00.000Z');
  });

  it.each([
    [2, '2025-10-11T12:40:00.000Z'],
    [60, '2025-10-11T17:30:00.000Z'],
    [600, '2025-10-13T14:30:00.000Z'],
  ])('at rate %i shows after five real minutes %s', (rate, shown) => {
    expect(formatIso(createContentClock({ ...morning, rate }).getNowMs())).toBe(shown);
  });

  it('starts from the fixed moment when it is first read, at any rate, if it is not said when that was fixed', () => {
    const clock = createContentClock({ ...morning, setAtIso: undefined, rate: 60 });
    expect(formatIso(clock.getNowMs())).toBe('2025-10-11T12:30:00.000Z');
  });

  it('needs a fixed moment for a rate', () => {
    expect(createContentClock({ timeZone, rate: 60 }).getNowMs()).toBe(Date.now());
  });

  it('places earlier real moments at the same rate', () => {
    const clock = createContentClock({ ...morning, rate: 60 });
    expect(formatIso(computeContentTimeMs(Date.now() - 60_000, clock))).toBe('2025-10-11T16:30:00.000Z');
  });

  it('is the same clock from settings that were sent to a device', () => {
    const { offsetMs, rate } = createContentClock({ ...morning, rate: 60 });
    expect(formatIso(createRunningClock({ offsetMs, rate, timeZone }).getNowMs())).toBe('2025-10-11T17:30:00.000Z');
  });
});

test('a format is made once for each time zone', () => {
  const formatIn = createZonedFormat('en-US', { hour: 'numeric', minute: '2-digit' });
  expect(formatIn('America/Chicago')).toBe(formatIn('America/Chicago'));
  const midnightUtc = Date.parse('2025-10-11T00:00:00Z');
  expect(formatIn('America/Chicago').format(midnightUtc)).toMatch(/^7:00/);
  expect(formatIn('America/New_York').format(midnightUtc)).toMatch(/^8:00/);
});
