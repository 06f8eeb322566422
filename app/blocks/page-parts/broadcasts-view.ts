import { formatShortDay } from '~/models/dates/calendar-date';
import { formatClockTime } from '~/models/dates/clock-time';
import type { ContentClock } from '~/models/dates/content-clock';
import { findCurrentSeason, getSeasonOfDay } from '~/models/dates/season';
import type { Broadcast } from '~/upstream/broadcasts';

export type BroadcastView = ReturnType<typeof buildBroadcastViews>[number];

/** This season's broadcasts. The service keeps listing recordings. */
export function buildBroadcastViews(broadcasts: readonly Broadcast[], clock: ContentClock) {
  const { timeZone } = clock;
  const season = findCurrentSeason(clock);
  const shown = broadcasts.filter(({ day }) => day === null || getSeasonOfDay(day) === season);
  return shown.map(({ key, url, headline, subheadline, day, startsAtMs }) => {
    const time = startsAtMs === null ? null : formatClockTime(startsAtMs, timeZone);
    const when = [day && formatShortDay(day), time].filter(Boolean).join(', ');
    /** Known facts: `Fri, Oct 31, 7:00 PM · Football | Regular season`. */
    const detail = [when, subheadline].filter(Boolean).join(' · ');
    return { key, href: url, headline, detail };
  });
}
