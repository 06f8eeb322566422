/** Splits a name into the part that several schools may share and the campus or last word, as in `Rockwell (East)`. */
export function splitName(name: string): readonly [shared: string, own: string] {
  const campus = name.indexOf(' (');
  const at = campus > 0 ? campus + 1 : (/^.*\S (?=[^\s[]+(?: \[[^\]]*\])?$)/.exec(name)?.[0].length ?? name.length);
  return [name.slice(0, at), name.slice(at)];
}
