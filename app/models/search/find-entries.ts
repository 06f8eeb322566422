import { buildHref, Route } from '~/href';
import { formatMediumDate } from '../dates/calendar-date';
import { formatCount } from '../text/format-count';
import { compareText } from '../text/text-order';
import { type IndexedEntry, type IndexedPart, type Match } from './indexed-part';
import { isSchoolWord, isTeamWord, joinTellingWords, parseSearch, type SearchWord } from './parse-search';
import {
  schoolIdPlace,
  schoolNamePlace,
  type SearchEntry,
  type SearchFacts,
  type SearchKind,
  searchKinds,
} from './search-entry';
import { listTerms } from './search-terms';

/** All that is searched. */
export interface SearchScope extends SearchFacts {
  readonly parts: readonly IndexedPart[];
}

/** What words find in a scope. While somebody types, all words but the last stay the same. */
const matchesOfScopes = new WeakMap<SearchScope, Map<string, MatchedWord>>();

/** A result as a page shows it. */
export interface FoundEntry {
  readonly kind: SearchKind;
  readonly path: string;
  readonly title: string;
  readonly detail: string | null;
  /** Stands for a title that tells a result. */
  readonly neutralTitle: string | null;
}

export interface FoundGroup {
  /** `best` has the first results of all kinds, which the other groups leave out. */
  readonly kind: SearchKind | 'best';
  readonly title: string;
  readonly entries: readonly FoundEntry[];
  /** Also counts what `mostPerKind` leaves out. */
  readonly count: number;
  /** Leads to all results of the kind; `null` if all are shown. */
  readonly allHref: string | null;
}

export interface FoundResults {
  readonly groups: readonly FoundGroup[];
  readonly count: number;
  /** The search with its misspelled words replaced; `null` if it has none. */
  readonly correctedText: string | null;
  /** The path of the school that the search names; `null` if it names none or several. */
  readonly schoolPath: string | null;
  /** Whether the entries have all words of the search. */
  readonly fit: 'all-words' | 'mixed' | 'most-words';
}

export interface FindLimits {
  /** The most results of one kind. */
  readonly mostPerKind: number;
  /** Shows this kind alone, without that limit. */
  readonly onlyKind?: SearchKind | null;
}

const groupTitles: Readonly<Record<SearchKind | 'best', string>> = {
  best: 'Best results',
  teams: 'Teams',
  schools: 'Schools',
  sports: 'Sports & Activities',
  pages: 'Pages',
  lists: 'Lists',
  people: 'People',
  documents: 'Documents',
  organizations: 'Organizations',
  news: 'News',
  videos: 'Videos',
};

/** What a kind is worth beside the others: pages and schools are what most people look for. */
const kindWeights: Readonly<Record<SearchKind, number>> = {
  teams: 3,
  schools: 1.3,
  sports: 1.4,
  pages: 1.5,
  lists: 0.5,
  people: 0.8,
  documents: 0.6,
  organizations: 0.4,
  news: 0.5,
  videos: 0.25,
};

const EXACT_TITLE = 4;
const TITLE_BEGINS = 1.6;
const TITLE_HAS_ALL = 1.3;
/** Each further segment of a path: a page comes before the pages below it. */
const DEEPER_PATH = 0.94;
const OLDER_SEASON = 0.5;
const OLDER_THAN_A_MONTH = 0.8;
const MOST_BEST = 3;
const MOST_TEAM_SCHOOLS = 5;

/** An entry with the worth of its match. */
interface RankedEntry {
  readonly kind: SearchKind;
  readonly entry: SearchEntry;
  readonly score: number;
  readonly hasAllWords: boolean;
  /** The title says what was searched, and nothing else. */
  readonly isExact: boolean;
  /** What the title is worth for the whole search; 1 if it does not have all words. */
  readonly titleWeight: number;
}

/** A word of a search with what it finds. */
interface MatchedWord extends SearchWord {
  readonly found: ReadonlyMap<IndexedEntry, Match>;
  /** The word, or what it is taken for. */
  readonly readAs: string;
}

/**
 * What a search finds: entries with all of its words, and others only if one of them fits better. Words that no text has are taken for
 * misspelled. The best results of all kinds come first, then each kind with the others.
 */
