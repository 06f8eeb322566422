import type { ClassTab } from '~/components/ui/class-tabs';
import { findCurrentSeason, getPreviousSeason } from '~/models/dates/season';
import type { SportPageRequest } from '~/page/page-sources';
import { buildClassTabs } from './class-of-address';

export interface FinalsAddress {
  readonly sport: SportPageRequest['sport'];
  readonly season: string;
  /** The same if the address names it; `null` for the current season. */
  readonly lastSeason: string | null;
  /** Smallest schools first. */
  readonly classes: readonly string[];
  /** The requested class in any case, or the first if there is no such class. */
  readonly classId: string;
  /** The same for addresses; `null` for the first class. */
  readonly classInAddress: string | null;
}

/** Season and class of the state finals that an address names. */
export function readFinalsAddress(
  { sport, query, clock }: Pick<SportPageRequest, 'sport' | 'query' | 'clock'>,
  classes: readonly string[],
  askedClass: string | undefined,
): FinalsAddress {
  const [first = ''] = classes;
  const classId = classes.find((name) => name === askedClass?.toUpperCase()) ?? first;
  return {
    sport,
    season: query.season ?? findCurrentSeason(clock),
    lastSeason: query.season ?? null,
    classes,
    classId,
    classInAddress: classId === first ? null : classId,
  };
}

/** @param what `leaderboard`, for the link to another season */
export function buildFinalsLinks(
  { lastSeason, classes, classId, classInAddress }: FinalsAddress,
  clock: SportPageRequest['clock'],
  what: string,
  buildHref: (classInAddress: string | null, season: string | null) => string,
): { readonly tabs: readonly ClassTab[]; readonly otherSeason: { readonly text: string; readonly to: string } } {
  const current = findCurrentSeason(clock);
  const previous = getPreviousSeason(current);
  return {
    tabs: buildClassTabs(classes, classId, (name) => buildHref(name === classes[0] ? null : name, lastSeason)),
    /** From the current season to last season, or back. */
    otherSeason:
      lastSeason === null
        ? { text: `Last season’s ${what} (${previous})`, to: buildHref(classInAddress, previous) }
        : { text: `This season’s ${what} (${current})`, to: buildHref(classInAddress, null) },
  };
}
