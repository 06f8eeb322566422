import { expect, it } from 'vitest';
import { score, shootoutScore } from './score';

it.each([
  ['2', 2, null],
  [2, 2, null],
  ['2.0', 2, null],
  ['21*', 21, null],
  ['*21', 21, null],
  ['21†', 21, null],
  ['(21)', 21, null],
  ['21 pts', 21, null],
  ['1,204', 1204, null],
  ['2 (4)', 2, 4],
  ['2(4)', 2, 4],
  ['2 [4]', 2, 4],
  ['2 (4 PK)', 2, 4],
  ['2 (PK 4)', 2, 4],
  ['2 (SO: 4)', 2, 4],
  ['-3', -3, null],
  ['2 (4-3)', null, null],
  ['3-1', null, null],
  ['4th', null, null],
  ['W', null, null],
  ['--', null, null],
  ['', null, null],
  [null, null, null],
])('the score %j has %j points, and %j in the shootout', (sent, points, shootout) => {
  expect(score().parse(sent)).toBe(points);
  expect(shootoutScore().parse(sent)).toBe(shootout);
});