export function findEntries(scope: SearchScope, search: string, limits: FindLimits): FoundResults {
  const recall = (text: string) => parseSearch(text, scope).map((word) => recallWord(scope, word));
  const typed = recall(search);
  const isCorrected = typed.some(({ text, readAs, isFiller }) => !isFiller && readAs !== text);
  const correctedText = isCorrected ? typed.map(({ readAs }) => readAs).join(' ') : null;
  const words = correctedText === null ? typed : recall(correctedText);
  const ranked = listOnce(
    evenOutSchools([...findTeams(scope, words), ...findSchools(words), ...rankEntries(scope, words)]).sort(
      (a, b) =>
        b.score - a.score ||
        Number(b.isExact) - Number(a.isExact) ||
        (isTown(a) && isTown(b) ? compareText(a.entry.title, b.entry.title) : 0),
    ),
  );
  const complete = ranked.filter(({ hasAllWords }) => hasAllWords);
  const leastScore = (ranked[0]?.score ?? 0) * LEAST_OF_BEST;
  const isEnough = ranked[0]?.hasAllWords === true && complete.length >= ENOUGH_COMPLETE;
  const { onlyKind = null } = limits;
  const found = ranked.filter(
    ({ kind, hasAllWords, score }) =>
      (onlyKind === null || kind === onlyKind) && (hasAllWords || (!isEnough && score >= leastScore)),
  );
  return {
    groups: groupEntries(found, search, limits),
    count: found.length,
    correctedText,
    schoolPath: onlyKind === null ? findNamedSchool(complete) : null,
    fit: describeFit(found),
  };
}

/** A school whose name has all words of the search, and more. */
function isTown({ kind, hasAllWords, isExact, titleWeight }: RankedEntry): boolean {
  return kind === 'schools' && hasAllWords && !isExact && titleWeight > 1;
}

/**
 * The schools of a town fit its name equally well, however long the rest of their names is, so all have the score of the best. One with
 * exactly that name has no less.
 */
function evenOutSchools(ranked: readonly RankedEntry[]): RankedEntry[] {
  const best = new Map<number, number>();
  for (const { titleWeight, score } of ranked.filter(isTown)) {
    best.set(titleWeight, Math.max(score, best.get(titleWeight) ?? 0));
  }
  const ofTowns = Math.max(0, ...best.values());
  return ranked.map((one) => {
    if (isTown(one)) return { ...one, score: best.get(one.titleWeight) ?? one.score };
    return one.kind === 'schools' && one.isExact ? { ...one, score: Math.max(one.score, ofTowns) } : one;
  });
}

function describeFit(found: readonly RankedEntry[]): FoundResults['fit'] {
  if (found.every(({ hasAllWords }) => hasAllWords)) return 'all-words';
  return found.some(({ hasAllWords }) => hasAllWords) ? 'mixed' : 'most-words';
}

/** Each entry at its best place, and of news with one title only the newest. */
function listOnce(ranked: readonly RankedEntry[]): readonly RankedEntry[] {
  const seen = new Map<string, RankedEntry>();
  for (const one of ranked) {
    const { kind, entry } = one;
    const key = kind === 'news' ? `news ${entry.title}` : `${kind} ${entry.path} ${entry.title}`;
    const known = seen.get(key);
    if (known === undefined) seen.set(key, one);
    else if ((entry.day ?? '') > (known.entry.day ?? '')) seen.set(key, { ...known, entry });
  }
  return [...seen.values()];
}

/** The best result if it is a school whose whole name was searched, or the only school. */
function findNamedSchool(ranked: readonly RankedEntry[]): string | null {
  const [best] = ranked;
  if (best?.kind !== 'schools') return null;
  const isOnly = ranked.filter(({ kind }) => kind === 'schools').length === 1;
  return best.isExact || isOnly ? best.entry.path : null;
}

function recallWord(scope: SearchScope, word: SearchWord): MatchedWord {
  const known = matchesOfScopes.get(scope) ?? new Map<string, MatchedWord>();
  matchesOfScopes.set(scope, known);
  const matched = known.get(word.text) ?? matchWord(scope.parts, word);
  known.set(word.text, matched);
  // The other words of the search decide whether one counts.
  return { ...matched, isFiller: word.isFiller };
}

function matchWord(parts: readonly IndexedPart[], word: SearchWord): MatchedWord {
  const find = (isMisspelled: boolean) =>
    new Map(parts.flatMap((part) => [...part.findWord(word.spellings, word.synonyms, isMisspelled)]));
  const found = find(false);
  if (found.size > 0) return { ...word, found, readAs: word.text };
  const similar = find(true);
  const [best] = [...similar.values()].sort((a, b) => b.score - a.score);
  return { ...word, found: similar, readAs: best?.term ?? word.text };
}

