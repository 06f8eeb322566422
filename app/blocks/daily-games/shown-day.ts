import { getCalendarDay, type ContentClock } from '~/models/dates/content-clock';

/** The day that a scores page shows, `YYYY-MM-DD`: by default today in the association's time zone. */
export function chooseShownDay(query: Readonly<Record<string, string>>, clock: ContentClock): string {
  return query.date ?? getCalendarDay(clock.nowMs(), clock.timeZone);
}
