import { formatInTimeZone, fromZonedTime } from 'date-fns-tz';
import type { DateArray, EventAttributes } from 'ics';
import { MINUTE_MS } from '~/time-units';
import type { CalendarEvent } from '~/upstream/events';
import { numberName } from '../text/slug';
import { addDays } from './calendar-date';
import { formatTimeZone } from './vtimezone';

/** What every iCalendar file says (RFC 5545). */
interface ICalendarFile {
  /** Name in a subscriber's list of calendars. */
  readonly name: string;
  /** The association's short name, which ends the ids of its events. */
  readonly product: string;
  /** Real clock, milliseconds: last change of the events, used as the revision number. */
  readonly changedAtMs: number;
}

/** An event with a time of day, such as a game. */
export interface TimedEvent {
  /** The same in every revision, and of no other event of the site. */
  readonly uid: string;
  /** Calendar day in the time zone of the file, `YYYY-MM-DD`. */
  readonly day: string;
  /** Minutes after midnight; `null` for an event whose time is not known, which is listed for the day. */
  readonly startMinutes: number | null;
  readonly lengthMinutes: number;
  readonly title: string;
  readonly description: string;
  readonly location: string | null;
  readonly url: string | null;
  /** `CANCELLED` only for what will not take place: Google removes such events. */
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
}

/** Content of a file of events with a time of day. */
export interface TimedCalendarContent extends ICalendarFile {
  /** What a subscriber should know of the whole calendar. */
  readonly description: string;
  readonly timeZone: string;
  readonly events: readonly TimedEvent[];
}

/** RFC 7986 form of `X-PUBLISHED-TTL`, which `ics` writes; newer calendars read this one. */
const refreshInterval = 'REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n';
const publishedTtl = 'X-PUBLISHED-TTL:PT1H\r\n';

/** Formats all-day events. A later revision has a higher SEQUENCE, so that calendars accept it as newer. */
export async function formatICalendar(
  file: ICalendarFile & { readonly events: readonly CalendarEvent[] },
): Promise<string> {
  const asked = new Map<string, number>();
  return await formatFile(
    file,
    'events',
    file.events.map((event) => buildEventAttributes(event, file.product, asked)),
  );
}

/** Formats events with times of day in one time zone, which the file describes. */
export async function formatTimedICalendar(content: TimedCalendarContent): Promise<string> {
  const { events, timeZone, description, ...file } = content;
  const years = events.map(({ day }) => Number(day.slice(0, 4)));
  // The first January is still in the winter time of the year before.
  const zone = events.length === 0 ? '' : formatTimeZone(timeZone, Math.min(...years) - 1);
  const text = await formatFile(
    file,
    'games',
    events.map((event) => buildTimedEventAttributes(event, timeZone)),
    [`X-WR-CALDESC:${escapeText(description)}\r\n`, `X-WR-TIMEZONE:${timeZone}\r\n`, zone],
  );
  // `ics` writes times in UTC or without a zone, and no VTIMEZONE.
  return text.replace(/^(DTSTART|DTEND):(\d{8}T\d{6})Z/gm, `$1;TZID=${timeZone}:$2`);
}

async function formatFile(
  { name, product, changedAtMs }: ICalendarFile,
  what: string,
  events: readonly EventAttributes[],
  head: readonly string[] = [],
): Promise<string> {
  // Loaded on first use, because other pages do not need it.
  const { createEvents } = await import('ics');
  const sequence = Math.floor(changedAtMs / MINUTE_MS);
  const { error, value } = createEvents(
    // `ics` reads `timestamp`, which its types omit.
    events.map((event) => ({ ...event, sequence, timestamp: changedAtMs })),
    { productId: `-//Fieldhouse//${escapeText(product)} ${what}//EN`, calName: escapeText(name) },
  );
  if (!value) throw error ?? new Error('The events make no iCalendar file.');
  const lines = [publishedTtl, refreshInterval, ...head].join('');
  return foldLines(value.replace(publishedTtl, () => lines));
}

const LINE_BREAK = '\r\n';
/** `ics` folds lines at 75 characters. */
const FOLD = /\r\n[ \t]/g;
const MOST_OCTETS = 75;
const encoder = new TextEncoder();

/** Folds lines at 75 octets of UTF-8, never inside a character (RFC 5545, section 3.1). */
function foldLines(file: string): string {
  return file.replace(FOLD, '').split(LINE_BREAK).map(foldLine).join(LINE_BREAK);
}

function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MOST_OCTETS) {
      folded += `${LINE_BREAK} `;
      // The leading space counts.
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** The id is derived from upstream's: the same in every calendar and revision. */
function buildEventAttributes(
  { id, day, title, type, className }: CalendarEvent,
  product: string,
  asked: Map<string, number>,
): EventAttributes {
  return {
    uid: `event-${joinLines(numberName(id, asked))}@${product.toLowerCase()}-events`,
    start: toDateArray(day),
    // The end is exclusive.
    end: toDateArray(addDays(day, 1)),
    title: joinLines(title),
    // An event does not block the subscriber's time.
    transp: 'TRANSPARENT',
    ...(type !== null && { categories: [escapeText(type)] }),
    ...(className !== null && { description: joinLines(className) }),
  };
}

/** The end is a local time, because a duration is wrong across a clock change. `ics` gets local fields as UTC, so it converts nothing. */
function buildTimedEventAttributes(event: TimedEvent, timeZone: string): EventAttributes {
  const { uid, day, startMinutes, lengthMinutes, title, description, location, url, status } = event;
  return {
    uid: joinLines(uid),
    title: joinLines(title),
    description: joinLines(description),
    ...(location !== null && { location: joinLines(location) }),
    ...(url !== null && { url }),
    status,
    transp: startMinutes === null || status !== 'CONFIRMED' ? 'TRANSPARENT' : 'OPAQUE',
    ...(startMinutes === null
      ? { start: toDateArray(day), end: toDateArray(addDays(day, 1)) }
      : {
          start: [...toDateArray(day), Math.floor(startMinutes / 60), startMinutes % 60] as DateArray,
          startInputType: 'utc',
          startOutputType: 'utc',
          end: findEnd(day, startMinutes, lengthMinutes, timeZone),
          endInputType: 'utc',
          endOutputType: 'utc',
        }),
  };
}

function findEnd(day: string, startMinutes: number, lengthMinutes: number, timeZone: string): DateArray {
  const start = new Date(Date.parse(day) + startMinutes * MINUTE_MS).toISOString().slice(0, -1);
  const endMs = fromZonedTime(start, timeZone).getTime() + lengthMinutes * MINUTE_MS;
  return formatInTimeZone(endMs, timeZone, 'y-M-d-H-m').split('-').map(Number) as DateArray;
}

function toDateArray(day: string): [number, number, number] {
  return day.split('-').map(Number) as [number, number, number];
}

/** Escapes text that `ics` writes unchanged (RFC 5545, section 3.3.11). */
function escapeText(text: string): string {
  return joinLines(text).replace(/[\\;,]/g, String.raw`\$&`);
}

function joinLines(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}
