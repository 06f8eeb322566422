/** Forms of a school's name for where the full one does not fit. Each differs from those of all other schools of the page. */
export interface NameForms {
  /** At most 14 characters: `Willowcreek SU`. */
  readonly short: string;
  /** Three letters or digits: `WSU`. */
  readonly code: string;
}

const mostShortLetters = 14;
const codeLetters = 3;
/** With so many in one town, schools are known by their campuses. */
const manyOfTown = 4;

/** The forms of all schools of a page by their full names. They do not depend on the order of the names. */
export function buildNameForms(names: Iterable<string>): ReadonlyMap<string, NameForms> {
  const schools = [...new Set(names)].sort(compareCharacters).map(parseName);
  const shorts = chooseShortNames(schools);
  const codes = chooseCodes(schools);
  return new Map(
    schools.map(({ full }, index) => [full, { short: shorts[index] ?? full, code: codes[index] ?? full }]),
  );
}

function compareCharacters(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** `Zelmaton (Z.-South Edda) [Coop]` */
interface ParsedName {
  readonly full: string;
  /** `Zelmaton` */
  readonly town: string;
  /** `South Edda`; empty in most names. */
  readonly campus: string;
  /** Between the two. */
  readonly joint: '-' | ' ';
}

/** Characters of a name from which forms are made. */
const MOST_READ = 200;

function parseName(full: string): ParsedName {
  const bare = dropCooperative(full);
  const [, town, campus = ''] = /^([^(]+?)\s*\(([^)]+)\)?$/.exec(bare) ?? [];
  if (town === undefined) return { full, town: dropWords(bare), campus: '', joint: ' ' };
  const [, rest] = /^\p{L}\.-(.+)$/u.exec(campus) ?? [];
  return { full, town: dropWords(town), campus: dropWords(rest ?? campus), joint: rest === undefined ? ' ' : '-' };
}

/** `Briarville-Cobblewood` of `Briarville-Cobblewood [Coop]`, `Heron Prairie` of `Heron Prairie Unit #8` */
export function dropAdditions(full: string): string {
  return dropWords(dropCooperative(full));
}

function dropCooperative(full: string): string {
  return full
    .slice(0, MOST_READ)
    .replace(/\s*(?:\[[^\]]*\]?|\(co-?op\))/gi, '')
    .trim();
}

