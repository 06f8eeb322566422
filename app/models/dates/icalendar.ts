import type { DateArray, EventAttributes } from 'ics';
import { MINUTE_MS } from '~/time-units';
import { addDays } from './calendar-date';
import type { CalendarEvent } from './calendar-event';

/** Content of one iCalendar file (RFC 5545). */
export interface ICalendarContent {
  /** Name in a subscriber's list of calendars. */
  readonly name: string;
  /** The association's short name, which ends the ids of its events. */
  readonly product: string;
  readonly events: readonly CalendarEvent[];
  /** Real clock, milliseconds: last change of the events, used as the revision number. */
  readonly changedAtMs: number;
}

/** RFC 7986 form of `X-PUBLISHED-TTL`, which `ics` writes; newer calendars read this one. */
const refreshInterval = 'REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n';
const publishedTtl = 'X-PUBLISHED-TTL:PT1H\r\n';

/**
 * Formats the events as an iCalendar file. A date without a time is an all-day event, which has no time zone and is the
 * same day everywhere. A later revision has a higher SEQUENCE, so that calendars accept a moved event as newer.
 */
export async function formatICalendar({ name, product, events, changedAtMs }: ICalendarContent): Promise<string> {
  // Loaded on first use, because other pages do not need it.
  const { createEvents } = await import('ics');
  const uids = buildUids(events, product);
  const sequence = Math.floor(changedAtMs / MINUTE_MS);
  const { error, value } = createEvents(
    events.map((event, index) => eventAttributes(event, { uid: uids[index], sequence, timestamp: changedAtMs })),
    { productId: `-//Fieldhouse//${escaped(product)} events//EN`, calName: escaped(name) },
  );
  if (!value) throw error ?? new Error('The events make no iCalendar file.');
  return foldedInOctets(value.replace(publishedTtl, publishedTtl + refreshInterval));
}

const LINE_BREAK = '\r\n';
/** `ics` folds lines at 75 characters. */
const FOLD = /\r\n[ \t]/g;
const MOST_OCTETS = 75;

/** Folds lines at 75 octets of UTF-8, never inside a character (RFC 5545, section 3.1). */
function foldedInOctets(file: string): string {
  return file.replace(FOLD, '').split(LINE_BREAK).map(foldLine).join(LINE_BREAK);
}

function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = utf8Octets(character);
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

function utf8Octets(character: string): number {
  const codePoint = character.codePointAt(0) ?? 0;
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x1_0000 ? 3 : 4;
}

/** Revision data of an event. `ics` reads `timestamp`, which its types omit. */
interface Revision {
  readonly uid: string | undefined;
  readonly sequence: number;
  readonly timestamp: number;
}

function eventAttributes(
  { day, title, type, className }: CalendarEvent,
  { uid, ...revision }: Revision,
): EventAttributes {
  return {
    ...revision,
    ...(uid !== undefined && { uid }),
    start: dateArray(day),
    // The end is exclusive.
    end: dateArray(addDays(day, 1)),
    title: inOneLine(title),
    // An event does not block the subscriber's time.
    transp: 'TRANSPARENT',
    ...(type !== null && { categories: [escaped(type)] }),
    ...(className !== null && { description: inOneLine(className) }),
  };
}

function dateArray(day: string): DateArray {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  return [year, month, dayOfMonth];
}

/** One id per event, derived from upstream's: the same in every calendar and revision. */
function buildUids(events: readonly CalendarEvent[], product: string): string[] {
  const count = new Map<string, number>();
  return events.map(({ id }) => {
    const ordinal = (count.get(id) ?? 0) + 1;
    count.set(id, ordinal);
    const name = ordinal === 1 ? id : `${id}-${ordinal}`;
    return `event-${inOneLine(name)}@${product.toLowerCase()}-events`;
  });
}

/** Escapes text that `ics` writes unchanged (RFC 5545, section 3.3.11). */
function escaped(text: string): string {
  return inOneLine(text).replace(/[\\;,]/g, String.raw`\$&`);
}

function inOneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}
