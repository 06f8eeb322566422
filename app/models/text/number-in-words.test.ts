import { expect, it } from 'vitest';
import { writeNumberInWords } from './number-in-words';

it.each([
  [0, 'zero'],
  [10, 'ten'],
  [14, 'fourteen'],
  [40, 'forty'],
  [99, 'ninety-nine'],
  [100, 'one hundred'],
  [125, 'one hundred and twenty-five'],
  [901, 'nine hundred and one'],
  [1000, '1000'],
  [2.5, '2.5'],
])('writes %s in words', (number, words) => {
  expect(writeNumberInWords(number)).toBe(words);
});
