import { buildHref, Route } from '~/href';
import { formatUnavailable } from '~/models/text/no-value';
import { EmptyState } from '../ui/empty-state';
import { Part } from '../ui/part';
import { MoreLink } from '../ui/section-head';
import { SiteLink } from '../ui/site-link';

export interface EventView {
  readonly key: string;
  /** `2026-03-12` */
  readonly iso: string;
  /** `Mar` */
  readonly month: string;
  /** `12` */
  readonly day: string;
  /** `2027` for an event of another year; otherwise `null`. */
  readonly year: string | null;
  readonly title: string;
  readonly detail: string | null;
  /** Its state series, or its day in the calendar. */
  readonly href: string;
}

interface UpcomingEventsProps {
  readonly events: readonly EventView[];
  readonly isUnavailable: boolean;
  /** Calendar with all of these events. */
  readonly calendarPath?: string;
  /** The home page shows its text for no events also on a failure. */
  readonly hasWordsForNone?: boolean;
}

export function UpcomingEvents({
  events,
  isUnavailable,
  calendarPath = buildHref(Route.calendar),
  hasWordsForNone = false,
}: UpcomingEventsProps) {
  return (
    <Part
      id="upcoming-events"
      title="Upcoming events"
      className="mt-8 min-w-0"
      aside={<MoreLink to={calendarPath}>Calendar</MoreLink>}
      isUnavailable={isUnavailable && !hasWordsForNone}
    >
      {events.length === 0 && (
        <EmptyState detail={isUnavailable ? formatUnavailable('Upcoming events') : undefined}>
          No Events Available
        </EmptyState>
      )}
      {events.length > 0 && <EventList events={events} />}
    </Part>
  );
}

/** Each with its day, and a link to its series or to its day in the calendar. */
export function EventList({ events }: { readonly events: readonly EventView[] }) {
  return (
    <ul>
      {events.map((event) => (
        <li
          key={event.key}
          className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-3 border-t border-line py-3 first:border-t-0 first:pt-2"
        >
          <time dateTime={event.iso} className="border-r border-line pr-3 text-center font-display leading-none">
            <span className="label block leading-none text-ink-2">{event.month}</span>{' '}
            <span className="mt-1 block text-d-lg font-bold">{event.day}</span>
            {event.year !== null && <span className="mt-1 block text-sm font-semibold"> {event.year}</span>}
          </time>
          <div className="min-w-0">
            <p className="font-display text-d-md font-semibold">
              <SiteLink to={event.href}>{event.title}</SiteLink>
            </p>
            {event.detail !== null && <p className="text-sm text-ink-2">{event.detail}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
