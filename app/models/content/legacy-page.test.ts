import { expect, test } from 'vitest';
import { listClassesWithPages, fillLegacyPageFile } from './legacy-page';

const file = 'data/{abbreviation}/{class}site.htm';

test('placeholders in a file name are filled in, in lower case', () => {
  const values = { abbreviation: 'VBG', class: '2A' };
  expect(fillLegacyPageFile(file, values)).toBe('data/vbg/2asite.htm');
});

test('an abbreviation is encoded as one path segment', () => {
  expect(fillLegacyPageFile(file, { abbreviation: ' ../A?', class: '2A' })).toBe('data/..%2Fa%3F/2asite.htm');
});

test('a file whose abbreviation is unknown has no path', () => {
  expect(fillLegacyPageFile(file, { abbreviation: null, class: '2A' })).toBeNull();
});

test('a file name without placeholders needs no values', () => {
  expect(fillLegacyPageFile('football/guide.htm', { abbreviation: null })).toBe('football/guide.htm');
});

test('only numbered classes have pages of their own', () => {
  expect(listClassesWithPages(['1A', '2A'])).toEqual(['1A', '2A']);
  expect(listClassesWithPages(['Small', 'Large', 'Coed'])).toEqual([]);
});
