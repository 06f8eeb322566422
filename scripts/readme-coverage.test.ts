import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readRouteRows } from '../tests/support/route-rows';
import { builtRows, coverageLines, withCoverage } from './readme-coverage';

it('the README says what the route table says of the pages that are built', () => {
  const rows = readRouteRows();
  const readme = readFileSync('README.md', 'utf8');
  expect(withCoverage(readme, coverageLines(rows, builtRows())), 'npm run check writes it anew').toBe(readme);
});

it('every row of the specification belongs to one area', () => {
  const rows = readRouteRows();
  const counted = coverageLines(rows, new Set()).map((line) => Number(/0 of (\d+)/.exec(line)?.[1]));
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(rows.length);
});

it('what is not built is named by the beginning of its path', () => {
  const rows = [
    { id: 'home', path: '/', spec: '1 §2.1' },
    { id: 'records', path: '/schools/records', spec: '2 §4' },
    { id: 'school', path: '/schools/{id}', spec: '2 §4' },
    { id: 'chess', path: '/chess', spec: '3 §4' },
  ];
  expect(coverageLines(rows, new Set(['home']))).toEqual([
    '- Home, sports and state series: 1 of 1 built.',
    '- Schools, officials, news, media and the association: 0 of 2 built. Not built: 2 under `/schools`.',
    '- Football, statistics and supporting pages: 0 of 1 built. Not built: `/chess`.',
  ]);
});
