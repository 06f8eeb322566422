import { expect, it } from 'vitest';
import { unpack } from '~/browser/packed';
import type { ContentClock } from '~/models/dates/content-clock';
import { toPlayoffListView } from './playoff-list-view';

const now = Date.parse('2025-10-11T13:20:00-05:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };

it('a list that could not be read has no sections and no time of update', () => {
  const view = toPlayoffListView(null, clock, () => [{ id: 'a', title: 'A', note: null, rows: ['1'] }]);
  expect(unpack(view.sections)).toEqual([]);
  expect(view.stamp).toBeNull();
});

it('a list that was read has its sections and its time of update', () => {
  const list = { value: ['1', '2'], fetchedAtMs: now, isStale: false };
  const view = toPlayoffListView(list, clock, (rows) => [{ id: 'a', title: 'A', note: null, rows }]);
  expect(unpack(view.sections)).toEqual([{ id: 'a', title: 'A', note: null, rows: ['1', '2'] }]);
  expect(view.stamp).not.toBeNull();
});
