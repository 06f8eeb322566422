import { expect, it } from 'vitest';
import { unpack } from '~/browser/packed';
import type { ContentClock } from '~/models/dates/content-clock';
import { findTeamRow, searchSections, toPlayoffListView } from './playoff-list-view';

const now = Date.parse('2025-10-11T13:20:00-05:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };

it('a list that could not be read has no sections and no time of update', () => {
  const view = toPlayoffListView(null, clock, null, () => [{ id: 'a', title: 'A', note: null, rows: [] }]);
  expect(unpack(view.sections)).toEqual([]);
  expect(view.stamp).toBeNull();
});

it('a list that was read has its sections and its time of update', () => {
  const teams = [ashgrove, khoury].map((team) => ({ ...team, logoUrl: null }));
  const list = { value: teams, fetchedAtMs: now, isStale: false };
  const view = toPlayoffListView(list, clock, null, (rows) => [{ id: 'a', title: 'A', note: null, rows }]);
  expect(unpack(view.sections)).toMatchObject([{ id: 'a', title: 'A', note: null, rows: teams }]);
  expect(view.stamp).not.toBeNull();
});

const ashgrove = { id: '1', name: 'Ashgrove', shortName: 'Ashgrove' };
const khoury = { id: '2', name: 'Port Marlow (Khoury) [Coop]', shortName: 'Khoury' };
const sections = [
  { id: 'a', title: 'A', note: null, rows: [ashgrove] },
  { id: 'b', title: 'B', note: null, rows: [khoury] },
];

it('a search keeps the sections with teams of that name or short name', () => {
  expect(searchSections(sections, '').sections).toEqual(sections);
  const found = searchSections(sections, 'marlow');
  expect([found.sections.map(({ id }) => id), found.countText]).toEqual([['b'], '1 of 2 schools']);
  expect(found.sections.map(({ chosenPlaces }) => chosenPlaces)).toEqual([[0]]);
  expect(searchSections(sections, 'khoury port').countText).toBe('No exact match. Similar: 1 of 2 schools');
  expect(searchSections(sections, 'zzzz').sections).toEqual([]);
});

it('the row of a school is found by its name in the directory, with and without the mark of a shared team', () => {
  expect(findTeamRow(sections, 'Ashgrove')?.id).toBe('1');
  expect(findTeamRow(sections, 'Port Marlow (Khoury)')?.id).toBe('2');
  expect(findTeamRow(sections, 'Khoury')).toBeNull();
});
