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

/** Splits a name where it may continue on another line: before the campus, as in `Rockwell (East)`, or before the last word. */
export function splitName(name: string): readonly [shared: string, own: string] {
  const beginning = /^(?:[^(]+ (?=\()|.*\S[ -](?=[^\s[\]-]+(?: \[[^\]]*\])?$)|.*\S (?=\[))/.exec(name)?.[0] ?? name;
  return [beginning, name.slice(beginning.length)];
}

/** Writes out a town that a name abbreviates after naming it: `Cornview-Thornbrook` of `Cornview (C.-Thornbrook)`. For headings and wide tables. */
export function writeOutTown(name: string): string {
  const [, town = '', initial, rest = ''] = /^([^(]+) \((\p{L})\.-([^()]+)\)/u.exec(name) ?? [];
  return initial !== undefined && town.startsWith(initial)
    ? `${town}-${rest}${name.slice(`${town} (${initial}.-${rest})`.length)}`
    : name;
}
