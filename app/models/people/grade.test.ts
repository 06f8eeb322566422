import { expect, test } from 'vitest';
import { shortenGrade } from './grade';

test.each([
  ['9', 'Fr.'],
  ['10', 'So.'],
  ['11', 'Jr.'],
  ['12', 'Sr.'],
  ['09', 'Fr.'],
  ['11th', 'Jr.'],
  ['11.0', 'Jr.'],
  ['12th Grade', 'Sr.'],
  ['Jr', 'Jr.'],
  ['sr.', 'Sr.'],
  ['Freshman', 'Fr.'],
  ['Sophomore', 'So.'],
  ['Junior', 'Jr.'],
  ['Senior', 'Sr.'],
  ['8', null],
  ['13', null],
  ['', null],
  [null, null],
])('the grade %j is shortened to %j', (grade, expected) => {
  expect(shortenGrade(grade)).toBe(expected);
});
