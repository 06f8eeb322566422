import { buildHref, Route } from '~/href';
import { formatCount } from '~/models/text/format-count';
import {
  createContainsMatcher,
  createKeysMatcher,
  foldText,
  buildSearchKeys,
  type SearchKeys,
} from '../text/search-text';

/** Words that people search for, and the words that stand for the same on the pages of the site. */
const searchSynonyms: Readonly<Record<string, readonly string[]>> = {
  bball: ['basketball'],
  bracket: ['state series', 'playoff brackets'],
  camp: ['clinics'],
  concussions: ['concussion'],
  forms: ['form', 'download center'],
  jobs: ['careers'],
  live: ['streaming', 'scores'],
  merch: ['merchandise'],
  physicals: ['physical'],
  playoff: ['playoff', 'state series'],
  playoffs: ['playoff', 'state series'],
  referee: ['official'],
  referees: ['officials'],
  results: ['scores'],
  rosters: ['team info'],
  stream: ['streaming'],
  tv: ['broadcasting', 'streaming'],
  umpire: ['official'],
  watch: ['streaming', 'broadcasting'],
};

const indexKinds = ['schools', 'sports', 'pages', 'people', 'documents', 'news'] as const;
/** In the order in which results are shown. Teams are found by a school and a sport together. */
const searchKinds = ['teams', ...indexKinds] as const;

type IndexKind = (typeof indexKinds)[number];

export type SearchKind = (typeof searchKinds)[number];

/**
 * Where an entry leads, what it is called, what else it is found and told apart by, words that only find it, and what stands for a
 * title that tells a result.
 */
export type SearchEntry = readonly [
  path: string,
  title: string,
  detail: string | null,
  keywords?: string,
  neutralTitle?: string,
];

/** Ends with the neutral title, if it has one. */
type FoundEntry = readonly [path: string, title: string, detail: string | null, ...neutralTitle: readonly string[]];

/** Placeholder of the school's id or name in the address of a team. */
export const schoolIdPlace = 'SCHOOL-ID';
export const schoolNamePlace = 'SCHOOL-NAME';

/** A sport and the address of a team in it, with placeholders of the school's id and name. */
export type TeamSport = readonly [title: string, address: string];

/** All that the site's search finds, as its files hold it. */
export interface SearchIndex extends Readonly<Record<IndexKind, readonly SearchEntry[]>> {
  readonly teamSports: readonly TeamSport[];
}

/** A file of what is found while typing. */
export interface SearchFile<Found> {
  readonly found: Found;
  /** `false` when a part of it could not be read, or not in time. */
  readonly isComplete: boolean;
}

/** An index with the keys of its entries, made once for many searches. */
type KeyedIndex = Readonly<Record<IndexKind, readonly KeyedEntry[]>> & Pick<SearchIndex, 'teamSports'>;
type KeyedEntry = ReturnType<typeof buildKeyedEntries>[number];
export type FoundGroup = ReturnType<typeof findEntries>[number];

const titles: Readonly<Record<SearchKind, string>> = {
  teams: 'Teams',
  schools: 'Schools',
  sports: 'Sports & Activities',
  pages: 'Pages',
  people: 'People',
  documents: 'Documents',
  news: 'News',
};

/** The index with the keys that searches compare. */
export function buildKeyedIndex(index: SearchIndex): KeyedIndex {
  const keyed = indexKinds.map((kind) => [kind, buildKeyedEntries(index[kind])] as const);
  return { ...(Object.fromEntries(keyed) as Record<IndexKind, KeyedEntry[]>), teamSports: index.teamSports };
}

/** Entries with the keys that searches compare. */
export function buildKeyedEntries(entries: readonly SearchEntry[]) {
  return entries.map((entry) => ({
    entry,
    titleKeys: buildSearchKeys(entry[1]),
    keys: buildSearchKeys([entry[1], entry[2] ?? '', entry[3] ?? ''].join(' ')),
  }));
}

