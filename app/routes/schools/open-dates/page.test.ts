import { expect, it } from 'vitest';
import { readListQuery } from '~/blocks/list/list-query';
import { toListView } from '~/blocks/list/list-view';
import type { OpenDate } from '~/upstream/school-lists';
import { openDateRules, toOpenDateGroups } from './page';

const buildOpenDate = (id: string, school: string, day: string | null): OpenDate => ({
  id,
  school,
  day,
  contestType: null,
  location: null,
  contractLength: null,
  notes: null,
});

const groups = toOpenDateGroups([
  {
    name: 'Football',
    years: [
      { term: '2026-27', dates: [buildOpenDate('9', 'Ash', '2026-09-04')] },
      {
        term: '2025-26',
        dates: [
          buildOpenDate('1', 'Oak', null),
          buildOpenDate('1', 'St. Brannock', '2025-10-24'),
          buildOpenDate('3', 'Élan', '2025-10-17'),
        ],
      },
    ],
  },
  { name: 'Softball', years: [{ term: '2025-26', dates: [] }] },
]);

it('lists the dates by school year and day, those without a day last, each with a unique key', () => {
  expect(groups.map(({ title, noun }) => [title, noun])).toEqual([['Football', 'date']]);
  const rows = groups[0]?.rows ?? [];
  expect(rows.map(({ term, date: text, school }) => [term, text, school])).toEqual([
    ['2025-26', 'Fri, Oct 17, 2025', 'Élan'],
    ['2025-26', 'Fri, Oct 24, 2025', 'St. Brannock'],
    ['2025-26', 'TBA', 'Oak'],
    ['2026-27', 'Fri, Sep 4, 2026', 'Ash'],
  ]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(4);
});

it.each([
  ['', 4],
  ['elan', 1],
  ['st brannock', 1],
  ['football', 4],
  ['zzz', 0],
])('the search %j finds %d dates', (q, count) => {
  const view = toListView(groups, openDateRules, readListQuery(new URLSearchParams({ q }), openDateRules), '/');
  expect(view.groups.reduce((sum, { rows }) => sum + rows.length, 0)).toBe(count);
});
