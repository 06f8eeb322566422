import { calendarDay, type ContentClock } from '~/models/dates/content-clock';

/** The day that a scores page shows, `YYYY-MM-DD`: today in the association's time zone unless the address names one. */
export function shownDay(query: Readonly<Record<string, string>>, clock: ContentClock): string {
  return query.date ?? calendarDay(clock.nowMs(), clock.timeZone);
}