/** Finds entries with every word, or its synonyms: exact titles first, then titles that begin with the text, other titles, details. */
export function findEntries(index: KeyedIndex, search: string, getMostShown: (kind: SearchKind) => number) {
  const wanted = foldText(search);
  if (wanted === '') return [];
  const others = replaceSynonyms(wanted);
  const fitTests = [search, ...others].map(createKeysMatcher);
  return searchKinds
    .map((kind) => {
      const found = kind === 'teams' ? findTeams(index, wanted) : rankEntries(index[kind], kind, search, fitTests);
      return {
        kind,
        title: titles[kind],
        place: kind === 'teams' ? 0 : placeGroup(found, [wanted, ...others]),
        entries: found
          .slice(0, getMostShown(kind))
          .map(({ entry: [path, title, detail, , neutral] }): FoundEntry =>
            neutral === undefined ? [path, title, detail] : [path, title, detail, neutral],
          ),
        count: found.length,
        allHref: found.length > getMostShown(kind) ? buildAllResultsHref(kind, search) : null,
      };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.place - b.place)
    .map(({ place: _, ...group }) => group);
}

/** The search with one of its words in other words. */
function replaceSynonyms(wanted: string): readonly string[] {
  const words = wanted.split(' ');
  return words.flatMap((word, index) =>
    (Object.hasOwn(searchSynonyms, word) ? (searchSynonyms[word] ?? []) : []).map((other) =>
      words.with(index, other).join(' '),
    ),
  );
}

/** The matching entries, best first. If schools contain the text itself, those that merely have its words are left out. */
function rankEntries(
  all: readonly KeyedEntry[],
  kind: IndexKind,
  search: string,
  fitTests: readonly ((keys: SearchKeys) => boolean)[],
): readonly KeyedEntry[] {
  const wanted = foldText(search);
  const found = all
    .map((keyed) => ({ keyed, test: fitTests.findIndex((fits) => fits(keyed.keys)) }))
    .filter(({ test }) => test >= 0);
  const contains = createContainsMatcher(search);
  const containing =
    kind === 'schools'
      ? found.filter(({ keyed: { entry } }) => entry.slice(1).some((text) => contains(text ?? '')))
      : [];
  return (containing.length > 0 ? containing : found)
    .map(({ keyed, test }) => {
      const rank = ranks.findIndex((isRank) => isRank(keyed, wanted));
      return { keyed, rank: test === 0 ? rank : ranks.length + test };
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ keyed }) => keyed);
}

const ranks: readonly ((keyed: KeyedEntry, wanted: string) => boolean)[] = [
  ({ titleKeys: [spaced] }, wanted) => spaced === wanted,
  ({ titleKeys: [spaced] }, wanted) => spaced.startsWith(wanted),
  ({ titleKeys: [spaced] }, wanted) => spaced.includes(` ${wanted}`),
  ({ titleKeys }, wanted) => createKeysMatcher(wanted)(titleKeys),
  () => true,
];

/** An exact title or its synonym comes before a title that begins with the text. */
function placeGroup([first]: readonly KeyedEntry[], texts: readonly [wanted: string, ...others: string[]]): number {
  const [title = ''] = first?.titleKeys ?? [];
  const name = title.replace(/^(?:boys|girls) /, '');
  if (texts.some((text) => title === text || name === text)) return 1;
  const [wanted] = texts;
  return title.startsWith(`${wanted} `) || name.startsWith(`${wanted} `) ? 2 : 3;
}

const mostTeamSchools = 5;

/** The teams of schools and sports that a text names together: `Vesper football`, `basketball st anne`. */
function findTeams({ schools, teamSports }: KeyedIndex, wanted: string): readonly KeyedEntry[] {
  const words = wanted.split(' ');
  const found = teamSports.flatMap(([sport, address]) => {
    const names = foldText(sport).split(' ');
    const essential = names.filter((name) => name !== 'boys' && name !== 'girls');
    const rest = words.filter((word) => !names.includes(word));
    const isNamed = essential.every((name) => words.includes(name));
    if (!isNamed || rest.length === 0 || rest.some((word) => word === 'boys' || word === 'girls')) return [];
    const fits = createKeysMatcher(rest.join(' '));
    return schools
      .filter(({ titleKeys }) => fits(titleKeys))
      .slice(0, mostTeamSchools)
      .map(({ entry: [path, name, detail] }): SearchEntry => {
        const id = path.split('/').at(-1) ?? '';
        const to = address.replace(schoolIdPlace, id).replace(schoolNamePlace, encodeURIComponent(name));
        return [to, `${name} ${sport}`, detail];
      });
  });
  return buildKeyedEntries(found);
}

/** How many were found in all groups, in words. */
export function formatFound(groups: readonly FoundGroup[]): string {
  return formatCount(
    groups.reduce((sum, { count }) => sum + count, 0),
    'result',
  );
}

/** Schools have a search of their own. */
function buildAllResultsHref(kind: SearchKind, search: string): string {
  const path = kind === 'schools' ? buildHref(Route.schoolsDirectory) : buildHref(Route.search);
  return `${path}?${new URLSearchParams({ q: search.trim() }).toString()}`;
}
