import { expect, it } from 'vitest';
import { readListQuery } from '~/blocks/list/list-query';
import { toListView } from '~/blocks/list/list-view';
import type { WebsiteDocument } from '~/upstream/website-resources';
import { archiveRules, toArchiveGroups } from './page';

const buildWebsiteDocument = (
  name: string,
  category: string | null,
  more: Partial<WebsiteDocument> = {},
): WebsiteDocument => ({
  name,
  category,
  subCategory: 'Program',
  url: `https://files.example/${name}.pdf`,
  imageUrl: null,
  day: null,
  ...more,
});

const groups = toArchiveGroups([
  buildWebsiteDocument('Handbook', null),
  buildWebsiteDocument('1987-88 Wrestling Program', 'Wrestling', { day: '1988-02-20' }),
  buildWebsiteDocument('1991-92 Wrestling Results', 'Wrestling', { day: '1992-02-22', subCategory: null }),
  buildWebsiteDocument('1979-80 Wrestling Program', 'Wrestling'),
  buildWebsiteDocument('2001-02 Badminton Program', 'Badminton', { day: '2002-05-18' }),
]);

it('lists the documents of each sport, latest first, and those without a sport last', () => {
  expect(groups.map(({ title, noun, rows }) => [title, noun, rows.map(({ name }) => name)])).toEqual([
    ['Badminton', 'document', ['2001-02 Badminton Program']],
    ['Wrestling', 'document', ['1991-92 Wrestling Results', '1987-88 Wrestling Program', '1979-80 Wrestling Program']],
    ['Other', 'document', ['Handbook']],
  ]);
});

it('lists documents of a later season first, whatever their own dates are', () => {
  const [group] = toArchiveGroups([
    buildWebsiteDocument('1979-80 Golf Program', 'Golf', { day: '2024-05-01' }),
    buildWebsiteDocument('1999-00 Golf Program', 'Golf'),
    buildWebsiteDocument('Golf Album', 'Golf', { day: '1988-02-20' }),
    buildWebsiteDocument('Golf Rules', 'Golf'),
  ]);
  expect(group?.rows.map(({ name }) => name)).toEqual([
    '1999-00 Golf Program',
    'Golf Album',
    '1979-80 Golf Program',
    'Golf Rules',
  ]);
});

it('shows the kind and the date of a document when they are known', () => {
  expect(groups[1]?.rows.map(({ note }) => note)).toEqual([
    'February 22, 1992',
    'Program, February 20, 1988',
    'Program',
  ]);
});

it.each([
  ['', '5 documents'],
  ['1991', '1 of 5 documents'],
  // The year of its date.
  ['1992', '1 of 5 documents'],
  ['badminton', '1 of 5 documents'],
  ['wrest program', 'No exact match. Similar: 2 of 5 documents'],
  ['zzz', '0 of 5 documents'],
])('the search %j shows %s', (q, countText) => {
  const view = toListView(groups, archiveRules, readListQuery(new URLSearchParams({ q }), archiveRules), '/');
  expect(view.countText).toBe(countText);
});

it('has a text for an empty list', () => {
  const query = readListQuery(new URLSearchParams(), archiveRules);
  expect(toListView(toArchiveGroups([]), archiveRules, query, '/').emptyText).toBe('No documents found.');
});
