import { describe, expect, it } from 'vitest';
import type { KnownGrid } from './known-table';
import { sortKnownGrid } from './known-table-order';

const grid: KnownGrid = {
  kind: 'grid',
  label: 'Entries',
  title: null,
  columns: ['School', 'Enrollment', 'Date'].map((head) => ({ head, id: head.toLowerCase() })),
  sections: [
    {
      title: null,
      rows: [
        ['Oak', '1,204', 'Nov. 2'],
        [[{ tag: 'strong', children: ['Ash'] }], '980', 'Oct. 30'],
        ['Elm', '', '–'],
        ['Fir', '99', 'Oct. 4'],
      ],
    },
    { title: 'Class 2A', rows: [['Yew', '1', 'Oct. 1']] },
  ],
};

describe('the order of a known table', () => {
  const sort = (column: string, isReversed = false) =>
    sortKnownGrid(grid, { column, isReversed }, '2025-26').sections.map(({ rows }) =>
      rows.map(([name = '']) => (typeof name === 'string' ? name : 'Ash')),
    );

  it.each([
    ['school', false, ['Ash', 'Elm', 'Fir', 'Oak']],
    ['enrollment', false, ['Fir', 'Ash', 'Oak', 'Elm']],
    ['enrollment', true, ['Oak', 'Ash', 'Fir', 'Elm']],
    ['date', false, ['Fir', 'Ash', 'Oak', 'Elm']],
    ['coach', false, ['Oak', 'Ash', 'Elm', 'Fir']],
  ])(
    'by %s (reversed: %s) has numbers and days in their order, empty cells last, and sections apart',
    (column, isReversed, names) => {
      expect(sort(column, isReversed)).toEqual([names, ['Yew']]);
    },
  );
});
