import { defineList, type ListGroup } from '~/blocks/list/list-rules';
import { longDate } from '~/models/dates/calendar-date';
import { formatCount } from '~/models/text/format-count';
import { compareText } from '~/models/text/text-order';
import type { PageRequest } from '~/page/page-sources';
import { allAccessDocuments, type WebsiteDocument } from '~/upstream/website-resources';

/** The documents of past seasons. Without them the page stands, with words. */
export function sources() {
  return { optional: { documents: allAccessDocuments.with({}) } };
}

/** A document as the list shows it. */
export interface ArchiveRow extends Pick<WebsiteDocument, 'name' | 'url'> {
  readonly key: string;
  /** `Program, June 15, 1988`: what kind it is, and its day; `null` when nothing is known. */
  readonly note: string | null;
  /** Sport and kind, as a search may name them. */
  readonly searchNames: readonly string[];
}

export const archiveRules = defineList<ArchiveRow>({
  nouns: ['document', 'documents'],
  searchLabel: 'Document, sport or year',
  getNames: ({ name, searchNames }) => [name, ...searchNames],
  isCollapsible: true,
  emptyText: 'No documents found.',
  noMatchText: 'No documents found.',
});

/** The documents by sport, the latest first. Those of no sport come last. */
export function toArchiveGroups(documents: readonly WebsiteDocument[]): ListGroup<ArchiveRow>[] {
  const sports = [...new Set(documents.map(({ category }) => category))].sort(byName);
  return sports.map((sport) => {
    const rows = documents
      .filter(({ category }) => category === sport)
      .sort(latestFirst)
      .map(archiveRow);
    const note = formatCount(rows.length, 'document');
    return { key: sport ?? '', title: sport ?? 'Other', note, rows };
  });
}

function byName(one: string | null, other: string | null): number {
  return Number(one === null) - Number(other === null) || compareText(one ?? '', other ?? '');
}

/** By day, those without one last; then by name, which begins with the school year. */
function latestFirst(one: WebsiteDocument, other: WebsiteDocument): number {
  return compareText(other.day ?? '', one.day ?? '') || compareText(other.name, one.name);
}

function archiveRow({ name, url, category, subCategory, day }: WebsiteDocument, index: number): ArchiveRow {
  const note = [subCategory, day === null ? null : longDate(day)].filter((part) => part !== null).join(', ');
  return {
    key: `${url} ${index}`,
    name,
    url,
    note: note === '' ? null : note,
    searchNames: [category, subCategory].filter((part) => part !== null),
  };
}

export function toTitle({ environment, page }: PageRequest) {
  return { title: `${environment.PRODUCT} ${page.heading}` };
}
