import { expect, test } from 'vitest';
import { classesWithPages, findLegacySection, legacySectionUrl, recordsPageUrl } from './legacy-page';

const base = 'https://old.example/legacy';

test.each([
  ['entries', '1aentry'],
  ['sites', '1asite'],
  ['assignments', '1aassign'],
  ['seeds', '1aseed'],
  ['schedules', '1apair'],
  ['brackets', '1abracket'],
  ['results', '1awinner'],
])('%s are %s.htm of the old server', (segment, file) => {
  const section = findLegacySection(segment);
  expect(section && legacySectionUrl(base, 'VBG', section, '1A')).toBe(`${base}/data/vbg/${file}.htm`);
});

test('no other section is there', () => {
  expect(findLegacySection('scores')).toBeUndefined();
});

test('an abbreviation stays one segment of the address', () => {
  const section = findLegacySection('sites');
  expect(section && legacySectionUrl(base, ' ../A?', section, '2A')).toBe(`${base}/data/..%2Fa%3F/2asite.htm`);
});

test('only numbered classes have pages of their own', () => {
  expect(classesWithPages(['1A', '2A'])).toEqual(['1A', '2A']);
  expect(classesWithPages(['Small', 'Large', 'Coed'])).toEqual([]);
});

test.each([
  ['BKB', 'bkb'],
  ['MO', 'mu'],
  ['mse', 'mu'],
])('records of %s are %s.htm', (abbreviation, file) => {
  expect(recordsPageUrl('https://old.example/records', abbreviation)).toBe(`https://old.example/records/${file}.htm`);
});
