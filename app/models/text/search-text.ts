const longestSearchCharacters = 80;

/** Letters that Unicode does not take apart into a letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ð: 'd',
  þ: 'th',
};

const isPlainAscii = /^[ -~]*$/;
/** Straight, typographic and modifier apostrophes, single quotation marks, and the accents that phones offer for them. */
const apostrophes = /['‘’‛ʻʼʹ′`´]/g;
const hyphensAndPeriods = /[-‐‑‒–—―−.·]/g;

/** Text without case and accents, as somebody types it on a phone: `Błaszczyk` is `blaszczyk`. */
function stripDiacritics(text: string): string {
  const lower = text.toLowerCase();
  if (isPlainAscii.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[łøđßæœıðþ]/g, (letter) => plainLetters[letter] ?? letter);
}

/**
 * Text as it is compared in a search: without case, accents and apostrophes, hyphens and periods as spaces, one space at a
 * time. `St. Brannock–O’Dell` is `st brannock odell`.
 */
export function foldText(text: string): string {
  return collapse(withoutApostrophes(text).replace(hyphensAndPeriods, ' '));
}

/** A search text as an address holds it: one space at a time, none around it, not endless. */
export function readSearchText(given: string): string {
  const text = given.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return Array.from(text).slice(0, longestSearchCharacters).join('').trim();
}

/**
 * A test for names against a search text: every word of it must occur, in any order, however either of them is written.
 * Blank text fits everything. Hyphens and periods may be left out: `jr` finds `J.R.`, `st anne` finds `St.Anne`.
 */
export function createTextMatcher(search: string): (name: string) => boolean {
  const fits = createKeysMatcher(search);
  return (name) => fits(searchKeys(name));
}

/** What a name is compared by: with hyphens and periods as spaces, and without them. */
export type SearchKeys = readonly [spaced: string, joined: string];

/** The keys of a name that is searched many times: to make them takes most of the time of a comparison. */
export function searchKeys(name: string): SearchKeys {
  const plain = withoutApostrophes(name);
  return [collapse(plain.replace(hyphensAndPeriods, ' ')), collapse(plain.replace(hyphensAndPeriods, ''))];
}

/** Like `createTextMatcher`, for names whose keys are there. */
export function createKeysMatcher(search: string): (keys: SearchKeys) => boolean {
  const words = foldText(search).split(' ').filter(Boolean);
  return ([spaced, joined]) => words.every((word) => spaced.includes(word) || joined.includes(word));
}

/** The letter under which a list has a name, `A` to `Z`; `null` for a name that begins with no letter of these. */
export function getFirstLetter(name: string): string | null {
  const first = foldText(name).charAt(0);
  return /^[a-z]$/.test(first) ? first.toUpperCase() : null;
}

function withoutApostrophes(text: string): string {
  return stripDiacritics(text).replace(apostrophes, '');
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
