import { expect, it } from 'vitest';
import { dropPlural, listSpellings, listTerms, splitCompounds } from './search-terms';

it.each([
  ['By-Law 3.040', ['by', 'law', 'bylaw', '3', '040', '3.040']],
  ["St. Joseph's–O’Dell", ['st', 'josephs', 'odell', 'josephsodell']],
  ['J.R. Łoś', ['j', 'r', 'jr', 'los']],
  ['(555) 555-0142', ['555', '555', '0142', '5550142']],
  ['', []],
])('a text is indexed under its words, their parts and the joined parts: %s', (text, terms) => {
  expect(listTerms(text)).toEqual(terms);
});

it('a typed word is searched joined and in parts, but the number of a section as a whole', () => {
  expect(splitCompounds('by-laws 3.040')).toEqual(['by-laws', '3.040']);
  expect(listSpellings('by-laws')).toEqual(['bylaws', 'by laws']);
  expect(listSpellings('3.040')).toEqual(['3.040']);
  expect(listSpellings('laws')).toEqual(['laws']);
});

it.each([
  ['officials', 'official'],
  ['policies', 'policy'],
  ['classes', 'class'],
  ['coaches', 'coach'],
  ['tennis', 'tennis'],
  ['campus', 'campus'],
  ['class', 'class'],
  ['gas', 'gas'],
])('the plural %s is found as %s', (plural, singular) => {
  expect(dropPlural(plural)).toBe(singular);
});
