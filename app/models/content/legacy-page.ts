/*
 * Pages of the association's old web server, which the site shows in frames. This is the only place that knows how they
 * are called there:
 *
 *   {LEGACY_BASE_URL}/data/{abbreviation}/{class}{name}.htm   a section of a sport's state series: data/vbg/2asite.htm
 *   {LEGACY_BASE_URL}/data/{tnb|tng}/{1|2}{page}.htm          the state finals of tennis: data/tng/1singles.htm
 *   {RECORDS_BASE_URL}/{abbreviation}.htm                     records and history of a sport: bkb.htm
 */

/** A section of a state series that is a page of the old server. */
export interface LegacySection {
  /** Last path segment below `/sports/{sportId}/state-series`. */
  readonly segment: string;
  readonly title: string;
  /** What the old server calls it. */
  readonly name: string;
}

const sections: readonly LegacySection[] = [
  { segment: 'entries', title: 'Entries', name: 'entry' },
  { segment: 'sites', title: 'Sites', name: 'site' },
  { segment: 'assignments', title: 'Assignments', name: 'assign' },
  { segment: 'seeds', title: 'Seeds', name: 'seed' },
  { segment: 'schedules', title: 'Schedules', name: 'pair' },
  { segment: 'brackets', title: 'Brackets', name: 'bracket' },
  { segment: 'results', title: 'Results', name: 'winner' },
];

/** The old server's list of teams; the site has a list of its own and shows this one only where upstream has none. */
export const legacyTeams: LegacySection = { segment: 'team-info', title: 'Team Information', name: 'info1' };

/** The class whose pages stand for all classes where a sport has no pages by class. */
export const defaultClass = '1A';

/** Both kinds of music share one records page. */
const sharedRecords: ReadonlyMap<string, string> = new Map([
  ['MO', 'MU'],
  ['MSE', 'MU'],
]);

/** The classes of the tennis finals. */
export const tennisClasses: readonly string[] = ['1A', '2A'];

/** A page of the tennis finals: two draws, the pairings (`qual`), results by school (`index`) and of each day. */
export type TennisFinalsPage = 'singles' | 'doubles' | 'qual' | 'index' | `result${number}`;

/** The section with this path segment, or `undefined` when the old server has none. */
export function findLegacySection(segment: string): LegacySection | undefined {
  return sections.find((section) => section.segment === segment);
}

/** Those of a sport's classes that have pages of their own: `1A`, `2A` and so on. */
export function classesWithPages(classes: readonly string[]): readonly string[] {
  return classes.filter((name) => /^\dA$/.test(name));
}

/** @param className such as `2A` */
export function legacySectionUrl(
  base: string,
  abbreviation: string,
  { name }: LegacySection,
  className: string,
): string {
  return `${base}/data/${segmentOf(abbreviation)}/${className.toLowerCase()}${name}.htm`;
}

/** @param className one of `tennisClasses` */
export function tennisFinalsUrl(
  base: string,
  gender: 'boys' | 'girls',
  className: string,
  page: TennisFinalsPage,
): string {
  return `${base}/data/${gender === 'boys' ? 'tnb' : 'tng'}/${className.slice(0, 1)}${page}.htm`;
}

export function recordsPageUrl(base: string, abbreviation: string): string {
  const code = abbreviation.trim().toUpperCase();
  return `${base}/${segmentOf(sharedRecords.get(code) ?? code)}.htm`;
}

function segmentOf(abbreviation: string): string {
  return encodeURIComponent(abbreviation.trim().toLowerCase());
}
