import { minutesSinceMidnight, type Clock } from '../../calendar/clock';
import type { GolfSite } from './sites';

/** How far the report of a site is; empty where its manager has said nothing. */
export type SiteStatus = 'complete' | 'in progress' | 'not started' | '';

/** What the manager of a site has told of it by now. */
export function siteStatus(site: GolfSite, clock: Clock): SiteStatus {
  const minutes = minutesSinceMidnight(clock, site.day);
  if (minutes >= site.reportMinutes) return 'complete';
  if (site.tardiness === '' || site.tardiness === 'not started') return site.tardiness;
  return minutes >= site.startMinutes ? 'in progress' : 'not started';
}

/** Whether the last golfer of a site is done, reported or not. */
export function isPlayed(site: GolfSite, clock: Clock): boolean {
  return minutesSinceMidnight(clock, site.day) >= site.startMinutes + 330;
}
