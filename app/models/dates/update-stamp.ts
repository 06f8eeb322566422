import type { ContentClock } from './content-clock';

/** How old the shown data is, in words. Judged by when upstream gave the data, not by when the page was made. */
export interface UpdateStamp {
  /** `2:14 PM CT`, with the day in front when it is not today. */
  readonly text: string;
  /** Machine-readable moment. */
  readonly iso: string;
  /** `22 minutes`, when the data stands in for a feed that does not answer; else `null`. */
  readonly standsInFor: string | null;
}

/**
 * @param reading when upstream gave the data (real clock, milliseconds), and whether it stands in for a failing upstream
 * @param clock the content clock: the stamp is in content time, so that it agrees with the page's "today"
 */
export function updateStamp(
  reading: { readonly fetchedAtMs: number; readonly standsIn: boolean },
  clock: ContentClock,
): UpdateStamp {
  const contentMs = reading.fetchedAtMs + clock.offsetMs;
  const ageMs = clock.nowMs() - contentMs;
  return {
    text: momentText(contentMs, clock, ageMs),
    iso: new Date(contentMs).toISOString(),
    standsInFor: reading.standsIn ? durationText(ageMs) : null,
  };
}

/** The oldest of several readings: a page is as fresh as its stalest part. */
export function oldestReading<Reading extends { readonly fetchedAtMs: number }>(
  readings: readonly (Reading | null)[],
): Reading | null {
  return readings.reduce<Reading | null>(
    (oldest, reading) => (reading && (!oldest || reading.fetchedAtMs < oldest.fetchedAtMs) ? reading : oldest),
    null,
  );
}

/** `2:14 PM CT`; `Oct 11, 2:14 PM CT` when it was more than half a day ago. */
function momentText(contentMs: number, { timeZone }: ContentClock, ageMs: number): string {
  const isLongAgo = ageMs > 12 * 60 * 60 * 1000;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    ...(isLongAgo ? { month: 'short', day: 'numeric' } : {}),
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortGeneric',
  });
  return format.format(contentMs).replaceAll('\u202f', ' ');
}

/** `1 minute`, `22 minutes`, `3 hours`, `4 days`. */
function durationText(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  const hours = Math.round(minutes / 60);
  if (minutes < 120) return counted(minutes, 'minute');
  return hours < 48 ? counted(hours, 'hour') : counted(Math.round(hours / 24), 'day');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
