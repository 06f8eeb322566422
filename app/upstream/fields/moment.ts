import { fromZonedTime, getTimezoneOffset } from 'date-fns-tz';
import type * as z from 'zod';
import type { WireContext } from '~/cache/source/define-source';
import { computeOncePerText } from '~/compute-once';
import { addDays, formatShortWeekday, isRealDay } from '~/models/dates/calendar-date';
import { createZonedFormat, getCalendarDay } from '~/models/dates/content-clock';
import { findDays, findMonth } from '~/models/dates/days-in-words';
import { getDayInSeason, getSeasonOfDay } from '~/models/dates/season';
import { formatTime, parseCalledOff, type GameTime } from '~/models/games/game';
import { buildWordPattern, undecidedWords } from '~/models/text/word-pattern';
import { HOUR_SECONDS, MINUTE_MS, MINUTE_SECONDS, SECOND_MS } from '~/time-units';
import { defineTextField, dropItem, text } from '../wire';
import { saysUnknown } from './plain-text';

/* Days and times as people, databases and programs write them. */

/** A day, and the exact time if upstream gave one. */
export interface DayAndTime {
  /** Calendar day in the association's time zone, `YYYY-MM-DD`. */
  readonly day: string;
  /** Milliseconds since the epoch; `null` when upstream gave only the day. */
  readonly atMs: number | null;
}

/** Also the minutes after midnight in the association's time zone; `null` for a day alone. */
interface Moment extends DayAndTime {
  readonly minutes: number | null;
}

/** A day with or without a time. Midnight, of UTC or as it is written, is the day alone. */
export function dayAndTime(context: WireContext): z.ZodType<DayAndTime | null> {
  return defineTextField((words) => {
    const read = readMoment(context, words);
    return read && { day: read.day, atMs: read.atMs };
  })();
}

/** A calendar day, `YYYY-MM-DD`; `null` when unreadable. A time late in the evening is a midnight of another time zone, or of the other half of the year. */
export function calendarDay(context: WireContext): z.ZodType<string | null> {
  return defineTextField((words) => {
    const read = readMoment(context, words);
    return read && findCalendarDay(read);
  })();
}

/** All days of a range such as `Nov 27-28`, or a single day; empty when unreadable. */
export function calendarDays(context: WireContext): z.ZodType<readonly string[]> {
  return defineTextField((words) => {
    const range = parsePlainDay(words) !== null ? [] : findDays(words, getSeasonOfDay(getToday(context)));
    if (range.length > 1) return range;
    const read = readMoment(context, words);
    return read === null ? [] : [findCalendarDay(read)];
  })();
}

/** `MM/dd/yyyy` for an address, from `YYYY-MM-DD`. */
export function formatPathDate(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return [month, date, year].map(encodeURIComponent).join('/');
}

/** `7:00 PM`, `19:00`, `1900`, `7 p.m. CT`, `Noon`, or a date with a time. `TBA` and midnight are `null`; other words have no minutes. */
export function clockTime({ timeZone }: Pick<WireContext, 'timeZone'>): z.ZodType<GameTime | null> {
  return defineTextField((words) => parseClockTime(words, timeZone))();
}

/** The fields for `readGameStart`. A date without a year is of the season of the requested day, if any. */
export function gameStartFields(context: WireContext, dateName: string, timeName: string, requestedDay?: string) {
  const dated = requestedDay === undefined ? context : { ...context, getToday: () => requestedDay };
  return { date: [moment(dated), dateName], time: [text(), timeName] } as const;
}

const DAY = 24 * 60;
/** No game begins before 7 AM, at 10 PM or later. */
const [EARLY, LATE] = [7 * 60, 22 * 60] as const;

