import type { CalendarEvent } from '~/upstream/events';
import type { CalendarRow } from '~/upstream/sport-calendar';
import { findDays } from '../dates/days-in-words';

/** Known facts about when a sport's state finals are. Missing or broken ones are omitted. */
export interface FinalsDateInputs {
  /** `Girls Golf`, with which its events begin. */
  readonly sportTitle: string;
  /** Such as `2030-31`. */
  readonly season: string;
  readonly calendar: readonly CalendarRow[];
  /** Dates in the tournament's information, in upstream's words. */
  readonly infoDates: string | null;
  readonly events: readonly CalendarEvent[];
}

const STATE_FINALS = /\bstate (?:finals?|meet|tournament|contest|championships?)\b/i;

/** The days of a sport's state finals in a season, `YYYY-MM-DD`, sorted: every day that any source names. */
export function listFinalsDays(inputs: FinalsDateInputs): readonly string[] {
  const { sportTitle, season, calendar, infoDates, events } = inputs;
  const inCalendar = calendar
    .filter(({ event }) => mentionsFinals(event))
    .flatMap(({ dates }) => findDays(dates[season] ?? null, season));
  const inEvents = events.filter((event) => isFinalsEvent(sportTitle, event)).map(({ day }) => day);
  return [...new Set([...inCalendar, ...findDays(infoDates, season), ...inEvents])].sort();
}

/** Whether an event belongs to the state finals of some sport. */
export function isOfFinals({ title, type }: CalendarEvent): boolean {
  return mentionsFinals(title) || mentionsFinals(type ?? '');
}

const seriesTypes: ReadonlySet<string> = new Set([
  'state final',
  'playoff',
  'super-sectional',
  'sectional',
  'regional',
]);

/** Whether an event is a round of some sport's state series. */
export function isOfSeries(event: CalendarEvent): boolean {
  return isOfFinals(event) || seriesTypes.has(event.type?.toLowerCase() ?? '');
}

function isFinalsEvent(sportTitle: string, event: CalendarEvent): boolean {
  return simplify(event.title).startsWith(`${simplify(sportTitle)} `) && isOfFinals(event);
}

function mentionsFinals(words: string): boolean {
  return STATE_FINALS.test(simplify(words));
}

function simplify(words: string): string {
  return words.toLowerCase().replaceAll('&', 'and').replace(/\s+/g, ' ').trim();
}
