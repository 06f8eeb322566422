import type { EventView } from '~/components/events/upcoming-events';
import { dayOfMonth, shortMonth } from '~/models/dates/calendar-date';
import type { CalendarEvent } from '~/models/dates/calendar-event';

const SHOWN = 5;

/** The next five events from today on, earliest first; events of one day stay in upstream's order. */
export function upcomingEvents(events: readonly CalendarEvent[], today: string): readonly EventView[] {
  return events
    .filter((event) => event.day >= today)
    .sort((a, b) => a.day.localeCompare(b.day))
    .slice(0, SHOWN)
    .map(eventView);
}

function eventView({ id, title, type, day, className }: CalendarEvent): EventView {
  const details = [type === title ? null : type, className === null ? null : classText(className)];
  return {
    key: `${id}-${day}`,
    iso: day,
    month: shortMonth(day),
    day: dayOfMonth(day),
    title,
    detail: details.filter((detail) => detail !== null).join(', ') || null,
  };
}

/** `1A` is `Class 1A`; longer words, such as `All classes`, speak for themselves. */
function classText(className: string): string {
  return /^\d+A\b/.test(className) ? `Class ${className}` : className;
}