/** Day and time of a game, whose date may repeat its time, or be a midnight beside that of its day. */
export function readGameStart(
  { timeZone }: WireContext,
  { date, time: words }: { readonly date: Moment | null; readonly time: string },
  requestedDay?: string,
): { readonly day: string | null; readonly time: GameTime | null } {
  const time = parseClockTime(words, timeZone);
  if (date === null) return { day: null, time };
  const { day, minutes } = date;
  if (minutes === null || minutes === time?.minutesOfDay) return { day, time };
  // Midnight of UTC is in the evening of the day before.
  const isDayBefore = requestedDay === addDays(day, 1) && minutes >= 16 * 60 && minutes % 60 === 0;
  if (isDayBefore) return { day: requestedDay, time };
  if (words !== '' || minutes < EARLY || minutes >= LATE) return { day: findCalendarDay(date, requestedDay), time };
  return { day, time: { minutesOfDay: minutes, text: formatTime({ minutesOfDay: minutes, text: '' }) } };
}

function findCalendarDay({ day, minutes }: Moment, requestedDay?: string): string {
  const isLate = minutes !== null && minutes >= LATE && minutes % 60 === 0;
  return isLate && day !== requestedDay ? addDays(day, 1) : day;
}

type Place = Pick<WireContext, 'timeZone' | 'getToday'>;

function getToday({ getToday: getContentDay, timeZone }: Place): string {
  return getContentDay?.() ?? getCalendarDay(Date.now(), timeZone);
}

/** Words in place of a day or a time that is not known yet. */
const undecided = buildWordPattern(`(?:(?:date|time) )?(?:${undecidedWords})`);
/** First and last days of calendars, which databases send for none. A time may be added to them. */
const noDay = /^(?:0000|0001|1753|9999)-|^(?:1899-12-3[01]|1900-01-01|1970-01-01)$/;

function moment(context: WireContext): z.ZodType<Moment | null> {
  return defineTextField((words) => readMoment(context, words))();
}

/** A range counts as its first day. Words that name no day are reported. */
function readMoment(context: WireContext, words: string): Moment | null {
  const plain = parsePlainDay(words);
  if (plain === null && (saysUnknown(words) || undecided.test(words))) return null;
  const read =
    plain ?? parseMoment(words, context) ?? toDayAlone(findDays(words, getSeasonOfDay(getToday(context)))[0]);
  if (read === null) dropItem(context, `unreadable date: ${words.slice(0, 60)}`);
  return read === null || noDay.test(read.day) ? null : read;
}

function toDayAlone(day: string | undefined): Moment | null {
  return day === undefined ? null : { day, minutes: null, atMs: null };
}

/** How days are written, with the groups of year, month and date; group 0 is no year. */
const dayForms = (
  [
    ['(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})', 1, 2, 3],
    ['(\\d{1,2})[-/.](\\d{1,2})[-/.](\\d{4}|\\d{2})', 3, 1, 2],
    ['(\\d{4})(\\d{2})(\\d{2})', 1, 2, 3],
    ['([a-z]{3,9})\\.? (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?', 3, 1, 2],
    ['(\\d{1,2})[- ]([a-z]{3,9})\\.?(?:[-, ]+(\\d{4}|\\d{2}))?', 3, 2, 1],
    ['(\\d{1,2})/(\\d{1,2})', 0, 1, 2],
  ] as const
).map(([form, ...groups]) => ({ form: new RegExp(`^(?:[a-z]{3,9}\\.?,? )?${form}(?=$|[T ,(])`, 'i'), groups }));

/** Most dates. */
const plainDay = /^(?:\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d{2}-\d{2}(?:[T ]00:00:00(?:\.0+)?Z?)?)$/;

/** `/Date(1764291600000)/` of .NET, milliseconds, or seconds. */
const epoch = /^(?:\/?Date\((-?\d{1,14})(?:[+-]\d{4})?\)\/?|(\d{10})(\d{3})?)$/;

