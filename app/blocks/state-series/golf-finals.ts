import type { ClassTab } from '~/components/ui/class-tabs';
import { findGolfFacts } from '~/config/season-facts';
import { golfClasses } from '~/config/season-facts-schema';
import { type Sport } from '~/config/sports';
import { formatLongDate } from '~/models/dates/calendar-date';
import { findCurrentSeason, getPreviousSeason } from '~/models/dates/season';
import { type AnnouncedFinals, findSiteOfClass } from '~/models/state-series/announced-finals';
import type { SportPageRequest } from '~/page/page-sources';
import type { GolfFileParams } from '~/upstream/golf';
import { buildStateSeriesHeading } from '../sport/sport-heading';
import { buildAnnouncementSources, type AnnouncementSources } from './announced-finals';
import { defaultClass } from './class-of-address';

export type GolfAddress = ReturnType<typeof readGolfAddress>;

/** Known days and places of a season's finals. */
export interface GolfFinals {
  /** Days of play in order, `YYYY-MM-DD`; empty until announced. */
  readonly days: readonly string[];
  readonly sites: readonly GolfSite[];
}

export interface GolfSite {
  readonly classId: string;
  /** `Sorley Marsh Links, Sorley`; `null` until announced. */
  readonly place: string | null;
}

type Address = Pick<SportPageRequest, 'sport' | 'query' | 'clock'>;

/** Accepts the class in any case. */
export function readGolfAddress({ sport, query, clock }: Address, askedClass: string | undefined) {
  const classes = findGolfClasses(sport);
  return {
    sport,
    season: query.season ?? findCurrentSeason(clock),
    /** The address names last season. */
    isLastSeason: query.season !== undefined,
    /** Smallest schools first. */
    classes,
    /** The requested class, or the first if there is no such class. */
    classId: classes.find((classId) => classId === askedClass?.toUpperCase()) ?? classes[0] ?? defaultClass,
  };
}

/** Classes of a golf sport's finals; none for other sports. */
export function findGolfClasses(sport: Sport): readonly string[] {
  const bySport: Readonly<Record<string, readonly string[]>> = golfClasses;
  return sport.finals === 'golf' ? (bySport[sport.id] ?? []) : [];
}

/** Sources about the finals; none where the season's file has them. */
export function buildGolfAnnouncementSources(page: SportPageRequest): AnnouncementSources {
  const { sport, season } = readGolfAddress(page, undefined);
  return buildAnnouncementSources(page, findGolfFacts(season, sport.id) !== null);
}

/** The finals of a season, from its file or else from upstream's announcements. */
export function findGolfFinals(sport: Sport, season: string, announced: AnnouncedFinals | null): GolfFinals {
  const facts = findGolfFacts(season, sport.id);
  if (facts !== null) {
    return {
      days: facts.rounds,
      sites: facts.sites.map(({ classId, course, town }) => ({ classId, place: `${course}, ${town}` })),
    };
  }
  return {
    days: announced?.days ?? [],
    sites: findGolfClasses(sport).map((classId) => ({
      classId,
      place: findSiteOfClass(announced?.site ?? null, classId),
    })),
  };
}

/** Whether all days of play are before today; `false` while the days are unknown. */
export function areFinalsOver({ days }: Pick<GolfFinals, 'days'>, today: string): boolean {
  const lastDay = days.at(-1);
  return lastDay !== undefined && lastDay < today;
}

/** Parameters of the class's scoring files, which upstream keeps in a folder per season. */
export function buildGolfFileParams({
  sport,
  season,
  classId,
}: Omit<GolfAddress, 'isLastSeason' | 'classes'>): GolfFileParams {
  const prefix = sport.gender === 'girls' ? 'gog' : 'gob';
  return { season, event: `${prefix}-${classId}` };
}

/** Heading of the golf finals pages: sport and days, or the season if it is not the current one. */
export function buildGolfFinalsHeading({ sport, season, isLastSeason }: GolfAddress, { days }: GolfFinals) {
  const { kicker, trail } = buildStateSeriesHeading(sport);
  const when = isLastSeason ? `${season}, last season` : formatDays(days);
  return { kicker: `${kicker}, State Finals, ${when}`, trail };
}

/** `Class 3A at Quarry Rim Golf Course, Quarry Falls` */
export function formatGolfSite({ sites }: GolfFinals, classId: string): string {
  const place = sites.find((site) => site.classId === classId)?.place ?? null;
  return place === null ? `Class ${classId}, course to be announced` : `Class ${classId} at ${place}`;
}

export function buildGolfClassTabs(
  { classes, classId }: GolfAddress,
  buildHref: (classId: string | null) => string,
): ClassTab[] {
  return classes.map((text, index) => ({
    text,
    to: buildHref(index === 0 ? null : text),
    isCurrent: text === classId,
  }));
}

/** Class for addresses; the first one is omitted. */
export function findClassInAddress({ classes, classId }: GolfAddress): string | null {
  return classId === classes[0] ? null : classId;
}

/** Link from the current season to last season, and back. */
export function buildLastSeasonLink(
  { isLastSeason }: GolfAddress,
  clock: SportPageRequest['clock'],
  what: string,
  buildHref: (season: string | null) => string,
): { readonly text: string; readonly to: string } {
  const current = findCurrentSeason(clock);
  const last = getPreviousSeason(current);
  return isLastSeason
    ? { text: `This season’s ${what} (${current})`, to: buildHref(null) }
    : { text: `Last season’s ${what} (${last})`, to: buildHref(last) };
}

/** `October 10–11, 2030`, or both days in full across months. */
function formatDays(days: readonly string[]): string {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return 'dates to be announced';
  if (first === last) return formatLongDate(first);
  if (first.slice(0, 7) !== last.slice(0, 7)) return `${formatLongDate(first)} – ${formatLongDate(last)}`;
  return formatLongDate(first).replace(',', `–${Number(last.slice(8))},`);
}
