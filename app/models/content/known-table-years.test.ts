import { expect, it } from 'vitest';
import type { KnownTable } from './known-table';
import { addYearsToTable } from './known-table-years';

it('days of a table of another season have their years, in rows and in lists', () => {
  const grid: KnownTable = {
    kind: 'grid',
    label: 'Matches',
    title: null,
    columns: [{ head: 'Day', id: 'day' }],
    sections: [{ title: null, rows: [['Thu, May 29'], [['Thu, May 29']]] }],
  };
  expect(addYearsToTable(grid, '2024-25')).toMatchObject({
    sections: [{ rows: [['Thu, May 29, 2025'], [['Thu, May 29']]] }],
  });
  const lists: KnownTable = { kind: 'lists', label: 'Sites', lists: [{ title: 'Sectional', items: ['Sat, Nov 2'] }] };
  expect(addYearsToTable(lists, '2024-25')).toMatchObject({ lists: [{ items: ['Sat, Nov 2, 2024'] }] });
});
