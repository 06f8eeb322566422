import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutExcerpt, cutCharacters } from './excerpt';

it.each([
  ['short enough', 20, 'short enough'],
  ['exactly ten', 11, 'exactly ten'],
  ['one two three', 8, 'one two…'],
  ['one two three', 7, 'one two…'],
  ['one two three', 6, 'one…'],
  ['one two, three', 9, 'one two…'],
  ['end. Next sentence', 5, 'end…'],
  ['“It is over.” They sang', 15, '“It is over…'],
  ['to be continued… later', 17, 'to be continued…'],
  ['  spaces around  ', 20, 'spaces around'],
  ['Donaudampfschifffahrt', 5, 'Donau…'],
  ['ab\u{1f3c0}cd', 3, 'ab\u{1f3c0}…'],
  ['\u{1f3c0}\u{1f3c0} \u{1f3c0}', 4, '\u{1f3c0}\u{1f3c0} \u{1f3c0}'],
  ['\u{1f3c0}\u{1f3c0} \u{1f3c0}', 3, '\u{1f3c0}\u{1f3c0}…'],
  ['', 5, ''],
])('%j cut at %i characters is %j', (text, limit, expected) => {
  expect(cutExcerpt(text, limit)).toBe(expected);
});

it('an excerpt is never longer than the limit and its ellipsis', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ' ', '.', '\u{1f3c0}'), maxLength: 300 }),
      fc.integer({ min: 1, max: 250 }),
      (text, limit) => {
        expect(Array.from(cutExcerpt(text, limit)).length).toBeLessThanOrEqual(limit + 1);
      },
    ),
  );
});

it('an excerpt never splits a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 1, max: 50 }), (text, limit) => {
      expect(cutExcerpt(text, limit).isWellFormed()).toBe(true);
      expect(cutCharacters(text, limit).isWellFormed()).toBe(true);
    }),
  );
});

it.each([
  ['ab\u{1f3c0}c', 3, 'ab\u{1f3c0}'],
  ['ab\u{1f3c0}c', 4, 'ab\u{1f3c0}c'],
  ['\u{1f3c0}', 1, '\u{1f3c0}'],
  ['\u{1f3c0}a', 0, ''],
  ['abc', 3, 'abc'],
])('the first characters of %j, at most %i, are %j', (text, limit, expected) => {
  expect(cutCharacters(text, limit)).toBe(expected);
});
