import { splitName, writeOutTown } from '~/models/schools/school-name';
import { buildNameForms, dropAdditions } from './name-forms';

/** The forms of a name that may not fit in the slots of a bracket. */
export interface SlotForms {
  readonly name: string;
  /** With soft hyphens in long words. */
  readonly short: string;
  /** Empty where the short form certainly fits. */
  readonly code: string;
}

/** Letters of usual width that fit in each of the two lines of a slot. */
const lettersOfLine = 10.8;

/**
 * The forms of the names that may not fit; distinct among all names. A name that fits without `[Coop]` and the like is written out so; of
 * others, the short form is that of `buildNameForms`.
 */
export function buildSlotForms(names: Iterable<string>): readonly SlotForms[] {
  const forms = buildNameForms(names);
  const countWritten = countEach([...forms.keys()].map(writeWithoutAdditions));
  return [...forms].flatMap(([name, { short: cut, code }]) => {
    if (fits(splitName(writeOutTown(name)))) return [];
    const written = writeWithoutAdditions(name);
    // Shorter ones are the first that the cut forms are chosen from.
    const isOwn = written.length > 14 && countWritten(written) === 1;
    if (isOwn && fits(splitName(written))) return [{ name, short: written, code: '' }];
    const short = cut.replace(/\p{L}{9,}/gu, hyphenate);
    return [{ name, short, code: fits(short.split(/[ \u00ad]|(?<=-)/)) ? '' : code }];
  });
}

/** `Cornview-Thornbrook` of `Cornview (C.-Thornbrook) [Coop]` */
function writeWithoutAdditions(name: string): string {
  return dropAdditions(writeOutTown(name));
}

function countEach(texts: readonly string[]): (text: string) => number {
  const counts = new Map<string, number>();
  for (const text of texts.map((each) => each.toLowerCase())) counts.set(text, (counts.get(text) ?? 0) + 1);
  return (text) => counts.get(text.toLowerCase()) ?? 0;
}

function fits(parts: readonly string[]): boolean {
  return parts.every((part) => measure(part.trim()) <= lettersOfLine);
}

/** Estimates the width of a text in letters of usual width; rather too wide than too narrow. */
function measure(text: string): number {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return text.length + 0.6 * count(/[mw]/gi) - 0.4 * count(/[\s.'’()[\]ijl]/gi);
}

const lastSyllables =
  /(?<=\p{L}{3})(?:bridge|brook|burg|bury|creek|crest|dale|field|ford|grove|ham|haven|land|mont|port|ridge|side|stead|ton|view|ville|water|wick|wood|worth)$/u;

/** A soft hyphen as in `Hickory-stead`, or before a consonant in the middle. */
function hyphenate(word: string): string {
  const middle = Math.floor(word.length / 2) - 1;
  const last = word.search(lastSyllables);
  const at = last > 0 ? last : middle + Math.max(0, word.slice(middle).search(/(?<=\p{L})[^aeiouy](?=[aeiouy])/iu));
  return `${word.slice(0, at)}\u00ad${word.slice(at)}`;
}