/** Entries with less of a search, weighed by how rare its words are, are left out. */
const LEAST_COVERAGE = 0.34;
/** Entries that fit this much worse than the best are left out of a list of partial results. */
const LEAST_OF_BEST = 0.15;
/** Fewer entries with all words may be accidents of long texts, so others stand beside them. */
const ENOUGH_COMPLETE = 5;

function rankEntries({ parts, ...facts }: SearchScope, words: readonly MatchedWord[]): readonly RankedEntry[] {
  const isUnknown = words.some(({ isFiller, found }) => !isFiller && found.size === 0);
  // Words that nothing has tell no entries apart.
  const telling = words.filter(({ isFiller, found }) => !isFiller && found.size > 0);
  const wanted = joinTellingWords(telling.map(({ readAs }) => readAs).join(' '));
  const size = parts.reduce((total, part) => total + part.size, 0);
  const rarities = telling.map(({ found }) => Math.log(1 + size / found.size));
  const allRarities = sum(rarities);
  const candidates = new Set(telling.flatMap(({ found }) => [...found.keys()]));
  return [...candidates].flatMap((indexed): readonly RankedEntry[] => {
    const coverage = sum(rarities.filter((_, index) => telling[index]?.found.has(indexed) === true)) / allRarities;
    if (coverage < LEAST_COVERAGE) return [];
    const { kind, entry, titleWords } = indexed;
    const titleWeight = weighTitle(titleWords, wanted);
    const score = scoreWords(telling, indexed) * coverage ** 3 * titleWeight * weighEntry(kind, entry, facts);
    const hasAllWords = coverage === 1 && !isUnknown;
    return [{ kind, entry, score, hasAllWords, isExact: titleWords === wanted, titleWeight }];
  });
}

