import type { EventView } from '~/components/events/upcoming-events';
import { findSportByTitle, type Sport, sports } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { formatDayOfMonth, formatShortMonth } from '~/models/dates/calendar-date';
import { findOtherSeason } from '~/models/dates/season';
import { isOfFinals, isOfSeries } from '~/models/state-series/finals-days';
import type { CalendarEvent } from '~/upstream/events';
import type { SportFacts } from '~/upstream/sports';

const SHOWN = 5;

/** The next five events from today, earliest first; events of one day keep upstream's order. */
export function listUpcomingEvents(events: readonly CalendarEvent[], today: string): readonly EventView[] {
  return events
    .filter((event) => event.day >= today)
    .sort((a, b) => a.day.localeCompare(b.day))
    .slice(0, SHOWN)
    .map((event) => toEventView(event, today));
}

/** Upstream marks events with the sport's abbreviation; without it the title decides. */
export function createEventFilter(sport: Sport, facts: SportFacts | null): (event: CalendarEvent) => boolean {
  const abbreviation = facts?.abbreviation ?? null;
  return ({ activityId, title }) =>
    abbreviation === null || activityId === null
      ? title.toLowerCase().includes(sport.title.toLowerCase())
      : activityId.toUpperCase() === abbreviation.toUpperCase();
}

function toEventView(event: CalendarEvent, today: string): EventView {
  const { id, title, type, day, className } = event;
  return {
    key: `${id}-${day}`,
    iso: day,
    month: formatShortMonth(day),
    day: formatDayOfMonth(day),
    year: isOfThisYear(day, today) ? null : day.slice(0, 4),
    title,
    detail: formatEventDetail({ title, type, className }),
    href: buildEventHref(event, today),
  };
}

function isOfThisYear(day: string, today: string): boolean {
  return day.slice(0, 4) === today.slice(0, 4) && findOtherSeason(day, today) === null;
}

/** The state series lead to its page, state finals on their day to its live page, and other events to their day in the calendar. */
function buildEventHref(event: CalendarEvent, today: string): string {
  const title = event.title.toLowerCase();
  const sport =
    findSportByTitle(event.activityName ?? '') ??
    sports.find((candidate) => title.startsWith(`${candidate.title.toLowerCase()} `));
  if (sport === undefined || !isOfSeries(event)) return buildHref(Route.calendar, { query: { date: event.day } });
  const isLive = event.day === today && isOfFinals(event);
  return buildHref(isLive ? Route.stateSeriesLive : Route.ssIndex, { sportId: sport.id });
}

/** Facts missing from the title of an event, `State Final, Class 1A`; `null` if none. */
export function formatEventDetail({ title, type, className }: Pick<CalendarEvent, 'title' | 'type' | 'className'>) {
  const details = [type === title ? null : type, className === null ? null : formatClass(className)];
  return details.filter((detail) => detail !== null).join(', ') || null;
}

/** `Class 1A` for `1A`; longer texts such as `All classes` are unchanged. */
function formatClass(className: string): string {
  return /^\d+A\b/.test(className) ? `Class ${className}` : className;
}
