import { expect, test } from 'vitest';
import { placeRows } from './places';

const rows = [
  { name: 'e', value: null },
  { name: 'd', value: 0.2 },
  { name: 'c', value: 0.5 },
  { name: 'a', value: 0.9 },
  { name: 'b', value: 0.5 },
];

test('tied rows share a place, the next place counts all rows before it, and a row without a value has none', () => {
  const result = placeRows(
    rows,
    ({ value }) => value,
    (a, b) => a.name.localeCompare(b.name),
  );
  expect(result.map(({ row, place, isTied }) => [row.name, place, isTied])).toEqual([
    ['a', 1, false],
    ['b', 2, true],
    ['c', 2, true],
    ['d', 4, false],
    ['e', null, false],
  ]);
});
