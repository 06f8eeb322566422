/** The full name of a school if upstream truncated the short one, as in `Anselmburg (Selby`; otherwise the short name. */
export function findWholeName(short: string | null, whole: string | null): string | null {
  if (short === null || whole === null) return short ?? whole;
  return isCutOff(short, whole) ? whole : short;
}

/** A bracket is not closed, or the full name continues within the word. */
function isCutOff(short: string, whole: string): boolean {
  if (/\([^()]*$|\[[^[\]]*$/.test(short)) return true;
  const rest = whole.toLowerCase().startsWith(short.toLowerCase()) ? whole.slice(short.length) : '';
  return /^[\p{L}\p{M}’']/u.test(rest);
}

/**
 * Splits a name where it may continue on another line: before the campus, as in `Rockwell (East)`, or where the longer of both parts is
 * shortest.
 */
export function splitName(name: string): readonly [shared: string, own: string] {
  const places = listBreaks(name);
  const measure = (place: number) => Math.max(place, name.length - place);
  const [best = name.length] = places.sort((a, b) => measure(a) - measure(b));
  return [name.slice(0, best), name.slice(best)];
}

/** Where a line may end: before the campus, else after a space or hyphen that is not inside brackets. */
function listBreaks(name: string): number[] {
  const campus = name.indexOf(' (');
  if (campus > 0) return [campus + 1];
  const outside = name.replace(/\[[^[\]]*\]?/g, (part) => '.'.repeat(part.length));
  return [...outside.matchAll(/\S[ -](?=\S)/g)].map(({ index }) => index + 2);
}

/** Writes out a town that a name abbreviates after naming it: `Cornview-Thornbrook` of `Cornview (C.-Thornbrook)`. For headings and wide tables. */
export function writeOutTown(name: string): string {
  const [, town = '', initial, rest = ''] = /^([^(]+) \((\p{L})\.-([^()]+)\)/u.exec(name) ?? [];
  return initial !== undefined && town.startsWith(initial)
    ? `${town}-${rest}${name.slice(`${town} (${initial}.-${rest})`.length)}`
    : name;
}

/** Characters before the bracket that may belong to the town. */
const longestTown = 40;

/** Writes out the towns of all schools that a text names: `at Cornview-Thornbrook` of `at Cornview (C.-Thornbrook)`. */
export function writeOutTowns(text: string): string {
  return text.replace(
    / \((\p{L})\.-([^()]+)\)/gu,
    (found, initial: string, rest: string, at: number, whole: string) => {
      const words = whole.slice(Math.max(0, at - longestTown), at).split(' ');
      const firstOther = words.findLastIndex((word) => !/^\p{Lu}/u.test(word));
      return words.slice(firstOther + 1).some((word) => word.startsWith(initial)) ? `-${rest}` : found;
    },
  );
}
