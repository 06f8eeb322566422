import { findDays } from '../dates/days-in-words';
import { getSeasonOfDay } from '../dates/season';
import type { CalendarRow } from '../dates/sport-calendar-row';
import { listFinalsDays } from './finals-days';

/** Upstream's dates and place of a sport's state finals in one season, for use without a season file. */
export interface AnnouncedFinals {
  /** Days of play in order, `YYYY-MM-DD`; empty until announced. */
  readonly days: readonly string[];
  /** In upstream's words; `null` until announced. */
  readonly site: string | null;
}

interface Announcements {
  readonly season: string;
  /** `null` when upstream has no tournament information. */
  readonly info: { readonly dates: string | null; readonly site: { readonly text: string | null } } | null;
  readonly calendar: readonly CalendarRow[];
}

/**
 * The finals of a season from the tournament information, if it is of that season, and otherwise from the five-year
 * calendar. Upstream leaves last season's information up for months, and only dates with a year show which season it is
 * about.
 */
export function readAnnouncedFinals({ season, info, calendar }: Announcements): AnnouncedFinals {
  const days = findDays(info?.dates ?? null).filter((day) => getSeasonOfDay(day) === season);
  if (days.length > 0) return { days, site: info?.site.text ?? null };
  return { days: listFinalsDays({ sportTitle: '', season, calendar, infoDates: null, events: [] }), site: null };
}

/**
 * The part of a site text that concerns one class: `Quarry Rim, Quarry Falls` in `1A: Sorley Marsh, Sorley; 3A: Quarry
 * Rim, Quarry Falls`.
 */
export function findSiteOfClass(site: string | null, classId: string): string | null {
  const parts = (site ?? '').split(';').map((part) => /^(?:class )?(\d+a):(.+)$/i.exec(part.trim()));
  return parts.find((part) => part?.[1]?.toUpperCase() === classId)?.[2]?.trim() ?? null;
}
