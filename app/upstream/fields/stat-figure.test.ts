import { expect, it } from 'vitest';
import { parseFigure } from './stat-figure';

it.each([
  ['0', 0, 0],
  ['12', 12, 0],
  ['1,204', 1204, 0],
  ['.750', 0.75, 3],
  ['21.30', 21.3, 2],
  ['-4', -4, 0],
  ['\u22124', -4, 0],
  ['+7', 7, 0],
])('%s is the number %d with %d decimals', (words, value, decimals) => {
  expect(parseFigure(words)).toEqual({ value, decimals, text: null });
});

it.each([
  ['84.6%', 84.6],
  ['84.6 %', 84.6],
  ['72*', 72],
  ['12.5 ypc', 12.5],
  ['#3', 3],
  ['$4', 4],
  ['6.2m', 6.2],
  ['~20', 20],
  ['12-15', null],
  ['3/4', null],
  ['5 (2)', null],
  ['INF', Number.MAX_VALUE],
  ['Infinity', Number.MAX_VALUE],
  ['DNP', null],
  ['#DIV/0!', null],
  ['½', null],
  ['1e5', null],
])('%s is shown as sent and sorted by %d', (words, value) => {
  expect(parseFigure(words)).toMatchObject({ value, text: words });
});

it.each([
  '',
  '-',
  '--',
  '–',
  '—',
  '−',
  '.',
  'N/A',
  'n/a',
  'NA',
  '#N/A',
  '(n/a)',
  'NaN',
  'null',
  'NULL',
  '(null)',
  '\\N',
  'nil',
  'None',
  'undefined',
  'TBD',
])('%j is none', (words) => {
  expect(parseFigure(words)).toEqual({ value: null, decimals: 0, text: null });
});
