import type { SearchFacts } from './search-entry';
import { dropPlural, listSpellings, listTerms, splitCompounds } from './search-terms';
import {
  fillers as fillerList,
  synonyms as synonymLists,
  schoolWords as schoolWordList,
  teamWords as teamWordList,
} from './search-words.json';

/** A word of a search, or several words that mean one thing. */
export interface SearchWord {
  /** As it was typed, without case and accents. */
  readonly text: string;
  readonly spellings: readonly string[];
  /** Words that mean the same on this site. */
  readonly synonyms: readonly string[];
  /** Found almost everywhere and asked for by nobody: `how`, `the`, `policy`. */
  readonly isFiller: boolean;
}

const synonymsByPhrase: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(synonymLists));
const fillers: ReadonlySet<string> = new Set(fillerList);
const teamWords: ReadonlySet<string> = new Set(teamWordList);
const schoolWords: ReadonlySet<string> = new Set(schoolWordList);
/** Words in the longest phrase with a synonym. */
const mostPhraseWords = Math.max(...[...synonymsByPhrase.keys()].map((phrase) => phrase.split(' ').length));

/** The words of a search. A phrase with synonyms is one word: `press pass` is `media credentials`. */
export function parseSearch(search: string, { commonWords }: Pick<SearchFacts, 'commonWords'>): readonly SearchWord[] {
  const typed = splitCompounds(search);
  const words: SearchWord[] = [];
  for (let at = 0; at < typed.length;) {
    const phrase = findPhrase(typed, at);
    const text = phrase ?? typed[at] ?? '';
    words.push({
      text,
      spellings: phrase === undefined ? listSpellings(text) : [phrase],
      synonyms: synonymsByPhrase.get(text) ?? [],
      isFiller: fillers.has(text) || commonWords.includes(text),
    });
    at += text.split(' ').length;
  }
  return words.every(({ isFiller }) => isFiller) ? words.map((word) => ({ ...word, isFiller: false })) : words;
}

/** The longest phrase of several words at a place that has synonyms. */
function findPhrase(typed: readonly string[], at: number): string | undefined {
  for (let count = mostPhraseWords; count > 1; count -= 1) {
    const phrase = typed.slice(at, at + count).join(' ');
    if (phrase.split(' ').length === count && synonymsByPhrase.has(phrase)) return phrase;
  }
  return undefined;
}

/** The words of a text that can find it, each once. */
export function listDistinctWords(text: string): string {
  const words = listTerms(text).filter((term) => term.length > 2 && !fillers.has(term));
  return [...new Set(words.map(dropPlural))].join(' ');
}

/** Whether a word asks for something that the page of a team shows: `schedule`, `roster`, a year. */
export function isTeamWord(word: string): boolean {
  return teamWords.has(word) || /^(?:19|20)\d\d$/.test(word);
}

/** Whether a word asks for something that the page of a school shows: `director`, `address`. */
export function isSchoolWord(word: string): boolean {
  return schoolWords.has(word) || isTeamWord(word);
}

/** What a title or a search says, for comparisons of the whole: `Board of Directors` is `board director`. */
export function joinTellingWords(text: string): string {
  const words = splitCompounds(text).flatMap((compound) => (listSpellings(compound).at(-1) ?? '').split(' '));
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length === 0 ? words : telling).map(dropPlural).join(' ');
}
