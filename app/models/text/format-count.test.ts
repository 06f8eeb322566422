import { expect, it } from 'vitest';
import { formatCount } from './format-count';

it.each([
  [0, '0 schools'],
  [1, '1 school'],
  [24, '24 schools'],
  [1240, '1,240 schools'],
])('the count %i is written with its noun', (count, text) => {
  expect(formatCount(count, 'school')).toBe(text);
});

it('an irregular plural is used as given', () => {
  expect([formatCount(1, 'entry', 'entries'), formatCount(2, 'entry', 'entries')]).toEqual(['1 entry', '2 entries']);
});
