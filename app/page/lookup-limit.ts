import { formatZonedClockTime } from '~/models/dates/clock-time';
import type { ContentClock } from '~/models/dates/content-clock';
import type { FailureWords } from '~/models/failures/failure';
import { MINUTE_MS, SECOND_MS } from '~/time-units';

/** Limits of calls for unknown parameters count the calls of one minute. */
export const LOOKUP_RETRY_SECONDS = 60;

/** Error text for an unknown page that was not looked up, because too many were within a minute. Contains the time for the next attempt. */
export function describeLookupLimit(clock: ContentClock): FailureWords {
  const retryAtMs = Math.ceil((clock.getNowMs() + LOOKUP_RETRY_SECONDS * SECOND_MS) / MINUTE_MS) * MINUTE_MS;
  const retryTime = formatZonedClockTime(retryAtMs, clock.timeZone);
  return {
    code: '503',
    title: 'This page cannot be looked up right now',
    text: `Too many unknown addresses were requested just now. The rest of the site still works. Try this one again after ${retryTime}.`,
    canRetry: true,
  };
}
