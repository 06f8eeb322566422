/*
 * Pages of the association's old web server, which the site shows in frames. The rows of the route table name their files:
 *
 *   {LEGACY_BASE_URL}/data/{abbreviation}/{class}{name}.htm   a section of a sport's state series: data/vbg/2asite.htm
 *   {LEGACY_BASE_URL}/data/{tnb|tng}/{1|2}{page}.htm          the state finals of tennis: data/tng/1singles.htm
 *   {RECORDS_BASE_URL}/{abbreviation}.htm                     records and history of a sport: bkb.htm
 */

/** The classes of a sport that have pages of their own: `1A`, `2A` and so on. */
export function listClassesWithPages(classes: readonly string[]): readonly string[] {
  return classes.filter((name) => /^\dA$/.test(name));
}

/** Address of a page, such as `data/{abbreviation}/{class}site.htm`, with its names filled in; `null` if one is unknown. */
export function fillLegacyPageFile(file: string, values: Readonly<Record<string, string | null>>): string | null {
  const names = [...file.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.some((name) => (values[name] ?? null) === null)) return null;
  return file.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent((values[name] ?? '').trim().toLowerCase()));
}
