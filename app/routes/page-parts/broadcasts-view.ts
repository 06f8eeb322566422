import { shortDay } from '~/models/dates/calendar-date';
import { clockTime } from '~/models/dates/clock-time';
import type { ContentClock } from '~/models/dates/content-clock';
import type { Broadcast } from '~/upstream/broadcasts';

export interface BroadcastView {
  readonly key: string;
  /** Absolute address. */
  readonly href: string;
  readonly headline: string;
  /** `Fri, Oct 31, 7:00 PM · Football | Regular season`, as far as it is known. */
  readonly detail: string;
}

/** Broadcasts with their day and time in the association's time zone. */
export function broadcastViews(
  broadcasts: readonly Broadcast[],
  { timeZone }: Pick<ContentClock, 'timeZone'>,
): readonly BroadcastView[] {
  return broadcasts.map(({ key, url, headline, subheadline, day, startsAtMs }) => {
    const time = startsAtMs === null ? null : clockTime(startsAtMs, timeZone);
    const when = [day && shortDay(day), time].filter(Boolean).join(', ');
    return { key, href: url, headline, detail: [when, subheadline].filter(Boolean).join(' · ') };
  });
}
