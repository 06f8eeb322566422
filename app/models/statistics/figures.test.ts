import { expect, test } from 'vitest';
import { formatOrdinal, formatRating, formatWinPercent } from './figures';

test.each([
  [0.7333333, '.733'],
  [0.5, '.500'],
  [1, '1.000'],
  [0, '.000'],
  [null, '–'],
])('the winning percentage %j is shown as %s', (share, text) => {
  expect(formatWinPercent(share)).toBe(text);
});

test.each([
  [0.69717, '.6972'],
  [1, '1.0000'],
  [null, '–'],
])('the rating %j is shown as %s', (rating, text) => {
  expect(formatRating(rating)).toBe(text);
});

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [103, '103rd'],
  [111, '111th'],
])('place %i is written %s', (place, text) => {
  expect(formatOrdinal(place)).toBe(text);
});
