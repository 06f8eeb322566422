import { describe, expect, it } from 'vitest';
import { choosePolicyOfDay } from './game-requests';

describe('the refresh policy of a day of games', () => {
  it.each([
    ['2025-10-07T23:59:00-05:00', '2025-10-03', 'reference'],
    ['2025-10-07T23:59:00-05:00', '2025-10-04', undefined],
    ['2025-10-08T00:00:00-05:00', '2025-10-04', 'reference'],
    ['2025-10-08T00:00:00-05:00', '2025-10-08', undefined],
    ['2025-10-08T00:00:00-05:00', '2026-03-01', undefined],
    ['2025-11-04T00:30:00-06:00', '2025-10-31', 'reference'],
    ['2025-11-03T23:30:00-06:00', '2025-10-31', undefined],
  ])('at %s the games of %s have the policy %s', (nowIso, day, policy) => {
    const getNowMs = () => Date.parse(nowIso);
    expect(choosePolicyOfDay(day, { getNowMs, timeZone: 'America/Chicago', offsetMs: 0 })).toBe(policy);
  });
});
