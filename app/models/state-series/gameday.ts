import { addDays } from '../dates/calendar-date';
import { getToday, type ContentClock } from '../dates/content-clock';

/** Days on which the page of a sport's finals, and its teaser, are shown. */
export type GamedayDays = NonNullable<ReturnType<typeof getGamedayOfFinals>>;

/** The page opens this many days before the first game, and closes after the last one. */
const OPENS_DAYS_BEFORE = 11;
const CLOSES_DAYS_AFTER = 1;

/** Opening days of the page for these days of finals; `null` until announced. */
export function getGamedayOfFinals(finalsDays: readonly string[]) {
  const [first] = finalsDays;
  const last = finalsDays.at(-1);
  if (first === undefined || last === undefined) return null;
  return { firstDay: addDays(first, -OPENS_DAYS_BEFORE), lastDay: addDays(last, CLOSES_DAYS_AFTER) };
}

/** Whether the days are ahead, now or over, in the association's time zone. */
export function getGamedayPhase({ firstDay, lastDay }: GamedayDays, clock: ContentClock): 'ahead' | 'open' | 'over' {
  const today = getToday(clock);
  if (today < firstDay) return 'ahead';
  return today > lastDay ? 'over' : 'open';
}
