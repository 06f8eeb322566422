import { formatInTimeZone, fromZonedTime } from 'date-fns-tz';
import type * as z from 'zod';
import type { WireContext } from '~/cache/define-source';
import { parseCalledOff, type GameTime } from '~/models/games/game';
import { dateOnly, text } from '../wire';

/** A day, and the exact time if upstream gave one. */
export interface DayAndTime {
  /** Calendar day in the association's time zone, `YYYY-MM-DD`. */
  readonly day: string;
  /** Milliseconds since the epoch; `null` when upstream gave only the day. */
  readonly atMs: number | null;
}

/** Parses ISO 8601, `M/d/yyyy h:mm PM`, and RFC 5322 offsets. Midnight, of UTC or of the time zone, is the day alone. */
export function dayAndTime(context: WireContext): z.ZodType<DayAndTime | null> {
  return text().transform((value) => readMoment(value, context.timeZone) ?? readDay(value));
}

/** Calendar day of a game, whose date has a time in some answers. */
export function gameDay(context: WireContext): z.ZodType<string | null> {
  return dayAndTime(context).transform((moment) => moment?.day ?? null);
}

/** `MM/dd/yyyy` for an address, from `YYYY-MM-DD`. */
export function formatPathDate(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return [month, date, year].map(encodeURIComponent).join('/');
}

function readDay(value: string): DayAndTime | null {
  const day = dateOnly().parse(value);
  return day === null ? null : { day, atMs: null };
}

function readMoment(value: string, timeZone: string): DayAndTime | null {
  const local = toLocalTime(value);
  const atMs = local === null ? withOffset(value) : fromZonedTime(local, timeZone).valueOf();
  if (atMs === null || Number.isNaN(atMs)) return null;
  const [date, time] = formatInTimeZone(atMs, timeZone, 'yyyy-MM-dd HH:mm').split(' ');
  const day = dateOnly().parse(date);
  return day === null ? null : { day, atMs: time === '00:00' ? null : atMs };
}

/** A time with an offset; `null` for UTC midnight, whose date is the day everywhere. */
function withOffset(value: string): number | null {
  if (/T00:00(?::00(?:\.0+)?)?(?:Z|\+00:?00)$/i.test(value)) return null;
  return /\d:\d\d/.test(value) && /(?:Z|GMT|[+-]\d{2}:?\d{2})(?: \d{4})?$/i.test(value) ? Date.parse(value) : null;
}

/** A local time without an offset as `YYYY-MM-DDTHH:mm`. */
function toLocalTime(value: string): string | null {
  const parts = /^([\d/-]{8,10})[T ](\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?: ?([AP])\.?M\.?)?$/i.exec(value);
  if (!parts) return null;
  const [, date = '', hourText = '', minute = '', half = ''] = parts;
  const day = dateOnly().parse(date);
  const hour = (Number(hourText) % (half === '' ? 24 : 12)) + (half.toUpperCase() === 'P' ? 12 : 0);
  return day === null ? null : `${day}T${String(hour).padStart(2, '0')}:${minute}`;
}

/** Parses `7:00 PM`, `19:00`, `7 PM`, `4:30`, `Noon`. A bare hour from 1 to 8 is in the afternoon. `TBA` and midnight give `null`. */
export function clockTime(): z.ZodType<GameTime | null> {
  return text().transform(readClockTime);
}

function readClockTime(words: string): GameTime | null {
  if (words === '' || /^(?:tba|tbd)\b/i.test(words)) return null;
  const minutesOfDay = parseMinutesAfterMidnight(words);
  return minutesOfDay === 0 ? null : { minutesOfDay, text: parseCalledOff(words) ?? words };
}

function parseMinutesAfterMidnight(words: string): number | null {
  if (/^(?:12(?::00)? ?)?noon$/i.test(words)) return 12 * 60;
  const time = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})? ?(?:([ap])\.? ?m\.?)?$/i.exec(words);
  if (!time) return null;
  const [hour, minute] = [Number(time[1]), Number(time[2] ?? '0')];
  const half = time[3]?.toLowerCase();
  if (minute > 59 || hour > 23 || (half !== undefined && (hour < 1 || hour > 12))) return null;
  return toHourOfDay(hour, half) * 60 + minute;
}

function toHourOfDay(hour: number, half: string | undefined): number {
  if (half === 'p') return (hour % 12) + 12;
  if (half === 'a') return hour % 12;
  return hour >= 1 && hour <= 8 ? hour + 12 : hour;
}
