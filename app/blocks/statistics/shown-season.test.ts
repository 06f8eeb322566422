import { expect, test } from 'vitest';
import type { ContentClock } from '~/models/dates/content-clock';
import { findLastSeason } from './shown-season';

const buildClockAt = (day: string): ContentClock => ({
  offsetMs: 0,
  timeZone: 'America/Chicago',
  getNowMs: () => Date.parse(`${day}T12:00:00-06:00`),
});

test.each([
  ['fall', '2025-10-11', null],
  ['fall', '2026-04-01', null],
  ['fall', '2025-08-10', '2024-25, last season'],
  ['winter', '2025-10-11', '2024-25, last season'],
  ['winter', '2025-11-14', null],
  ['winter', '2026-06-30', null],
  ['winter', '2026-07-01', '2025-26, last season'],
  ['spring', '2025-12-31', '2024-25, last season'],
  ['spring', '2026-03-13', '2024-25, last season'],
  ['spring', '2026-03-14', null],
  ['spring', '2024-02-29', '2022-23, last season'],
] as const)('the statistics of a %s sport on %s are labeled with the season %j', (season, day, shown) => {
  expect(findLastSeason({ season }, buildClockAt(day))).toBe(shown);
});
