import type { StreamView } from '~/components/streams/stream-board';
import { findSport } from '~/config/sports';
import { addDays, dayOfMonth, shortMonth, shortWeekday } from '~/models/dates/calendar-date';
import { formatClockTime } from '~/models/dates/clock-time';
import { getCalendarDay, type ContentClock } from '~/models/dates/content-clock';
import { HOUR_MS } from '~/time-units';
import type { Stream } from '~/upstream/streams';

const SHOWN = 5;
/** Longer than any game that is streamed takes, with extra time and the ceremony. */
const RUNS_FOR_MS = 4 * HOUR_MS;

/**
 * The five streams that are on or come next, earliest first. Upstream does not say when a stream ends: it counts as running
 * for some hours; one without a time counts for its whole day.
 */
export function listNextStreams(streams: readonly Stream[], clock: ContentClock): readonly StreamView[] {
  const nowMs = clock.nowMs();
  const today = getCalendarDay(nowMs, clock.timeZone);
  return streams
    .filter(({ day, startsAtMs }) => (startsAtMs === null ? day >= today : startsAtMs + RUNS_FOR_MS > nowMs))
    .sort(compareStarts)
    .slice(0, SHOWN)
    .map((stream) => streamView(stream, today, nowMs, clock.timeZone));
}

/** Whether a stream has begun, and not so long ago that it must be over. */
export function isRunning({ startsAtMs }: Pick<Stream, 'startsAtMs'>, nowMs: number): boolean {
  return startsAtMs !== null && startsAtMs <= nowMs && startsAtMs + RUNS_FOR_MS > nowMs;
}

/** A title without the time of the start that some end in: `Oak vs. Elm (7:00 PM)`. The time stands beside it. */
export function shortenStreamTitle(title: string, time: string | null): string {
  const ending = time === null ? null : `(${time})`;
  const rest = ending !== null && title.endsWith(ending) ? title.slice(0, -ending.length).trim() : '';
  return rest === '' ? title : rest;
}

/** The streams without a time come last among those of their day. */
export function compareStarts(a: Stream, b: Stream): number {
  const byDay = a.day.localeCompare(b.day);
  return byDay !== 0 ? byDay : (a.startsAtMs ?? Infinity) - (b.startsAtMs ?? Infinity) || 0;
}

function streamView(stream: Stream, today: string, nowMs: number, timeZone: string): StreamView {
  const { id, title, category, day, startsAtMs, url, sportId } = stream;
  const time = startsAtMs === null ? null : formatClockTime(startsAtMs, timeZone);
  return {
    key: id,
    day: isRunning(stream, nowMs) ? 'Live' : dayText(day, today),
    time,
    iso: startsAtMs === null ? day : new Date(startsAtMs).toISOString(),
    title: shortenStreamTitle(title, time),
    sport: category ?? findSport(sportId ?? '')?.title ?? null,
    href: url,
  };
}

function dayText(day: string, today: string): string {
  if (day === today) return 'Today';
  if (day === addDays(today, 1)) return 'Tomorrow';
  return `${shortWeekday(day)}, ${shortMonth(day)} ${dayOfMonth(day)}`;
}