/** Without words that distinguish no school. */
function dropWords(text: string): string {
  return text.replace(/\s+(?:(?:senior |sr\. )?high school|h\.?s\.?|(?:unit|district)? ?#\d+)(?!\S)/gi, '').trim();
}

/** Full names that fit are kept; of the others, each gets its first possible form that no other one could have. */
function chooseShortNames(schools: readonly ParsedName[]): readonly string[] {
  const isKept = ({ full }: ParsedName) => isShort(full);
  const taken = new Set(schools.filter(isKept).map(({ full }) => fold(full)));
  const campuses = countEach(schools.flatMap(({ town, campus }) => (campus === '' ? [] : [town])));
  const listed = schools.map((school) =>
    isKept(school) ? [] : listShortNames(school, campuses.get(school.town) ?? 0).filter(isShort),
  );
  const seen = countEach(listed.flatMap((forms) => [...new Set(forms.map(fold))]));
  return schools.map((school, index) => {
    if (isKept(school)) return school.full;
    const free = (listed[index] ?? []).filter((form) => form !== '' && !taken.has(fold(form)));
    const chosen = free.find((form) => seen.get(fold(form)) === 1) ?? free[0];
    return take(chosen ?? numberForm(school.town, mostShortLetters, taken), taken);
  });
}

function isShort(text: string): boolean {
  return text.length <= mostShortLetters || countLetters(text) <= mostShortLetters;
}

function countEach(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function chooseCodes(schools: readonly ParsedName[]): readonly string[] {
  const taken = new Set<string>();
  return schools.map((school) => {
    for (const code of listCodes(school)) {
      if (countLetters(code) === codeLetters && !taken.has(fold(code))) return take(code, taken);
    }
    return take(numberForm(listLetters(school.full), codeLetters, taken), taken);
  });
}

function take(form: string, taken: Set<string>): string {
  taken.add(fold(form));
  return form;
}

function numberForm(text: string, most: number, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number += 1) {
    const digits = number.toString(36).toUpperCase();
    const letters = clip(text, most - digits.length);
    const form = letters + '0'.repeat(most - digits.length - countLetters(letters)) + digits;
    if (!taken.has(fold(form))) return form;
  }
}

/** Forms of any length, the best first. */
function listShortNames({ full, town, campus, joint }: ParsedName, schoolsOfTown: number): readonly string[] {
  if (campus === '') return [town, abbreviate(town), ...listBeginnings(town), shorten(town)];
  const initials = listInitials(campus);
  const towns = [town, abbreviate(town), ...listBeginnings(town), clip(town, mostShortLetters - 1 - initials.length)];
  const own = schoolsOfTown < manyOfTown ? [] : [campus, abbreviate(campus)];
  return [
    full.slice(0, MOST_READ).replace(/\s*\[.*/, ''),
    town + joint + campus,
    abbreviate(town + joint + campus),
    ...own,
    ...towns.map((name) => name + joint + initials),
    campus,
    abbreviate(campus),
    ...listBeginnings(campus),
  ];
}

/** `Tamarland-K.` of `Tamarland-Kestrelford`, `Grand Orrin` of `Grand Orrin Central`. */
function listBeginnings(text: string): readonly string[] {
  const [, first = '', joint = '', rest = ''] = /^([^-/,]+)([-/]|, ?)(.+)$/.exec(text) ?? [];
  const joined = joint === '' ? [] : [first, abbreviate(first)].map((name) => name + joint + listInitials(rest));
  const words = (first || text).split(' ');
  const fewer = words.map((_, index) => words.slice(0, words.length - index).join(' '));
  const whole = fewer.filter((name) => !smallWords.test(splitWords(name).at(-1) ?? ''));
  return [...joined, ...whole.flatMap((name) => [name, abbreviate(name)])];
}

const smallWords = /^(?:of|the|and|for|de|du|des|at|in)$/;

function listInitials(text: string): string {
  return splitWords(text)
    .filter((word) => !smallWords.test(word))
    .map((word) => word.replace(/^(\p{L}).*/u, '$1'))
    .join('')
    .toUpperCase();
}

/** The first letters of three words, or of two; then the first one with two others. */
function* listCodes({ town, campus }: ParsedName): Generator<string> {
  const all = `${town} ${campus}`;
  const [one = '', two = ''] = splitWords(all).map(listLetters);
  yield* [clip(listInitials(all), codeLetters), clip(one, 2) + clip(two, 1), clip(one, 1) + clip(two, 2)];
  const [first = '', ...others] = Array.from(listLetters(all));
  for (const [index, second] of others.entries()) {
    for (const third of others.slice(index + 1)) yield first + second + third;
  }
}

const abbreviations: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Academy: 'Acad.',
    Archbishop: 'Abp.',
    Bishop: 'Bp.',
    Catholic: 'Cath.',
    Center: 'Ctr.',
    Central: 'Cent.',
    Christian: 'Chr.',
    Community: 'Comm.',
    Consolidated: 'Cons.',
    County: 'Co.',
    Crossing: 'Xing',
    East: 'E.',
    Fort: 'Ft.',
    Heights: 'Hts.',
    Junction: 'Jct.',
    Landing: 'Ldg.',
    Lutheran: 'Luth.',
    Mount: 'Mt.',
    North: 'N.',
    Point: 'Pt.',
    Prairie: 'Pr.',
    Preparatory: 'Prep',
    Saint: 'St.',
    Sainte: 'Ste.',
    South: 'S.',
    Springs: 'Spgs.',
    Township: 'Twp.',
    Valley: 'Vly.',
    West: 'W.',
  }),
);

function abbreviate(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => abbreviations.get(word) ?? word);
}

function splitWords(text: string): string[] {
  return text.split(/[^\p{L}\p{M}\p{N}'’]+/u).filter((word) => word !== '');
}

function listLetters(text: string): string {
  return splitWords(text).join('').replace(/['’]/g, '').toUpperCase();
}

function countLetters(text: string): number {
  return Array.from(text).length;
}

/** `Yarboroughvil.` */
function shorten(text: string): string {
  return `${clip(text, mostShortLetters - 1).replace(/[aeiou\s-]+$/, '')}.`;
}

function clip(text: string, most: number): string {
  return Array.from(text).slice(0, most).join('').trimEnd();
}

function fold(text: string): string {
  return text.toLowerCase();
}
