import { defineList, type ListGroup } from '~/blocks/list/list-rules';
import { groupBy } from '~/group-by';
import { formatLongDate } from '~/models/dates/calendar-date';
import { getSeasonOfDay } from '~/models/dates/season';
import { compareText, compareNullLast } from '~/models/text/text-order';
import type { PageRequest } from '~/page/page-sources';
import { allAccessDocuments, type WebsiteDocument } from '~/upstream/website-resources';

export const sources = () => ({ optional: { documents: allAccessDocuments.with({}) } });

export type ArchiveRow = ReturnType<typeof toArchiveRow>;

export const archiveRules = defineList<ArchiveRow>({
  nouns: ['document', 'documents'],
  searchLabel: 'Document, sport or year',
  getNames: ({ name, note }) => [name, note ?? ''],
  areTitlesSearched: true,
  isCollapsible: true,
  emptyText: 'No documents found.',
  noMatchText: 'No documents found.',
});

/** Documents by sport, latest first; those without a sport last. */
export function toArchiveGroups(documents: readonly WebsiteDocument[]): ListGroup<ArchiveRow>[] {
  const sorted = [...documents].sort((a, b) => compareNullLast(a.category, b.category) || compareLatestFirst(a, b));
  return [...groupBy(sorted, ({ category }) => category ?? '')].map(([sport, ofSport]) => ({
    key: sport,
    title: sport || 'Other',
    noun: 'document',
    rows: ofSport.map(toArchiveRow),
  }));
}

/** By the season in the name or of the day, latest first, then by day and name. */
function compareLatestFirst(a: WebsiteDocument, b: WebsiteDocument): number {
  return (
    compareText(findSeason(b), findSeason(a)) || compareText(b.day ?? '', a.day ?? '') || compareText(b.name, a.name)
  );
}

function findSeason({ name, day }: WebsiteDocument): string {
  return /^\d{4}-\d{2}\b/.exec(name)?.[0] ?? (day === null ? '' : getSeasonOfDay(day));
}

function toArchiveRow({ name, url, subCategory, day }: WebsiteDocument, index: number) {
  const note = [subCategory, day === null ? null : formatLongDate(day)].filter((part) => part !== null).join(', ');
  return {
    key: `${url} ${index}`,
    name,
    url,
    /** `Program, June 15, 1988`: kind and day; `null` if unknown. */
    note: note === '' ? null : note,
  };
}

export function toTitle({ environment, page }: PageRequest) {
  return { title: `${environment.PRODUCT} ${page.heading}` };
}
