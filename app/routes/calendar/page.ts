import { formatEventNames } from '~/blocks/page-parts/event-names';
import { formatEventDetail, listUpcomingEvents } from '~/blocks/page-parts/events-view';
import { pack } from '~/browser/packed';
import type { SelectOption } from '~/components/ui/fields';
import type { Environment } from '~/config/environment';
import { findSportByTitle, sports } from '~/config/sports';
import { addToHref, buildHref, Route } from '~/href';
import {
  addDays,
  formatDayOfMonth,
  formatLongMonth,
  formatMediumDate,
  formatMonthAndDay,
  formatShortWeekday,
} from '~/models/dates/calendar-date';
import { getToday } from '~/models/dates/content-clock';
import { formatDayName } from '~/models/dates/date-strip';
import {
  addMonths,
  getFirstOfMonth,
  listMonthsBetween,
  findStartOfWeek,
  listWeeksOfMonth,
} from '~/models/dates/month-grid';
import { formatCount } from '~/models/text/format-count';
import { isDayWithinReach } from '~/page/canonical-query';
import { notFound } from '~/page/page-outcome';
import type { PageRequest, ValuesOf } from '~/page/page-sources';
import { allEvents, type CalendarEvent } from '~/upstream/events';
import { oneSchool, schoolEntries, type SchoolDetail } from '~/upstream/schools';
import { sportFacts } from '~/upstream/sports';
import {
  calendarPath,
  type EventFilter,
  formatEventsName,
  listEventTypes,
  buildExportHref,
  filterEvents,
  readEventFilter,
} from './event-filter';

/** All events, and for a sport or school in the address the sources that determine which events are its own. */
export function sources({ query }: PageRequest) {
  const { sport: sportId, school: schoolId } = readEventFilter(query);
  return {
    subject: { ...(schoolId !== undefined && { school: oneSchool.with({ schoolId }) }) },
    optional: {
      events: allEvents.with({}),
      ...(sportId !== undefined && { facts: sportFacts.with({ sportId }) }),
      ...(schoolId !== undefined && { entries: schoolEntries.with({ schoolId }) }),
    },
    // Without them event titles determine the sport.
    mayBeAbsent: sportId === undefined ? [] : ['facts'],
  };
}

/** An event of a day. */
export type DayEvent = ReturnType<typeof toDayEvent>;

export type GridDay = ReturnType<typeof toDay>;

/** A heading with links to the previous and next period; `null` at the ends of the calendar. */
export type Turn = ReturnType<typeof buildWeekTurn>;

export type EventCalendarView = ReturnType<typeof toEventCalendarView>;

/** The iCalendar file of the shown events, and those of each type. */
export type SubscriptionView = ReturnType<typeof toSubscriptionView>;

/** The month of a day as a grid, and the week that a narrow window shows. */
export function toEventCalendarView(
  { subject, optional }: Pick<ValuesOf<typeof sources>, 'subject' | 'optional'>,
  { query, clock, environment }: PageRequest,
) {
  const events = optional.events?.value ?? [];
  const school = subject.school?.value ?? null;
  const today = getToday(clock);
  const selected = query.date ?? today;
  const types = listEventTypes(events);
  const asked = readEventFilter(query);
  // A type without events means all types.
  const filter = { ...asked, type: types.find(({ slug }) => slug === asked.type)?.slug };
  const buildHref = (day: string) => addToHref(calendarPath, { ...filter, date: day === today ? undefined : day });
  const shown = filterEvents(events, filter, {
    sport: optional.facts?.value ?? null,
    entries: query.school === undefined ? null : (optional.entries?.value ?? []),
  });
  const months = listReachableDays(events, today, selected);
  const lastDay = addDays(addMonths(months.at(-1) ?? selected, 1), -1);
  const firstDay = months[0] ?? selected;
  const buildHrefWithin = (day: string) => (day < firstDay || day > lastDay ? null : buildHref(day));
  const weeks = listWeeksOfMonth(selected).map((days) => toWeek(days, { selected, today, buildHref, events: shown }));
  const lastDayOfWeek = addDays(findStartOfWeek(selected), 6);
  const inMonth = shown.filter(({ day }) => getFirstOfMonth(day) === getFirstOfMonth(selected));
  return {
    selected,
    /** First and last selectable month. */
    firstDay,
    lastDay,
    month: {
      title: formatLongMonth(selected),
      earlierHref: buildHrefWithin(addMonths(selected, -1)),
      laterHref: buildHrefWithin(addMonths(selected, 1)),
    },
    week: buildWeekTurn(selected, buildHrefWithin),
    weeks,
    /** Whether the month, and the week of a narrow window, is empty. */
    isMonthEmpty: inMonth.length === 0,
    isWeekEmpty: weeks.every(({ isShownAlone, days }) => !isShownAlone || days.every((day) => day.events.length === 0)),
    /** The first ones after the shown week, for a narrow window. */
    next: listUpcomingEvents(
      shown.filter(({ day }) => day > lastDayOfWeek),
      today,
    ),
    todayHref: selected === today ? null : buildHref(today),
    filters: {
      /** The value is the day with which the month opens; `''` is today. */
      months: months.map((month) => toMonthOption(month, selected, today)),
      month: selected === today ? '' : selected,
      types: [{ value: '', text: 'All' }, ...types.map(({ slug, title }) => ({ value: slug, text: title }))],
      type: filter.type ?? '',
      sports: [{ value: '', text: 'All' }, ...sports.map(({ id, title }) => ({ value: id, text: title }))],
      sport: filter.sport ?? '',
      schoolId: filter.school ?? null,
    },
    /** Parameters to keep besides the day. */
    kept: filter,
    /** `Ashgrove` with a link to all schools, if the address names a school. */
    school: toSchoolView(school, filter, selected === today ? undefined : selected),
    subscription: toSubscriptionView(environment, school, filter, types),
  };
}

