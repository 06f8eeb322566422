import { formatInTimeZone, fromZonedTime } from 'date-fns-tz';
import type * as z from 'zod';
import type { WireContext } from '~/cache/define-source';
import { dateOnly, text } from '../wire';

/** A day, and the exact time if upstream gave one. */
export interface DayAndTime {
  /** Calendar day in the association's time zone, `YYYY-MM-DD`. */
  readonly day: string;
  /** Milliseconds since the epoch; `null` when upstream gave only the day. */
  readonly atMs: number | null;
}

/** Parses ISO 8601, `M/d/yyyy h:mm PM`, and RFC 5322 offsets. Midnight is the day alone, because upstream writes days as UTC midnight. */
export function dayAndTime(context: WireContext): z.ZodType<DayAndTime | null> {
  return text().transform((value) => readMoment(value, context.timeZone) ?? readDay(value));
}

/** Calendar day of a game, whose date has a time in some answers. */
export function gameDay(context: WireContext): z.ZodType<string | null> {
  return dayAndTime(context).transform((moment) => moment?.day ?? null);
}

function readDay(value: string): DayAndTime | null {
  const day = dateOnly().parse(value);
  return day === null ? null : { day, atMs: null };
}

function readMoment(value: string, timeZone: string): DayAndTime | null {
  const local = toLocalTime(value);
  const atMs = local === null ? withOffset(value) : fromZonedTime(local, timeZone).valueOf();
  if (atMs === null || Number.isNaN(atMs)) return null;
  const day = dateOnly().parse(formatInTimeZone(atMs, timeZone, 'yyyy-MM-dd'));
  return day === null ? null : { day, atMs };
}

/** A time with an offset; UTC midnight means no time. */
function withOffset(value: string): number | null {
  if (/T00:00(?::00(?:\.0+)?)?(?:Z|\+00:?00)$/i.test(value)) return null;
  return /\d:\d\d/.test(value) && /(?:Z|GMT|[+-]\d{2}:?\d{2})(?: \d{4})?$/i.test(value) ? Date.parse(value) : null;
}

/** A local time without an offset as `YYYY-MM-DDTHH:mm`; midnight means no time. */
function toLocalTime(value: string): string | null {
  const parts = /^([\d/-]{8,10})[T ](\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?: ?([AP])\.?M\.?)?$/i.exec(value);
  if (!parts) return null;
  const [, date = '', hourText = '', minute = '', half = ''] = parts;
  const day = dateOnly().parse(date);
  const hour = (Number(hourText) % (half === '' ? 24 : 12)) + (half.toUpperCase() === 'P' ? 12 : 0);
  if (day === null || (hour === 0 && minute === '00')) return null;
  return `${day}T${String(hour).padStart(2, '0')}:${minute}`;
}
