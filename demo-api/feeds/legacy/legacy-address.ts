import { sports, type Sport } from '../../world/sports';

/*
 * Addresses of the old web server. Letters may be upper or lower case.
 *
 *   /legacy/data/{abbr}/{class}{section}.htm   one section of a state series: /legacy/data/vbg/2abracket.htm
 *   /legacy/scores/{abbr}{class}.htm           its scores: /legacy/scores/vbg2a.htm
 *   /legacy/data/{tnb|tng}/{1|2}{page}.htm     the state finals of tennis: /legacy/data/tng/1singles.htm
 *   /records/{abbr}.htm                        records and history of a sport; `mu` for both kinds of music
 *   /legacy/schools/records/{schoolId}.htm     the seasons of a school
 *
 * `abbr` is a sport's code. Classes are 1a, 2a and so on; sports that call them otherwise, or have none, have one page,
 * 1a, for all of them.
 */

export const sections = ['entry', 'site', 'assign', 'seed', 'pair', 'bracket', 'winner', 'info1'] as const;

export type Section = (typeof sections)[number];

/** The tennis finals pages besides the sections: draws, pairings, results of the three days, and schools. */
export const tennisPages = ['singles', 'doubles', 'qual', 'result1', 'result2', 'result3', 'index'] as const;

export type TennisPage = (typeof tennisPages)[number];

/** `className` is null for a page of all classes. */
export interface PageClass {
  /** `1a` */
  readonly part: string;
  readonly className: string | null;
}

export interface SectionAddress extends PageClass {
  readonly sport: Sport;
  readonly section: Section;
}

const onePart = '1a';

/** Classes with pages of their own. */
export function listPageClasses({ classes }: Sport): readonly PageClass[] {
  const numbered = classes.filter((className) => /^\dA$/.test(className));
  return numbered.length === 0
    ? [{ part: onePart, className: null }]
    : numbered.map((className) => ({ part: className.toLowerCase(), className }));
}

export function findSportByCode(code: string): Sport | undefined {
  return sports.find((sport) => sport.code === code.trim().toUpperCase());
}

/** @param page the file's name without `.htm`, such as `2abracket` */
export function readSection(code: string, page: string): SectionAddress | null {
  const [, part = '', name = ''] = /^(\da)([a-z]+1?)$/.exec(page.toLowerCase()) ?? [];
  const sport = findSportByCode(code);
  const section = sections.find((candidate) => candidate === name);
  if (sport === undefined || section === undefined) return null;
  const pageClass = findClassAt(sport, part);
  return pageClass === undefined ? null : { sport, section, ...pageClass };
}

/** @param page such as `vbg2a` */
export function readScores(page: string): (PageClass & { readonly sport: Sport }) | null {
  const [, code = '', part = onePart] = /^([a-z]+?)(\da)?$/.exec(page.toLowerCase()) ?? [];
  const sport = findSportByCode(code);
  const pageClass = sport === undefined ? undefined : findClassAt(sport, part);
  return sport === undefined || pageClass === undefined ? null : { sport, ...pageClass };
}

/** @param page such as `1singles` */
export function readTennisPage(
  code: string,
  page: string,
): { sport: Sport; className: string; page: TennisPage } | null {
  const sport = findSportByCode(code);
  const [, digit = '', name = ''] = /^([12])([a-z]+[1-3]?)$/.exec(page.toLowerCase()) ?? [];
  const known = tennisPages.find((candidate) => candidate === name);
  if (sport === undefined || sport.surface !== 'tennis' || known === undefined) return null;
  return { sport, className: `${digit}A`, page: known };
}

function findClassAt(sport: Sport, part: string): PageClass | undefined {
  return listPageClasses(sport).find((pageClass) => pageClass.part === part);
}
