import { DAY_MS, MINUTE_MS } from '~/time-units';
import { createZonedFormat } from './content-clock';

/* The VTIMEZONE component of a time zone (RFC 5545, section 3.6.5). Outlook does not know the names of IANA. */

type ClockChange = Readonly<Record<'atMs' | 'beforeMs' | 'afterMs', number>>;

const STEP_MS = 7 * DAY_MS;
/** A rule has to hold this many years: in fewer the fourth Sunday of October may be the last one each time. */
const YEARS_OF_A_RULE = 8;
const known = new Map<string, string>();

/** The lines of the component, with the clock changes from `firstYear` on. */
export function formatTimeZone(timeZone: string, firstYear: number): string {
  const key = `${timeZone} ${firstYear}`;
  const text = known.get(key) ?? buildTimeZone(timeZone, firstYear);
  known.set(key, text);
  return text;
}

function buildTimeZone(timeZone: string, firstYear: number): string {
  const years = Array.from({ length: YEARS_OF_A_RULE }, (_, index) => listChanges(timeZone, firstYear + index));
  const observances = (years[0] ?? []).map((change, index) =>
    formatObservance(timeZone, change, findRule(years.map((changes) => changes[index]))),
  );
  if (observances.length === 0) {
    const offsetMs = getOffset(timeZone, Date.UTC(firstYear, 0, 1));
    const atMs = Date.UTC(firstYear, 0, 1) - offsetMs;
    observances.push(formatObservance(timeZone, { atMs, beforeMs: offsetMs, afterMs: offsetMs }, null));
  }
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...observances.flat(), 'END:VTIMEZONE', ''].join('\r\n');
}

function listChanges(timeZone: string, year: number): ClockChange[] {
  const changes: ClockChange[] = [];
  const endMs = Date.UTC(year + 1, 0, 1);
  for (let fromMs = Date.UTC(year, 0, 1); fromMs < endMs; fromMs += STEP_MS) {
    const change = findChange(timeZone, fromMs, Math.min(fromMs + STEP_MS, endMs));
    if (change !== null) changes.push(change);
  }
  return changes;
}

function findChange(timeZone: string, startMs: number, endMs: number): ClockChange | null {
  const [beforeMs, afterMs] = [getOffset(timeZone, startMs), getOffset(timeZone, endMs)];
  if (beforeMs === afterMs) return null;
  let [low, high] = [startMs, endMs];
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
    if (getOffset(timeZone, middle) === beforeMs) low = middle;
    else high = middle;
  }
  return { atMs: high, beforeMs, afterMs };
}

/** `1/1/2025, GMT-06:00` */
const formatWithOffset = createZonedFormat('en-US', { timeZoneName: 'longOffset' });

/** What clocks of the zone show, minus UTC. `getTimezoneOffset` of date-fns-tz is wrong for hours around a change. */
function getOffset(timeZone: string, atMs: number): number {
  const offset = /([+-])(\d\d):(\d\d)$/.exec(formatWithOffset(timeZone).format(atMs));
  if (offset === null) return 0;
  return (offset[1] === '-' ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3])) * MINUTE_MS;
}

/** `BYMONTH=3;BYDAY=2SU`, if the changes of all these years follow one rule. */
function findRule(changes: readonly (ClockChange | undefined)[]): string | null {
  const days = changes.map((change) => (change === undefined ? [] : listRules(getLocalTime(change))));
  return days[0]?.find((rule) => days.every((rules) => rules.includes(rule))) ?? null;
}

/** Counted from the beginning of the month, and from its end where it is the last one. */
function listRules(local: Date): readonly string[] {
  const [month, day] = [local.getUTCMonth() + 1, local.getUTCDate()];
  const weekday = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][local.getUTCDay()] ?? 'SU';
  const daysInMonth = new Date(Date.UTC(local.getUTCFullYear(), month, 0)).getUTCDate();
  const counts = [Math.ceil(day / 7), ...(day + 7 > daysInMonth ? [-1] : [])];
  return counts.map((count) => `BYMONTH=${month};BYDAY=${count}${weekday}`);
}

/** What clocks show when they are changed, as the fields of a date in UTC. */
function getLocalTime({ atMs, beforeMs }: ClockChange): Date {
  return new Date(atMs + beforeMs);
}

function formatObservance(timeZone: string, change: ClockChange, rule: string | null): string[] {
  const kind = change.afterMs > change.beforeMs ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${formatLocal(getLocalTime(change))}`,
    ...(rule === null ? [] : [`RRULE:FREQ=YEARLY;${rule}`]),
    `TZOFFSETFROM:${formatOffset(change.beforeMs)}`,
    `TZOFFSETTO:${formatOffset(change.afterMs)}`,
    `TZNAME:${getShortName(timeZone, change.atMs)}`,
    `END:${kind}`,
  ];
}

function formatLocal(local: Date): string {
  return local.toISOString().slice(0, 19).replace(/[-:]/g, '');
}

function formatOffset(offsetMs: number): string {
  const minutes = Math.abs(offsetMs) / MINUTE_MS;
  const digits = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join('');
  return (offsetMs < 0 ? '-' : '+') + digits;
}

const formatZoneName = createZonedFormat('en-US', { timeZoneName: 'short' });

function getShortName(timeZone: string, atMs: number): string {
  const parts = formatZoneName(timeZone).formatToParts(atMs);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
