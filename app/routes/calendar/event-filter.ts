import { listActivityIds } from '~/blocks/page-parts/dates-of-school';
import { createEventFilter } from '~/blocks/page-parts/events-view';
import { findSport } from '~/config/sports';
import { addToHref, buildHref, Route } from '~/href';
import { slugify } from '~/models/text/slug';
import { compareText } from '~/models/text/text-order';
import type { CalendarEvent } from '~/upstream/events';
import type { SchoolDetail, SchoolEntry } from '~/upstream/schools';
import type { SportFacts } from '~/upstream/sports';

export const calendarPath = buildHref(Route.calendar);
export const exportPath = buildHref(Route.fileIcs);

/** Filters in the address: slug of an event type, sport and school. The page and the file read them alike. */
export type EventFilter = Readonly<Record<'type' | 'sport' | 'school', string | undefined>>;

/** Upstream's facts about the sport and the school of a filter. */
export interface FilterFacts {
  /** `null` when the sport is unknown; event titles decide then. */
  readonly sport: SportFacts | null;
  /** Sports and activities of the school; `null` without a school. */
  readonly entries: readonly SchoolEntry[] | null;
}

export function readEventFilter({ type, sport, school }: Readonly<Record<string, string>>): EventFilter {
  return { type, sport, school };
}

/** Address of the iCalendar file with the same events. */
export function buildExportHref(filter: EventFilter): string {
  return addToHref(exportPath, filter);
}

/** The events that match a filter. */
export function filterEvents(
  events: readonly CalendarEvent[],
  filter: EventFilter,
  facts: FilterFacts,
): readonly CalendarEvent[] {
  const { type } = filter;
  const sport = findSport(filter.sport ?? '');
  const isOfSport = sport === undefined ? () => true : createEventFilter(sport, facts.sport);
  const activities = facts.entries && listActivityIds(facts.entries);
  return events.filter(
    (event) =>
      (type === undefined || buildTypeSlug(event) === type) &&
      isOfSport(event) &&
      (activities === null || activities.has(event.activityId?.toUpperCase() ?? '')),
  );
}

/** The types of the events, by title. */
export function listEventTypes(events: readonly CalendarEvent[]) {
  const titles = new Map<string, string>();
  for (const event of events) {
    const slug = buildTypeSlug(event);
    if (event.type !== null && slug !== '' && !titles.has(slug)) titles.set(slug, event.type);
  }
  return [...titles].map(([slug, title]) => ({ slug, title })).sort((a, b) => compareText(a.title, b.title));
}

function buildTypeSlug({ type }: CalendarEvent): string {
  return slugify(type ?? '');
}

/** Title of a selection of events: `PSAA State Final: Boys Golf`. */
export function formatEventsName(
  product: string,
  types: ReturnType<typeof listEventTypes>,
  { type, sport }: EventFilter,
  school: SchoolDetail | null | undefined,
): string {
  const of = [findSport(sport ?? '')?.title, school?.formalName].filter((part) => part !== undefined).join(' at ');
  const what = `${product} ${types.find(({ slug }) => slug === type)?.title ?? 'events'}`;
  return of === '' ? what : `${what}: ${of}`;
}