function parseMoment(words: string, place: Place): Moment | null {
  const plain = parsePlainDay(words);
  if (plain !== null) return plain;
  const [isEpoch, ofDotNet, seconds = '', thousandths = '000'] = epoch.exec(words) ?? [];
  if (isEpoch !== undefined)
    return parseMoment(new Date(Number(ofDotNet ?? seconds + thousandths)).toISOString(), place);
  for (const { form, groups } of dayForms) {
    const found = form.exec(words);
    if (found === null) continue;
    const rest = words.slice(found[0].length).replace(/^[T ,(]+(?:at |@ ?|- )?/i, '');
    // `Sat Mar 07 18:00:00 +0000 2026`
    const [, clock = rest, lastYear] = /^([^:]*:.*) (\d{4})$/.exec(rest) ?? [];
    const [year = lastYear, month = '', date = ''] = groups.map((group) => (group === 0 ? undefined : found[group]));
    const day = findDay(year, month, date, words, place);
    if (day !== null) return clock === '' ? toDayAlone(day) : addClock(day, clock, /[a-z]/i.test(found[0]), place);
  }
  return null;
}

/** The last plain day: most rows are of the day of the row before. */
let last: { readonly words: string; readonly day: Moment | null } = { words: '', day: null };

function parsePlainDay(words: string): Moment | null {
  if (words === last.words) return last.day;
  if (!plainDay.test(words)) return null;
  const [month = '', date = '', year = ''] = words.split('/');
  const day = year === '' ? words.slice(0, 10) : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  last = { words, day: isRealDay(day) ? toDayAlone(day) : null };
  return last.day;
}

/** A day without a year is one of this season, unless its weekday is that of the next or the last year. */
function findDay(year: string | undefined, month: string, date: string, words: string, place: Place): string | null {
  const monthAndDay = `${String(findMonth(month)).padStart(2, '0')}-${date.padStart(2, '0')}`;
  if (year !== undefined) {
    const day = `${year.length === 2 ? '20' : ''}${year}-${monthAndDay}`;
    return isRealDay(day) ? day : null;
  }
  const inSeason = getDayInSeason(monthAndDay, getSeasonOfDay(getToday(place)));
  const days = [0, 1, -1].map((years) => `${Number(inSeason.slice(0, 4)) + years}-${monthAndDay}`).filter(isRealDay);
  const isOnWeekday = (day: string) => words.slice(0, 3).toLowerCase() === formatShortWeekday(day).toLowerCase();
  return days.find(isOnWeekday) ?? days.find((day) => day === inSeason) ?? null;
}

/** A clock before an offset, `Z`, or a time zone of the United States. */
const withZone =
  /^(.*?) ?(?:(?:GMT|UTC)?([+-]\d{2}):?(\d{2})(?: \(.*)?|(Z|GMT|UTC)|\(?(?:([ECMP])(?:[SD]?T|astern|entral|ountain|acific)|local)(?: time)?\)?)$/i;
const hoursOfZones: Readonly<Record<string, number>> = { E: -5, C: -6, M: -7, P: -8 };

/** `isInWords`: a bare hour may be in the afternoon. */
function addClock(day: string, words: string, isInWords: boolean, { timeZone }: Place): Moment | null {
  const [, clock = words, hours, minutesMore, utc, zone] = withZone.exec(words) ?? [];
  const hasOffset = (hours ?? utc) !== undefined;
  const seconds = parseSeconds(clock, !isInWords || hasOffset);
  if (seconds === null || seconds < 60) return toDayAlone(day);
  const written = new Date(Date.parse(day) + seconds * SECOND_MS).toISOString().slice(0, -1);
  const isLocal = !hasOffset || noDay.test(day);
  const offsetMinutes =
    hours === undefined ? 0 : Number(hours) * 60 + Math.sign(Number(hours) || 1) * Number(minutesMore);
  const atMs = isLocal
    ? fromZonedTime(written, timeZone).valueOf() + countMinutesTo(timeZone, zone) * MINUTE_MS
    : Date.parse(`${written}Z`) - offsetMinutes * MINUTE_MS;
  if (isLocal && zone === undefined) return { day, minutes: Math.floor(seconds / 60), atMs };
  const local = formatLocalTime(timeZone).format(atMs);
  const [localDay, hour, minute] = [local.slice(0, 10), local.slice(-5, -3), local.slice(-2)];
  const minutes = Number(hour) * 60 + Number(minute);
  return minutes === 0 ? toDayAlone(localDay) : { day: localDay, minutes, atMs };
}

/** `2025-10-11, 13:20` */
const formatLocalTime = createZonedFormat('en-CA', { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' });

/** Minutes from UTC to the clock of a time zone in winter. */
const getWinterOffsetMinutes = computeOncePerText(
  (timeZone) => getTimezoneOffset(timeZone, new Date(Date.UTC(2026, 0))) / MINUTE_MS,
);

/** Minutes from the clock of a zone to that of the association. */
function countMinutesTo(timeZone: string, zone: string | undefined): number {
  const hours = hoursOfZones[zone?.toUpperCase() ?? ''];
  return hours === undefined ? 0 : getWinterOffsetMinutes(timeZone) - hours * 60;
}

export function parseClockTime(words: string, timeZone: string): GameTime | null {
  const seconds = parseSeconds(words);
  if (seconds !== null) return seconds < 60 ? null : { minutesOfDay: Math.floor(seconds / 60), text: words };
  if (saysUnknown(words) || undecided.test(words)) return null;
  const minutesOfDay = parseMinutesOfDay(words, timeZone);
  return minutesOfDay === 0 ? null : { minutesOfDay, text: parseCalledOff(words)?.word ?? words };
}

/** A range counts as its start. */
function parseMinutesOfDay(words: string, timeZone: string): number | null {
  const seconds = parseSeconds(words);
  if (seconds !== null) return Math.floor(seconds / 60);
  const date = parseMoment(words, { timeZone });
  if (date !== null) return date.minutes ?? (words.includes(':') ? 0 : null);
  const [, clock, , , utc, zone] = withZone.exec(words) ?? [];
  const minutes = clock === undefined || utc !== undefined ? null : parseMinutesOfDay(clock, timeZone);
  return minutes === null ? parseRangeStart(words) : (minutes + countMinutesTo(timeZone, zone) + DAY) % DAY;
}

/** The start of `7-9 PM`, `11:30-1 p.m.` and `7:00 PM to 9:00 PM`. */
function parseRangeStart(words: string): number | null {
  const [, start = '', last = '', half] =
    /^(\d\S*?(?: ?[ap]\.?m\.?)?) ?(?:[-–—]|to) ?(\d[\d:.]* ?(?:([ap])\.? ?m\.?)?)$/i.exec(words) ?? [];
  const hasHalf = /m/i.test(start);
  const [from, to] = [hasHalf || half === undefined ? start : `${start} ${half}m`, last].map((clock) =>
    parseSeconds(clock),
  );
  if (from === undefined || from === null || to === undefined || to === null) return null;
  return Math.floor(from / 60) - (from > to && !hasHalf && half !== undefined ? DAY / 2 : 0);
}

const clockForm = /^(?:at |@ ?)?(\d{1,2})(?:[:.](\d{2})(?::(\d{2})(\.\d+)?)?)? ?(?:([ap])\.? ?m?\.?)?$/i;
const militaryForm = /^(\d{1,2})(\d{2})(\d{2})?(?: ?h(?:ou)?rs?\.?)?$/i;

/** Seconds after midnight. A bare hour from 1 to 8 is in the afternoon, except as machines write it. */
function parseSeconds(words: string, is24Hour = false): number | null {
  const time = clockForm.exec(words) ?? militaryForm.exec(words);
  if (time === null) return /^(?:12(?::00)? ?)?noon$/i.test(words) ? 12 * HOUR_SECONDS : null;
  const [, hourWords = '', minuteWords = '0', secondWords, fraction, half] = time;
  const [hour, minute, second] = [Number(hourWords), Number(minuteWords), Number(secondWords ?? 0)];
  if (minute > 59 || second > 59 || hour > 23 || (half !== undefined && (hour < 1 || hour > 12))) return null;
  const isOfMachine =
    fraction !== undefined || (/^0\d/.test(hourWords) && (secondWords !== undefined || !/\D/.test(words)));
  const isBare = half === undefined && hour >= 1 && hour <= 8 && !is24Hour && !isOfMachine;
  const hourOfDay = half === undefined ? hour + (isBare ? 12 : 0) : (hour % 12) + (/p/i.test(half) ? 12 : 0);
  return hourOfDay * HOUR_SECONDS + minute * MINUTE_SECONDS + second;
}
