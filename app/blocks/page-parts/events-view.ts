import type { EventView } from '~/components/events/upcoming-events';
import type { Sport } from '~/config/sports';
import { dayOfMonth, shortMonth } from '~/models/dates/calendar-date';
import type { CalendarEvent } from '~/models/dates/calendar-event';
import { findOtherSeason } from '~/models/dates/season';
import type { SportFacts } from '~/models/sports/sport-facts';

const SHOWN = 5;

/** The next five events from today, earliest first; events of one day keep upstream's order. */
export function listUpcomingEvents(events: readonly CalendarEvent[], today: string): readonly EventView[] {
  return events
    .filter((event) => event.day >= today)
    .sort((a, b) => a.day.localeCompare(b.day))
    .slice(0, SHOWN)
    .map((event) => eventView(event, today));
}

/** Upstream marks events with the sport's abbreviation; without it the title decides. */
export function createEventFilter(sport: Sport, facts: SportFacts | null): (event: CalendarEvent) => boolean {
  const abbreviation = facts?.abbreviation ?? null;
  return ({ activityId, title }) =>
    abbreviation === null || activityId === null
      ? title.toLowerCase().includes(sport.title.toLowerCase())
      : activityId.toUpperCase() === abbreviation.toUpperCase();
}

function eventView({ id, title, type, day, className }: CalendarEvent, today: string): EventView {
  return {
    key: `${id}-${day}`,
    iso: day,
    month: shortMonth(day),
    day: dayOfMonth(day),
    year: findOtherSeason(day, today) === null ? null : day.slice(0, 4),
    title,
    detail: formatEventDetail({ title, type, className }),
  };
}

/** Facts missing from the title of an event, `State Final, Class 1A`; `null` if none. */
export function formatEventDetail({ title, type, className }: Pick<CalendarEvent, 'title' | 'type' | 'className'>) {
  const details = [type === title ? null : type, className === null ? null : classText(className)];
  return details.filter((detail) => detail !== null).join(', ') || null;
}

/** `Class 1A` for `1A`; longer texts such as `All classes` are unchanged. */
function classText(className: string): string {
  return /^\d+A\b/.test(className) ? `Class ${className}` : className;
}
