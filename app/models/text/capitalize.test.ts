import { expect, it } from 'vitest';
import { capitalize } from './capitalize';

it.each([
  ['media credentials', 'Media credentials'],
  ['Final', 'Final'],
  ['8:37 PM', '8:37 PM'],
  ['', ''],
])('%j begins with a capital letter: %j', (text, capitalized) => {
  expect(capitalize(text)).toBe(capitalized);
});
