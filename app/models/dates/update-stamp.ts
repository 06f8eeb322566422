import { formatCount } from '~/models/text/format-count';
import { MINUTE_MS, DAY_MS } from '~/time-units';
import { formatFullDay, formatMonthAndDay } from './calendar-date';
import { formatZonedClockTime } from './clock-time';
import { computeContentTimeMs, type ContentClock, getCalendarDay, getToday } from './content-clock';

/** Age of the shown data in words, judged by when upstream gave the data, not by when the page was made. */
export type UpdateStamp = Readonly<ReturnType<typeof updateStamp>>;

/** The stamp is in content time, so that it agrees with the page's "today". */
export function updateStamp(
  sourceValue: { readonly fetchedAtMs: number; readonly isStale: boolean },
  clock: ContentClock,
) {
  const contentMs = computeContentTimeMs(sourceValue.fetchedAtMs, clock);
  const ageMs = clock.getNowMs() - contentMs;
  return {
    text: formatMoment(contentMs, clock),
    iso: new Date(contentMs).toISOString(),
    // Age of data that is served because upstream does not answer.
    staleFor: sourceValue.isStale ? formatDuration(ageMs) : null,
  };
}

/** How the sentence about the age of something starts; the time follows, and then the age: `, 22 minutes ago.` */
export const ageSentenceStarts = {
  page: 'This page is from ',
  scores: 'These scores are from ',
  information: 'This information is from ',
} as const;

/** `12 minutes ago`. */
export function formatAge(fetchedAtMs: number, clock: ContentClock): string {
  return `${formatDuration(clock.getNowMs() - computeContentTimeMs(fetchedAtMs, clock))} ago`;
}

/** The oldest of several values: a page is as fresh as its stalest part. */
export function findOldestValue<SourceValue extends { readonly fetchedAtMs: number }>(
  sourceValues: readonly (SourceValue | null)[],
): SourceValue | null {
  const known = sourceValues.filter((sourceValue) => sourceValue !== null);
  return known.sort((a, b) => a.fetchedAtMs - b.fetchedAtMs)[0] ?? null;
}

/** `Saturday, October 11, 2025, 2:14 PM CT`, which can be read on any day. */
export function formatFullMoment(iso: string, { timeZone }: ContentClock): string {
  const momentMs = Date.parse(iso);
  return `${formatFullDay(getCalendarDay(momentMs, timeZone))}, ${formatZonedClockTime(momentMs, timeZone)}`;
}

/** `2:14 PM CT`; `Oct 11, 2:14 PM CT` on another day. */
function formatMoment(contentMs: number, clock: ContentClock): string {
  const day = getCalendarDay(contentMs, clock.timeZone);
  const time = formatZonedClockTime(contentMs, clock.timeZone);
  return day === getToday(clock) ? time : `${formatMonthAndDay(day)}, ${time}`;
}

/** `1 minute`, `22 minutes`, `3 hours`, `4 days`. */
function formatDuration(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / MINUTE_MS));
  const hours = Math.round(minutes / 60);
  if (minutes < 120) return formatCount(minutes, 'minute');
  return hours < 48 ? formatCount(hours, 'hour') : formatCount(Math.round(hours / 24), 'day');
}

/** `5 minutes ago`, `2 hours ago`; `null` for a future time, or a day or more ago. */
export function formatElapsed(thenMs: number, nowMs: number): string | null {
  const elapsedMs = nowMs - thenMs;
  if (elapsedMs < 0 || elapsedMs >= DAY_MS) return null;
  if (elapsedMs < MINUTE_MS) return 'Just now';
  const minutes = Math.floor(elapsedMs / MINUTE_MS);
  return `${minutes < 60 ? formatCount(minutes, 'minute') : formatCount(Math.floor(minutes / 60), 'hour')} ago`;
}
