import { calendarDay, type ContentClock } from '../dates/content-clock';

/** The days on which the page of a sport's finals, and its teaser, are shown. */
export interface GamedayDays {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** Whether the days are to come, on now or over, in the association's time zone. */
export function gamedayPhase({ firstDay, lastDay }: GamedayDays, clock: ContentClock): 'ahead' | 'open' | 'over' {
  const today = calendarDay(clock.nowMs(), clock.timeZone);
  if (today < firstDay) return 'ahead';
  return today > lastDay ? 'over' : 'open';
}
