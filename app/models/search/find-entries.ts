import { buildHref, Route } from '~/href';
import { formatCount } from '~/models/text/format-count';
import { foldText, createKeysMatcher, searchKeys, type SearchKeys } from '../text/search-text';

/** What there is to find, in the order in which results are shown. */
const searchKinds = ['schools', 'sports', 'pages', 'people', 'news'] as const;

export type SearchKind = (typeof searchKinds)[number];

/** Where an entry leads, what it is called, and what else it is found and told apart by. */
export type SearchEntry = readonly [path: string, title: string, detail: string | null];

/** All that the site's search finds, as its file holds it. */
export type SearchIndex = Readonly<Record<SearchKind, readonly SearchEntry[]>>;

/** An index with the keys of its entries, made once for many searches. */
export type KeyedIndex = Readonly<Record<SearchKind, readonly KeyedEntry[]>>;

interface KeyedEntry {
  readonly entry: SearchEntry;
  readonly keys: SearchKeys;
}

export interface FoundGroup {
  readonly kind: SearchKind;
  readonly title: string;
  /** The best of those that were found. */
  readonly entries: readonly SearchEntry[];
  readonly count: number;
  /** Where all of them are, when there are more. */
  readonly allHref: string | null;
}

const titles: Readonly<Record<SearchKind, string>> = {
  schools: 'Schools',
  sports: 'Sports & Activities',
  pages: 'Pages',
  people: 'People',
  news: 'News',
};

/** The index with the keys that searches compare. */
export function buildKeyedIndex(index: SearchIndex): KeyedIndex {
  const keyed = (kind: SearchKind) =>
    index[kind].map((entry) => ({ entry, keys: searchKeys(`${entry[1]} ${entry[2] ?? ''}`) }));
  return {
    schools: keyed('schools'),
    sports: keyed('sports'),
    pages: keyed('pages'),
    people: keyed('people'),
    news: keyed('news'),
  };
}

/**
 * What a text finds, kind by kind: every word must occur. A title that is the text comes first, then what
 * begins with it, then what has a word that does; others stay in the order of the index. Blank text finds nothing.
 * @param getMostShown how many of a kind are shown
 */
export function findEntries(
  index: KeyedIndex,
  search: string,
  getMostShown: (kind: SearchKind) => number,
): readonly FoundGroup[] {
  const wanted = foldText(search);
  if (wanted === '') return [];
  const fits = createKeysMatcher(search);
  return searchKinds
    .map((kind) => {
      const found = index[kind].filter(({ keys }) => fits(keys));
      return {
        kind,
        title: titles[kind],
        entries: best(found, wanted).slice(0, getMostShown(kind)),
        count: found.length,
        allHref: found.length > getMostShown(kind) ? buildAllResultsHref(kind, search) : null,
      };
    })
    .filter(({ count }) => count > 0);
}

/** How many were found in all groups, in words. */
export function formatFound(groups: readonly FoundGroup[]): string {
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  return formatCount(count, 'result');
}

function best(found: readonly KeyedEntry[], wanted: string): SearchEntry[] {
  const ranks = [rankWhole, rankStart, rankWord, () => true];
  const rankEntry = (keyed: KeyedEntry) => ranks.findIndex((isRank) => isRank(keyed, wanted));
  return found
    .map((keyed) => ({ entry: keyed.entry, rank: rankEntry(keyed) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}

function rankWhole({ entry: [, title], keys: [spaced] }: KeyedEntry, wanted: string): boolean {
  return spaced.startsWith(wanted) && foldText(title) === wanted;
}

function rankStart({ keys: [spaced] }: KeyedEntry, wanted: string): boolean {
  return spaced.startsWith(wanted);
}

function rankWord({ keys: [spaced] }: KeyedEntry, wanted: string): boolean {
  return spaced.includes(` ${wanted}`);
}

/** Schools have a search of their own. */
function buildAllResultsHref(kind: SearchKind, search: string): string {
  const path = kind === 'schools' ? buildHref(Route.schoolsDirectory) : buildHref(Route.search);
  return `${path}?${new URLSearchParams({ q: search.trim() }).toString()}`;
}