/**
 * Selectable months: from the first to the last event, including those of today and of the shown day. Days that no
 * address can name, such as upstream's December 31, 9999 for "no end", are ignored.
 */
function listReachableDays(events: readonly CalendarEvent[], today: string, selected: string): readonly string[] {
  const eventDays = events.map(({ day }) => day).filter((day) => isDayWithinReach(day, () => today));
  const days = [...eventDays, today, selected].sort();
  return listMonthsBetween(days[0] ?? today, days.at(-1) ?? today);
}

function toMonthOption(month: string, selected: string, today: string): SelectOption {
  const value = month === getFirstOfMonth(selected) ? selected : month === getFirstOfMonth(today) ? today : month;
  return { value: value === today ? '' : value, text: formatLongMonth(month) };
}

/** `Oct 5 – Oct 11, 2025` */
function buildWeekTurn(selected: string, hrefWithin: (day: string) => string | null) {
  const first = findStartOfWeek(selected);
  return {
    title: `${formatMonthAndDay(first)} – ${formatMediumDate(addDays(first, 6))}`,
    earlierHref: hrefWithin(addDays(selected, -7)),
    laterHref: hrefWithin(addDays(selected, 7)),
  };
}

interface WeekInput {
  readonly selected: string;
  readonly today: string;
  readonly buildHref: (day: string) => string;
  readonly events: readonly CalendarEvent[];
}

function toWeek(days: readonly string[], input: WeekInput) {
  return {
    key: days[0] ?? '',
    /** Whether a narrow window shows this week. */
    isShownAlone: days.includes(input.selected),
    days: days.map((day) => toDay(day, input)),
  };
}

function toDay(day: string, { selected, today, buildHref, events }: WeekInput) {
  const ofDay = events.filter((event) => event.day === day);
  const isSelected = day === selected;
  const isOver = day < today && findStartOfWeek(day) === findStartOfWeek(today);
  return {
    /** `YYYY-MM-DD` */
    day,
    href: buildHref(day),
    /** `11` */
    number: formatDayOfMonth(day),
    /** `Sat` */
    weekday: formatShortWeekday(day),
    /** Accessible text: `Today, Saturday, October 11, 2 events`. */
    name: [formatDayName(day, today), countText(ofDay.length)].join(', '),
    isOfMonth: getFirstOfMonth(day) === getFirstOfMonth(selected),
    isToday: day === today,
    isSelected,
    /** The names in one line, in place of the list in a narrow window, for a past day of this week that is not selected; `no events` for any day. */
    foldedText: ofDay.length === 0 ? countText(0) : isOver && !isSelected ? formatEventNames(ofDay) : null,
    events: ofDay.map(toDayEvent),
  };
}

function countText(count: number): string {
  if (count === 0) return 'no events';
  return formatCount(count, 'event');
}

function toDayEvent(event: CalendarEvent, index: number) {
  const sport = findSportByTitle(event.activityName ?? '');
  return {
    key: `${event.id}-${index}`,
    title: event.title,
    detail: formatEventDetail(event),
    /** Page of its sport. */
    href: sport === undefined ? null : buildHref(Route.sportLanding, { sportId: sport.id }),
  };
}

function toSchoolView(school: SchoolDetail | null, filter: EventFilter, date: string | undefined) {
  if (filter.school === undefined) return null;
  return {
    name: school?.formalName ?? 'the school',
    allHref: addToHref(calendarPath, { ...filter, school: undefined, date }),
  };
}

function toSubscriptionView(
  { PRODUCT: product, SITE_URL: siteUrl }: Environment,
  school: SchoolDetail | null,
  filter: EventFilter,
  types: ReturnType<typeof listEventTypes>,
) {
  return {
    name: formatEventsName(product, types, filter, school),
    fileName: buildEventsFileName(product),
    href: buildExportHref(filter),
    /** Public address of the site, if the deployment names it; otherwise `null`, and the browser adds it. */
    siteUrl: siteUrl ?? null,
    types: types.map(({ slug, title }) => ({ key: slug, title, href: buildExportHref({ ...filter, type: slug }) })),
  };
}

/** `PSAA-events.ics` */
export function buildEventsFileName(product: string): string {
  return `${product}-events.ics`;
}

export function toView(values: ValuesOf<typeof sources>, request: PageRequest) {
  const { subject, unavailable } = values;
  if (subject.school?.value === null) return notFound;
  return {
    view: pack(toEventCalendarView(values, request)),
    missing: unavailable.includes('events') ? 'The events' : unavailable.includes('entries') ? 'The sports' : null,
  };
}
