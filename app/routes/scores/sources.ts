import type { ContentClock } from '../../models/content-clock';
import { calendarDay } from '../../models/content-clock';
import { dailyGames } from '../../upstream/maxpreps';
import type { PageRequest } from '../page-sources';

/** The games of the day asked for, or of today. Without them the page still stands, with words. */
export function scoresSources({ query, clock }: PageRequest) {
  return { critical: {}, optional: { games: dailyGames.with({ day: shownDay(query, clock) }) } };
}

/** The day that a scores page shows, `YYYY-MM-DD`: today in the association's time zone unless the address names one. */
export function shownDay(query: Readonly<Record<string, string>>, clock: ContentClock): string {
  return query.date ?? calendarDay(clock.nowMs(), clock.timeZone);
}
