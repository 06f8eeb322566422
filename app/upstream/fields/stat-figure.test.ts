import { expect, it } from 'vitest';
import { dataRows, identifier, wireObject } from '../wire';
import { wireContext } from '../wire-context.fixture';
import { listChangesOfOtherRows } from './odd-values.fixture';
import { figure, markedNumber, parseFigure } from './stat-figure';

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

it.each([
  [0, 0],
  ['0', 0],
  ['0.0', 0],
  [512, 512],
  ['512.0', 512],
  ['1,234', 1234],
  ['.500', 0.5],
  ['+3', 3],
  ['\u22123', -3],
  ['84.6%', '84.6%'],
  ['72*', '72*'],
  ['INF', 'INF'],
  ['DNP', 'DNP'],
  ['E', 'E'],
  ['1/2', '1/2'],
  ['12-15', '12-15'],
  ['5 (2)', '5 (2)'],
  ['#DIV/0! ', null],
  ['', null],
  ['-', null],
  ['--', null],
  ['N/A', null],
  [null, null],
  [[7], null],
])('%j is the figure %j', (sent, value) => {
  expect(figure().parse(sent)).toBe(value);
});

it.each([
  [0, 0],
  ['64%', 64],
  ['12 mph', 12],
  ['41.6\u00b0', 41.6],
  ['-4 F', -4],
  ['T3', 3],
  ['3rd', 3],
  ['#7', 7],
  ['Week 7', 7],
  ['1,204*', 1204],
  ['843.15 (m)', 843.15],
  ['1204', 1204],
  ['INF', null],
  ['NR', null],
  ['N/A', null],
  ['', null],
  ['12-15', null],
  ['5 to 10', null],
  [true, null],
  [{}, null],
])('%j is the number %j', (sent, value) => {
  expect(markedNumber().parse(sent)).toBe(value);
});

it('an odd figure in one row changes no other row', () => {
  const rows = ['1', '2', '3'].map((id) => ({ id, points: `${id}.50`, place: id }));
  const answer = dataRows(wireContext, wireObject({ id: identifier(), points: figure(), place: markedNumber() }));
  expect(listChangesOfOtherRows(rows, (sent) => answer.parse(sent), { at: 1 })).toEqual([]);
});
