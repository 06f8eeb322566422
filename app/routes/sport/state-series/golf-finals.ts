import type { ClassTab } from '~/components/ui/class-tabs';
import { golfFinalsOf, seasonFacts } from '~/config/season-facts';
import type { GolfFinalsFacts, GolfSiteFacts } from '~/config/season-facts-schema';
import { sportPath, type Sport } from '~/config/sports';
import { longDate } from '~/models/dates/calendar-date';
import type { GolfFileParams } from '~/upstream/golf';
import { stateSeriesHeading } from '../sport-heading';
import { sportOfAddress } from '../sport-of-address';

/** The golf finals that an address names, and the class that its page shows. */
export interface GolfFinalsOfAddress {
  readonly sport: Sport;
  readonly finals: GolfFinalsFacts;
  /** The site of the class that is shown: the one asked for, or the first when there is no such class. */
  readonly site: GolfSiteFacts;
}

/**
 * @param askedClass what the address says of the class, in any case
 * @throws Response 404 for a sport that is not golf: upstream is not asked about it
 */
export function golfFinalsOfAddress(
  season: string,
  params: Readonly<Record<string, string | undefined>>,
  askedClass: string | undefined,
): GolfFinalsOfAddress {
  const sport = sportOfAddress(params);
  const finals = golfFinalsOf(season, sport.id);
  const site = finals && (finals.sites.find(({ classId }) => classId === askedClass?.toUpperCase()) ?? finals.sites[0]);
  if (finals === null || !site) throw new Response(null, { status: 404 });
  return { sport, finals, site };
}

/** What names the scoring files of the class. */
export function golfFilesOf(season: string, { sport, site }: GolfFinalsOfAddress): GolfFileParams {
  const prefix = sport.gender === 'girls' ? 'gog' : 'gob';
  return { folder: seasonFacts(season).golf.filesFolder, event: `${prefix}-${site.classId}` };
}

/** The heading of the pages of the golf finals: the sport and the days above the title. */
export function golfFinalsHeading({ sport, finals }: GolfFinalsOfAddress) {
  const { kicker, trail } = stateSeriesHeading(sport);
  return { kicker: `${kicker}, State Finals, ${daysText(finals.rounds)}`, trail };
}

/** `Class 3A at Quarry Rim Golf Course, Quarry Falls` */
export function golfSiteText({ classId, course, town }: GolfSiteFacts): string {
  return `Class ${classId} at ${course}, ${town}`;
}

export function golfClassTabs(
  { finals, site }: GolfFinalsOfAddress,
  hrefOf: (classId: string | null) => string,
): ClassTab[] {
  return finals.sites.map(({ classId }, index) => ({
    text: classId,
    to: hrefOf(index === 0 ? null : classId),
    isCurrent: classId === site.classId,
  }));
}

/** The class as addresses name it: the first one is not named. */
export function classInAddress({ finals, site }: GolfFinalsOfAddress): string | null {
  return site.classId === finals.sites[0]?.classId ? null : site.classId;
}

export function golfFinalsPath(sport: Sport, segment: string): string {
  return `${sportPath(sport)}/state-series/${segment}`;
}

/** `October 10–11, 2025`, or both days in full when a month ends between them. */
function daysText([first, second]: readonly [string, string]): string {
  if (first.slice(0, 7) !== second.slice(0, 7)) return `${longDate(first)} – ${longDate(second)}`;
  return longDate(first).replace(',', `–${Number(second.slice(8))},`);
}
