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

/** Splits a name into the part that several schools may share and the campus or last word, as in `Rockwell (East)`. */
export function splitName(name: string): readonly [shared: string, own: string] {
  const campus = name.indexOf(' (');
  const at = campus > 0 ? campus + 1 : (/^.*\S (?=[^\s[]+(?: \[[^\]]*\])?$)/.exec(name)?.[0].length ?? name.length);
  return [name.slice(0, at), name.slice(at)];
}
