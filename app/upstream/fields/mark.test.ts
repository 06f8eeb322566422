import { expect, it } from 'vitest';
import { classId, parseResult } from './mark';

it.each([
  ['2A', '2A'],
  ['2a', '2A'],
  ['Class 2a', '2A'],
  ['Open', 'Open'],
  ['', null],
])('the class in the words %j is %j', (words, expected) => {
  expect(classId().parse(words)).toBe(expected);
});

it.each([
  ['W', 'W'],
  ['won', 'W'],
  ['Win by forfeit', 'W'],
  ['L 1-3', 'L'],
  ['Loss', 'L'],
  ['WF', 'W'],
  ['tie', 'T'],
  ['Draw', 'T'],
  ['D', 'T'],
  ['(W)', 'W'],
  ['W*', 'W'],
  ['OTW', 'W'],
  ['SO-L', 'L'],
  ['Tied 2-2', 'T'],
  ['DNP', null],
  ['Delayed', null],
  ['TBD', null],
  ['TBA', null],
  ['Live', null],
  ['', null],
])('the result %j is %j', (words, result) => {
  expect(parseResult(words)).toBe(result);
});
