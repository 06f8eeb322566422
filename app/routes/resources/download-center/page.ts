import { defineList } from '~/blocks/list/list-rules';
import { groupBy } from '~/group-by';
import { formatMediumDate } from '~/models/dates/calendar-date';
import { type WebsiteDocument, downloads } from '~/upstream/website-resources';

export const sources = () => ({ optional: { documents: downloads.with({}) } });

export type DownloadRow = ReturnType<typeof toRow>;

/** A category; graphics are shown as a grid of pictures. */
export type DownloadGroup = ReturnType<typeof toDownloadGroups>[number];

export const downloadRules = defineList<DownloadRow>({
  nouns: ['document', 'documents'],
  searchLabel: 'Name or category',
  getNames: ({ searchName }) => [searchName],
  emptyText: 'No documents found.',
  noMatchText: 'No documents found.',
});

const graphics = 'graphics';
const otherTitle = 'Other Documents';

/** Documents by category and subcategory in upstream's order, those without one last. */
export function toDownloadGroups(documents: readonly WebsiteDocument[]) {
  const withoutLast = [...documents].sort((a, b) => Number(!a.category) - Number(!b.category));
  return [...groupBy(withoutLast, ({ category }) => category ?? '')].map(([title, ofCategory]) => ({
    key: title,
    title: title || otherTitle,
    isGrid: title.toLowerCase() === graphics,
    rows: ofCategory.map(toRow),
  }));
}

/** Rows of a category by subcategory: first `null`, those without one, which would seem to belong to the heading before them. */
export function groupBySubCategory(rows: readonly DownloadRow[]) {
  const groups = [...groupBy(rows, ({ subCategory }) => subCategory ?? '')];
  groups.sort(([a], [b]) => Number(a !== '') - Number(b !== ''));
  return groups.map(([title, ofGroup]) => ({ title: title || null, rows: ofGroup }));
}

function toRow({ name, category, subCategory, url, imageUrl, day }: WebsiteDocument, index: number) {
  return {
    key: `${url} ${index}`,
    name,
    url,
    note: day === null ? null : `Updated ${formatMediumDate(day)}`,
    subCategory,
    imageUrl,
    /** Name, category and subcategory together, searched in any order. */
    searchName: [name, subCategory, category].filter(Boolean).join(' '),
  };
}
