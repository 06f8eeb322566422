import type { SourceRequest } from '~/cache/define-source';
import type { PolicyName } from '~/cache/policies';
import { addDays } from '~/models/dates/calendar-date';
import { getCalendarDay, type ContentClock } from '~/models/dates/content-clock';
import { type DependentRequest, requestAfter } from '~/page/page-sources';

/** The day that a scores page shows, `YYYY-MM-DD`: by default today in the association's time zone. */
export function chooseShownDay(query: Readonly<Record<string, string>>, clock: ContentClock): string {
  return query.date ?? getCalendarDay(clock.nowMs(), clock.timeZone);
}

/** Scores are corrected for some days after a game. */
const CORRECTED_DAYS = 3;

/** Policy for upstream's data of a day that no longer changes; `undefined` means the source's own policy. */
export function choosePolicyOfDay(day: string, { nowMs, timeZone }: ContentClock): PolicyName | undefined {
  return day < addDays(getCalendarDay(nowMs(), timeZone), -CORRECTED_DAYS) ? 'reference' : undefined;
}

/** Requests the same answer with the policy of scores if it has a game today, because a schedule changes rarely except during games. */
export function requestAsScores<Value>(
  schedule: SourceRequest<Value>,
  hasGameToday: (value: Value) => boolean,
): DependentRequest<Value> {
  return requestAfter(schedule, (value) => (hasGameToday(value) ? { ...schedule, policy: 'scores' } : null));
}
