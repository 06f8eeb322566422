import { getSchoolYear, formatTerm } from '../../calendar/civil';
import type { Context } from '../../http/context';
import { readParam } from '../../http/context';
import { getSport } from '../../world/sports';

/** `pair` is the schedule, `info1` the teams. */
export const legacySections = ['bracket', 'pair', 'pairings', 'info1', 'map'] as const;
export type LegacySection = (typeof legacySections)[number];

/** `/legacy/football/3abracket.htm`, `/legacy/football/2024-25/3abracket.htm` */
export function buildLegacyAddress(section: LegacySection, className: string, schoolYear?: number): string {
  return `/legacy/football/${getSeasonFolder(schoolYear)}${className.toLowerCase()}${section}.htm`;
}

/** `/media/maps/football/3a.svg`, `/media/maps/football/2024-25/3a.svg` */
export function buildMapAddress(className: string, schoolYear?: number): string {
  return `/media/maps/football/${getSeasonFolder(schoolYear)}${className.toLowerCase()}.svg`;
}

function getSeasonFolder(schoolYear: number | undefined): string {
  return schoolYear === undefined ? '' : `${formatTerm(schoolYear)}/`;
}

/** `3a`, `3A` or `3` */
export function readClass(text: string): string | undefined {
  return getSport('football').classes.find((name) => name === text.toUpperCase() || name === `${text}A`);
}

/** Defaults to the clock's; undefined when invalid. */
export function readSchoolYear(context: Context): number | undefined {
  const term = readParam(context, 'term');
  if (term === '') return getSchoolYear(context.clock.today);
  const schoolYear = Number(term.slice(0, 4));
  return Number.isInteger(schoolYear) && formatTerm(schoolYear) === term ? schoolYear : undefined;
}