function scoreWords(words: readonly MatchedWord[], indexed: IndexedEntry): number {
  return sum(words.map(({ found }) => found.get(indexed)?.score ?? 0));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** How well a title fits a whole search. */
function weighTitle(title: string, wanted: string): number {
  const name = title.replace(/^(?:boy|girl) /, '');
  if (title === wanted || name === wanted) return EXACT_TITLE;
  if (title.startsWith(`${wanted} `) || name.startsWith(`${wanted} `)) return TITLE_BEGINS;
  return wanted.split(' ').every((word) => title.includes(word)) ? TITLE_HAS_ALL : 1;
}

/** What an entry is worth whatever was searched: by kind, depth of its path and age. */
function weighEntry(kind: SearchKind, { path, day }: SearchEntry, facts: Moments): number {
  const depth = path.replace(/[?#].*/, '').split('/').length - 2;
  return kindWeights[kind] * DEEPER_PATH ** depth * weighAge(day, facts);
}

type Moments = Pick<SearchFacts, 'recentFrom' | 'seasonFrom'>;

function weighAge(day: string | undefined, { recentFrom, seasonFrom }: Moments): number {
  if (day === undefined || day >= recentFrom) return 1;
  return day >= seasonFrom ? OLDER_THAN_A_MONTH : OLDER_SEASON;
}

/** Schools that a search names in full, together with something that their pages show: `athletic director of Blau`. */
function findSchools(words: readonly MatchedWord[]): readonly RankedEntry[] {
  const telling = words.filter(({ isFiller }) => !isFiller);
  const rest = telling.filter(({ text }) => !isSchoolWord(text));
  const [first, ...others] = rest;
  if (first === undefined || rest.length === telling.length) return [];
  const wanted = joinTellingWords(rest.map(({ readAs }) => readAs).join(' '));
  return [...first.found.keys()]
    .filter(({ kind, titleWords }) => kind === 'schools' && weighTitle(titleWords, wanted) > 1)
    .filter((indexed) => others.every(({ found }) => found.has(indexed)))
    .map((indexed): RankedEntry => {
      const { entry, titleWords } = indexed;
      const titleWeight = weighTitle(titleWords, wanted);
      const score = scoreWords(rest, indexed) * titleWeight * kindWeights.schools;
      return { kind: 'schools', entry, score, hasAllWords: true, isExact: titleWords === wanted, titleWeight };
    });
}

/** The teams of schools and sports that a search names together: `Vesper football`, `basketball st anne schedule 2024`. */
function findTeams({ teamSports }: SearchScope, words: readonly MatchedWord[]): readonly RankedEntry[] {
  const asked = words.map((word) => ({ word, terms: new Set([word.text, ...word.synonyms].flatMap(listTerms)) }));
  return teamSports.flatMap(([sport, address]) => {
    const names = listTerms(sport);
    const essential = names.filter((name) => name !== 'boys' && name !== 'girls');
    if (!essential.every((name) => asked.some(({ terms }) => terms.has(name)))) return [];
    const rest = asked
      .filter(({ word, terms }) => !word.isFiller && !isTeamWord(word.text) && !names.some((name) => terms.has(name)))
      .map(({ word }) => word);
    const [first, ...others] = rest;
    if (first === undefined || rest.some(({ text }) => text === 'boys' || text === 'girls')) return [];
    const wanted = joinTellingWords(rest.map(({ readAs }) => readAs).join(' '));
    return [...first.found.keys()]
      .filter((indexed) => indexed.kind === 'schools' && others.every(({ found }) => found.has(indexed)))
      .map((indexed): RankedEntry => {
        const { path, title, detail } = indexed.entry;
        const to = address
          .replace(schoolIdPlace, path.split('/').at(-1) ?? '')
          .replace(schoolNamePlace, encodeURIComponent(title));
        const titleWeight = weighTitle(indexed.titleWords, wanted);
        return {
          kind: 'teams',
          entry: { path: to, title: `${title} ${sport}`, ...(detail !== undefined && { detail }) },
          score: scoreWords(rest, indexed) * titleWeight * kindWeights.teams,
          hasAllWords: true,
          isExact: indexed.titleWords === wanted,
          titleWeight,
        };
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST_TEAM_SCHOOLS);
  });
}

function groupEntries(
  found: readonly RankedEntry[],
  search: string,
  { mostPerKind, onlyKind = null }: FindLimits,
): readonly FoundGroup[] {
  const toGroup = (kind: FoundGroup['kind'], entries: readonly RankedEntry[], most: number): FoundGroup => ({
    kind,
    title: groupTitles[kind],
    entries: entries.slice(0, most).map(toFoundEntry),
    count: entries.length,
    allHref:
      kind === 'best' || entries.length <= most ? null : buildHref(Route.search, { query: { q: search.trim(), kind } }),
  });
  if (onlyKind !== null) return found.length === 0 ? [] : [toGroup(onlyKind, found, Infinity)];
  // No school of a town fits better than the others.
  const isTied = found.length > MOST_BEST && found.slice(0, MOST_BEST + 1).every(isTown);
  const best = isTied ? [] : found.slice(0, MOST_BEST);
  const rest = found.slice(best.length);
  // The kind of the best of the rest comes first.
  const kinds = [...new Set(rest.map(({ kind }) => kind))];
  return [
    ...(best.length === 0 ? [] : [toGroup('best', best, MOST_BEST)]),
    ...kinds.map((kind) =>
      toGroup(
        kind,
        rest.filter((ranked) => ranked.kind === kind),
        mostPerKind,
      ),
    ),
  ];
}

function toFoundEntry({ kind, entry }: RankedEntry): FoundEntry {
  const { path, title, detail, neutralTitle, day } = entry;
  const parts = [detail, day === undefined ? undefined : formatMediumDate(day)];
  return {
    kind,
    path,
    title,
    detail: parts.filter((part) => part !== undefined).join(', ') || null,
    neutralTitle: neutralTitle ?? null,
  };
}

/** Words of the index that resemble those of a search that finds nothing. */
export function suggestSearches({ parts, ...facts }: SearchScope, search: string, most: number): readonly string[] {
  const words = parseSearch(search, facts).filter(({ isFiller }) => !isFiller);
  const suggested = words.flatMap(({ text }) => parts.flatMap((part) => part.suggestWords(text).slice(0, most)));
  return [...new Set(suggested)].slice(0, most);
}

export function isSearchKind(text: string | undefined): text is SearchKind {
  return searchKinds.some((kind) => kind === text);
}

/**
 * What was found for a text, in a sentence: also that words were corrected, or that entries do not have all of them.
 * @param isComplete whether everything was searched; otherwise the number is the least
 */
export function describeResults(results: FoundResults & { readonly search: string }, isComplete = true): string {
  const { search, correctedText, fit, count } = results;
  const found = `${isComplete || count === 0 ? '' : 'At least '}${formatCount(count, 'result')}`;
  if (count > 0 && correctedText !== null) return `${found} for “${correctedText}”, instead of “${search}”`;
  const note = { 'all-words': '', mixed: ', some without all of its words', 'most-words': ', with some of its words' };
  return `${found} for “${search}”${note[fit]}`;
}
