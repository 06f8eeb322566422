import { listClassIds } from '~/config/classification';
import { findGolfFacts } from '~/config/season-facts';
import { type Sport } from '~/config/sports';
import { addDays, formatLongDates } from '~/models/dates/calendar-date';
import { getToday } from '~/models/dates/content-clock';
import { findCurrentSeason, getPreviousSeason } from '~/models/dates/season';
import { type AnnouncedFinals, findSiteOfClass } from '~/models/state-series/announced-finals';
import type { SportPageRequest } from '~/page/page-sources';
import type { GolfFileParams } from '~/upstream/golf';
import { buildStateSeriesHeading } from '../sport/sport-heading';
import {
  type AnnouncementSources,
  type AnnouncementValues,
  buildAnnouncementSources,
  toAnnouncedFinals,
} from './announced-finals';
import { type FinalsAddress, readFinalsAddress } from './finals-address';

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

/** Accepts the class in any case. */
export function readGolfAddress(
  page: Pick<SportPageRequest, 'sport' | 'query' | 'clock'>,
  askedClass: string | undefined,
): FinalsAddress {
  return readFinalsAddress(page, findGolfClasses(page.sport), askedClass);
}

/** Days before the finals from which their own pages are shown. */
const daysAhead = 14;

/**
 * The request for the latest finals. While an address names no season and the season's finals are more than two weeks ahead, these are
 * last season's, and `upcoming` is `The 2026-27 finals are October 9–10, 2026.`; it is `null` otherwise, and while their days are unknown.
 */
export function requestLatestFinals<Page extends Pick<SportPageRequest, 'sport' | 'query' | 'clock'>>(
  page: Page,
): { readonly page: Page; readonly upcoming: string | null } {
  const { sport, query, clock } = page;
  const season = findCurrentSeason(clock);
  const days = findGolfFacts(season, sport.id)?.rounds ?? [];
  const [first] = days;
  const today = getToday(clock);
  if (query.season !== undefined || first === undefined || today >= addDays(first, -daysAhead))
    return { page, upcoming: null };
  return {
    page: { ...page, query: { ...query, season: getPreviousSeason(season) } },
    upcoming: `The ${season} finals are ${formatDays(days)}.`,
  };
}

/** Classes of a golf sport's finals; none for other sports. */
export function findGolfClasses(sport: Sport): readonly string[] {
  return sport.finals === 'golf' ? listClassIds(sport.id) : [];
}

/** Sources about the finals; none where the season's file has them. */
export function buildGolfAnnouncementSources(page: SportPageRequest): AnnouncementSources {
  const season = page.query.season ?? findCurrentSeason(page.clock);
  return buildAnnouncementSources(page, findGolfFacts(season, page.sport.id) !== null);
}

/** The finals of a season from the values of `buildGolfAnnouncementSources`. */
export function readGolfFinals(values: AnnouncementValues, sport: Sport, season: string): GolfFinals {
  return findGolfFinals(sport, season, toAnnouncedFinals(values, season));
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
}: Pick<FinalsAddress, 'sport' | 'season' | 'classId'>): GolfFileParams {
  const prefix = sport.gender === 'girls' ? 'gog' : 'gob';
  return { season, event: `${prefix}-${classId}` };
}

/** What the pages of a class of the golf finals have in common. */
export function toGolfPageView(address: FinalsAddress, { days, sites }: GolfFinals) {
  const { sport, season, lastSeason, classId } = address;
  const { kicker, trail } = buildStateSeriesHeading(sport);
  const when = lastSeason === null ? formatDays(days) : `${season}, last season`;
  const place = sites.find((site) => site.classId === classId)?.place ?? null;
  return {
    subject: `${sport.title} ${classId}`,
    /** With the days, or the season if it is not the current one. */
    heading: { kicker: `${kicker}, State Finals, ${when}`, trail },
    /** `Class 3A at Quarry Rim Golf Course, Quarry Falls` */
    siteText: place === null ? `Class ${classId}, course to be announced` : `Class ${classId} at ${place}`,
  };
}

function formatDays(days: readonly string[]): string {
  const [first] = days;
  const last = days.at(-1);
  return first === undefined || last === undefined ? 'dates to be announced' : formatLongDates(first, last);
}
