import { expect, it } from 'vitest';
import { computeSeasonEndMs } from './set';

it.each([
  ['2025-10-11T13:20:00-05:00', '2026-07-01T05:00:00.000Z'],
  ['2026-06-30T23:59:00-05:00', '2026-07-01T05:00:00.000Z'],
  ['2026-07-01T00:01:00-05:00', '2027-07-01T05:00:00.000Z'],
])('at %s the season ends at %s', (now, end) => {
  expect(new Date(computeSeasonEndMs(Date.parse(now), 'America/Chicago')).toISOString()).toBe(end);
});
