import { formatZonedClockTime } from '~/models/dates/clock-time';
import type { ContentClock } from '~/models/dates/content-clock';
import type { FailureWords } from '~/models/failures/failure';
import { MINUTE_MS, SECOND_MS } from '~/time-units';

/** All limits of calls for unknown parameters count for a minute. */
export const NOT_ASKED_RETRY_SECONDS = 60;

/** Words for a page that no list names, beyond the limit of calls for such pages, with the time of the next attempt. */
export function describeNotLookedUp(clock: ContentClock): FailureWords {
  const retryAtMs = Math.ceil((clock.getNowMs() + NOT_ASKED_RETRY_SECONDS * SECOND_MS) / MINUTE_MS) * MINUTE_MS;
  const retryTime = formatZonedClockTime(retryAtMs, clock.timeZone);
  return {
    code: '503',
    title: 'This page cannot be looked up right now',
    text: `Very many addresses that this site may not have were asked for just now. The rest of the site still works. Try this one again after ${retryTime}.`,
    canRetry: true,
  };
}
