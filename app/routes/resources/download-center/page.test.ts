import { expect, it } from 'vitest';
import { readListQuery } from '~/blocks/list/list-query';
import { toListView } from '~/blocks/list/list-view';
import type { WebsiteDocument } from '~/upstream/website-resources';
import { groupBySubCategory, downloadRules, toDownloadGroups } from './page';

const buildWebsiteDocument = (
  name: string,
  category: string | null,
  subCategory: string | null = null,
): WebsiteDocument => ({
  name,
  category,
  subCategory,
  url: 'https://files.example/a.pdf',
  imageUrl: null,
  day: '2023-02-11',
});

const groups = toDownloadGroups([
  buildWebsiteDocument('Transfer Form', 'Forms', 'Eligibility'),
  buildWebsiteDocument('Crest', 'GRAPHICS', 'Logos'),
  buildWebsiteDocument('Loose Sheet', null),
  buildWebsiteDocument('Heat Log', 'Forms', 'Health & Safety'),
  buildWebsiteDocument('Physical Form', 'Forms', 'Eligibility'),
]);

it('lists the documents by category, those without one last, and shows graphics as a grid', () => {
  expect(groups.map(({ title, isGrid, rows }) => [title, isGrid, rows.map(({ name }) => name)])).toEqual([
    ['Forms', false, ['Transfer Form', 'Heat Log', 'Physical Form']],
    ['GRAPHICS', true, ['Crest']],
    ['Other Documents', false, ['Loose Sheet']],
  ]);
});

it('the documents of a category are grouped by subcategory', () => {
  expect(
    groupBySubCategory(groups[0]?.rows ?? []).map(({ title, rows }) => [title, rows.map(({ name }) => name)]),
  ).toEqual([
    ['Eligibility', ['Transfer Form', 'Physical Form']],
    ['Health & Safety', ['Heat Log']],
  ]);
});

it('the documents without a subcategory come before the first one', () => {
  const rows = [
    buildWebsiteDocument('Transfer Form', 'Forms', 'Eligibility'),
    buildWebsiteDocument('Physical Form', 'Forms'),
    buildWebsiteDocument('Waiver', 'Forms', 'Eligibility'),
  ];
  expect(groupBySubCategory(toDownloadGroups(rows)[0]?.rows ?? []).map(({ title }) => title)).toEqual([
    null,
    'Eligibility',
  ]);
});

it.each([
  ['', 5],
  ['TRANSFER', 1],
  ['forms', 3],
  ['eligibility', 2],
  ['logos graphics', 1],
  ['zzz', 0],
])('the search %j finds %d documents', (q, count) => {
  const view = toListView(groups, downloadRules, readListQuery(new URLSearchParams({ q }), downloadRules), '/');
  expect(view.groups.flatMap(({ rows }) => rows)).toHaveLength(count);
  expect(view.emptyText).toBe(count === 0 ? 'No documents found.' : null);
});

it('documents with the same address have unique keys, and a document shows its day', () => {
  const [first] = groups;
  expect(new Set(first?.rows.map(({ key }) => key)).size).toBe(3);
  expect(first?.rows[0]?.note).toBe('Updated Feb 11, 2023');
});
