import type { CalendarRow } from '~/upstream/sport-calendar';
import { findDays } from '../dates/days-in-words';
import { getSeasonOfDay } from '../dates/season';
import { listFinalsDays } from './finals-days';

/** Upstream's dates and place of a sport's state finals in one season, for use without a season file. */
export type AnnouncedFinals = ReturnType<typeof readAnnouncedFinals>;

interface Announcements {
  readonly season: string;
  /** `null` when upstream has no tournament information. */
  readonly info: { readonly dates: string | null; readonly site: { readonly text: string | null } } | null;
  readonly calendar: readonly CalendarRow[];
}

/**
 * The days of play in order, and the site in upstream's words; neither until announced. Upstream keeps last season's information for
 * months, so it counts only if its dates name the season; otherwise the calendar counts.
 */
export function readAnnouncedFinals({ season, info, calendar }: Announcements) {
  const days = findDays(info?.dates ?? null).filter((day) => getSeasonOfDay(day) === season);
  if (days.length > 0) return { days, site: info?.site.text ?? null };
  return { days: listFinalsDays({ sportTitle: '', season, calendar, infoDates: null, events: [] }), site: null };
}

/** The part of a site text about one class: `Quarry Rim` in `1A: Sorley Marsh; 3A: Quarry Rim`. */
export function findSiteOfClass(site: string | null, classId: string): string | null {
  const parts = (site ?? '').split(';').map((part) => /^(?:class )?(\d+a):(.+)$/i.exec(part.trim()));
  return parts.find((part) => part?.[1]?.toUpperCase() === classId)?.[2]?.trim() ?? null;
}
