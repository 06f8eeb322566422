import type { CalendarRow } from '~/upstream/sport-calendar';
import { formatFullDay } from '../dates/calendar-date';
import { getToday, type ContentClock, createZonedFormat } from '../dates/content-clock';
import { findDays } from '../dates/days-in-words';
import { formatTime } from '../games/game';

/** A day, and times such as `20:00` in the association's time zone. */
export type ShowTimes = Readonly<Record<'day' | 'startTime' | 'endTime', string>>;

export type ShowPhase = 'ahead' | 'today' | 'on' | 'over';

const formatZonedTime = createZonedFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The evening of the pairings in the five-year calendar; `null` if it names none. */
export function findAnnouncedPairingsDay(calendar: readonly CalendarRow[], season: string): string | null {
  const ofPairings = calendar.filter(({ event }) => /\bpairings\b/i.test(event));
  return ofPairings.flatMap(({ dates }) => findDays(dates[season] ?? null, season))[0] ?? null;
}

/** Whether a day is ahead, today or over, which is all that is known of a show without times. */
export function showPhaseOfDay(day: string, clock: ContentClock): Exclude<ShowPhase, 'on'> {
  const today = getToday(clock);
  if (today === day) return 'today';
  return today < day ? 'ahead' : 'over';
}

/** Phase of the show: on another day before it, later today, on now, or over. */
export function showPhase({ day, startTime, endTime }: ShowTimes, clock: ContentClock): ShowPhase {
  const phase = showPhaseOfDay(day, clock);
  if (phase !== 'today') return phase;
  const now = formatZonedTime(clock.timeZone).format(clock.getNowMs());
  if (now < startTime) return 'today';
  return now < endTime ? 'on' : 'over';
}

/**
 * Whether the pairings of a class are posted: from the time of the class on, on the day of the show. `null` where that is not known.
 * @param timeText `8:37 PM`
 */
export function isPresented(show: ShowTimes, timeText: string | null, clock: ContentClock): boolean | null {
  const phase = showPhase(show, clock);
  if (phase === 'over') return true;
  if (phase !== 'on') return false;
  const [, hour, minute = ''] = /^(\d{1,2}):(\d\d) ?PM$/i.exec(timeText?.trim() ?? '') ?? [];
  if (hour === undefined) return null;
  const time = `${String((Number(hour) % 12) + 12)}:${minute}`;
  return time <= formatZonedTime(clock.timeZone).format(clock.getNowMs());
}

/** What is posted during the show, and what comes next. */
export interface ShowProgress {
  /** Names of classes, `1A`. */
  readonly posted: readonly string[];
  /** `timeText`: `8:37 PM`. `null` after the last class. */
  readonly next: { readonly name: string; readonly timeText: string | null } | null;
}

/** `next 6A 8:37 PM` */
export function formatNextClass(next: ShowProgress['next']): string | null {
  return next && ['next', next.name, next.timeText].filter((part) => part !== null).join(' ');
}

/** `Saturday, October 25, 2025, 8:00–9:00 PM` */
export function formatShowTimes(show: ShowTimes): string {
  return `${formatFullDay(show.day)}, ${formatShowHours(show)}`;
}

/** `8:00–9:00 PM` */
export function formatShowHours({ startTime, endTime }: ShowTimes): string {
  const [start = '', end = ''] = [startTime, endTime].map(formatTimeOfDay);
  const isOneHalf = start.slice(-2) === end.slice(-2);
  return `${isOneHalf ? start.slice(0, -3) : start}–${end}`;
}

/** `8:30 PM` for `20:30`. */
export function formatTimeOfDay(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return formatTime({ minutesOfDay: hour * 60 + minute, text: time });
}
