import { expect, test } from 'vitest';
import { splitBrandLines } from './brand';

test.each([
  ['Prairie State Activities Association', ['Prairie State', 'Activities Association']],
  ['Example Association', ['Example', 'Association']],
  ['North Coast High School Activities Association', ['North Coast High', 'School Activities Association']],
  [' Athletics ', ['Athletics', '']],
])('%s is split into two lines of about equal width', (name, lines) => {
  expect(splitBrandLines(name)).toEqual(lines);
});
