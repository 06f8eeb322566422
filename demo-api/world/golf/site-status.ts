import { computeMinutesSinceMidnight, type Clock } from '../../calendar/clock';
import type { GolfSite } from './sites';

/** Empty where nothing was reported. */
export type SiteStatus = 'complete' | 'in progress' | 'not started' | '';

export function getSiteStatus(site: GolfSite, clock: Clock): SiteStatus {
  const minutes = computeMinutesSinceMidnight(clock, site.day);
  if (minutes >= site.reportMinutes) return 'complete';
  if (site.tardiness === '' || site.tardiness === 'not started') return site.tardiness;
  return minutes >= site.startMinutes ? 'in progress' : 'not started';
}

/** Reported or not. */
export function isPlayed(site: GolfSite, clock: Clock): boolean {
  return computeMinutesSinceMidnight(clock, site.day) >= site.startMinutes + 330;
}
