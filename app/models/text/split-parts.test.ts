import { expect, it } from 'vitest';
import { splitParts } from './split-parts';

it.each([
  ['Boys Bowling ; Girls Bowling', ['Boys Bowling', 'Girls Bowling']],
  [';; Boys Bowling;', ['Boys Bowling']],
  [' ', []],
])('separates the parts of %j', (text, parts) => {
  expect(splitParts(text, ';')).toEqual(parts);
});
