import { expect, it } from 'vitest';
import { parseResult } from './mark';

it.each([
  ['W', 'W'],
  ['won', 'W'],
  ['Win by forfeit', 'W'],
  ['L 1-3', 'L'],
  ['Loss', 'L'],
  ['WF', 'W'],
  ['tie', 'T'],
  ['TBD', null],
  ['TBA', null],
  ['Live', null],
  ['', null],
])('the result %j is %j', (words, result) => {
  expect(parseResult(words)).toBe(result);
});
