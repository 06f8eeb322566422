import { expect, test } from 'vitest';
import { formatList } from './format-list';

test.each([
  [[], ''],
  [['Ashgrove'], 'Ashgrove'],
  [['Ashgrove', 'Belmer'], 'Ashgrove and Belmer'],
  [['Ashgrove', 'Belmer', 'Crane Hollow'], 'Ashgrove, Belmer and Crane Hollow'],
])('%j in words is %j', (texts, words) => {
  expect(formatList(texts)).toBe(words);
});

test('alternatives are joined by "or"', () => {
  expect(formatList(['Ashgrove', 'Belmer', 'Crane Hollow'], 'or')).toBe('Ashgrove, Belmer or Crane Hollow');
});
