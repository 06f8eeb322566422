import leven from 'leven';
import { computeOncePerText } from '~/compute-once';

const longestSearchCharacters = 80;

/** Letters that Unicode does not take apart into a letter and a mark. */
const plainLetters = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', ð: 'd', þ: 'th' };

const isPlainAscii = /^[ -~]*$/;
/** Straight, typographic and modifier apostrophes, single quotation marks, and the accents that phones offer for them. */
const apostrophes = /['‘’‛ʻʼʹ′`´]/g;
const dashes = /[‐‑‒–—―−]/g;
const hyphensAndPeriods = /[-‐‑‒–—―−.·]/g;

/** Text without case and accents: `Błaszczyk` is `blaszczyk`. */
function stripDiacritics(text: string): string {
  const lower = text.toLowerCase();
  if (isPlainAscii.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[łøđßæœıðþ]/g, (letter) => plainLetters[letter as keyof typeof plainLetters]);
}

/** Text as searches compare it: `St. Brannock–O’Dell` is `st brannock odell`. */
export const foldText = computeOncePerText((text: string): string =>
  collapse(stripApostrophes(text).replace(hyphensAndPeriods, ' ')),
);

/** A search text as an address contains it: trimmed, single spaces, limited length. */
export function readSearchText(given: string): string {
  const text = given.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return Array.from(text).slice(0, longestSearchCharacters).join('').trim();
}

/** Text without case and accents, with single spaces and one spelling of each sign. */
function foldLiteral(text: string): string {
  return collapse(stripDiacritics(text).replace(apostrophes, "'").replace(dashes, '-'));
}

/** How a search text finds names. */
export interface TextMatcher {
  readonly matches: (name: string) => boolean;
  /** No name contains the text, so names match that have all of its words, or words like them. Pages say so. */
  readonly isLoose: boolean;
}

/**
 * The names that contain a search text; if none does, those that have its words in any order; if none has, those with words that differ
 * from them by a few letters. Blank text finds everything.
 */
export function chooseTextMatcher(search: string, names: readonly string[]): TextMatcher {
  const contains = createContainsMatcher(search);
  if (names.some(contains)) return { matches: contains, isLoose: false };
  const loose = [createWordsMatcher(search), createSimilarMatcher(search)].find((matches) => names.some(matches));
  return loose === undefined ? { matches: contains, isLoose: false } : { matches: loose, isLoose: true };
}

/** A test for names that a loose match has found: those with its words, or with words like them. */
export function createLooseMatcher(search: string): (name: string) => boolean {
  const [hasWords, isSimilar] = [createWordsMatcher(search), createSimilarMatcher(search)];
  return (name) => hasWords(name) || isSimilar(name);
}

/** How many letters of a word may be wrong: one from four letters on, two from eight. */
export function getMostEdits(word: string): number {
  return word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
}

/** Matches names with every word of a text, or one that differs by a few letters, but not in the first: `Ferante` finds `Ferrante`. */
function createSimilarMatcher(search: string): (name: string) => boolean {
  const words = foldText(search).split(' ').filter(Boolean);
  return (name) => {
    const ofName = foldText(name).split(' ');
    return words.every((word) => ofName.some((other) => isSimilarWord(word, other)));
  };
}

function isSimilarWord(word: string, other: string): boolean {
  if (other.includes(word)) return true;
  const mostEdits = getMostEdits(word);
  return mostEdits > 0 && word[0] === other[0] && leven(word, other, { maxDistance: mostEdits + 1 }) <= mostEdits;
}

/** A test for names that contain a search text, apart from case and accents. */
export function createContainsMatcher(search: string): (name: string) => boolean {
  const wanted = foldLiteral(search);
  return (name) => foldLiteral(name).includes(wanted);
}

/** Matches names with every word of a text. Hyphens and periods may be left out: `jr` finds `J.R.`. */
export function createWordsMatcher(search: string): (name: string) => boolean {
  const fits = createKeysMatcher(search);
  return (name) => fits(buildSearchKeys(name));
}

/** The count of results, with a note when no name contains the search text. */
export function labelFound(countText: string, isLoose: boolean): string {
  return isLoose ? `No exact match. Similar: ${countText}` : countText;
}

/** What a name is compared by, word by word: with hyphens and periods as spaces, and without them. */
export type SearchKeys = readonly [spaced: string, joined: string];

/** Keys of a name that is searched many times, because making them takes most of a comparison. */
export function buildSearchKeys(name: string): SearchKeys {
  const plain = stripApostrophes(name);
  return [collapse(plain.replace(hyphensAndPeriods, ' ')), collapse(plain.replace(hyphensAndPeriods, ''))];
}

/** Like `createWordsMatcher`, for names with prepared keys. */
export function createKeysMatcher(search: string): (keys: SearchKeys) => boolean {
  const words = foldText(search).split(' ').filter(Boolean);
  return ([spaced, joined]) => words.every((word) => spaced.includes(word) || joined.includes(word));
}

/** The letter under which a list has a name, `A` to `Z`; `null` for a name that begins with no letter of these. */
export function getFirstLetter(name: string): string | null {
  const first = foldText(name).charAt(0);
  return /^[a-z]$/.test(first) ? first.toUpperCase() : null;
}

/** Text without case, accents and apostrophes: `O’Dell` is `odell`. */
export function stripApostrophes(text: string): string {
  return stripDiacritics(text).replace(apostrophes, '');
}

/** Trimmed, with single spaces. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
