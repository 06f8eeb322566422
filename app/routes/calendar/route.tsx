import { useLoaderData } from '@remix-run/react';
import { useUnpacked } from '~/browser/packed';
import { EventList } from '~/components/events/upcoming-events';
import { CalendarLinks, SubscribeButtons, SubscriberNote } from '~/components/teams/calendar-links';
import { ButtonLink, Button } from '~/components/ui/button';
import { EmptyState } from '~/components/ui/empty-state';
import { SelectField } from '~/components/ui/fields';
import { FilterForm } from '~/components/ui/filter-form';
import { Icon } from '~/components/ui/icon';
import { Page } from '~/components/ui/page';
import { Part } from '~/components/ui/part';
import { SiteLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import { buildHref, Route } from '~/href';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { calendarPath } from './event-filter';
import { MonthGrid } from './month-grid';
import { type EventCalendarView, sources, type Turn, toView, type SubscriptionView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export default function EventsCalendar() {
  const { missing, ...packed } = useLoaderData<typeof loader>();
  const view = useUnpacked(packed.view);
  return (
    <Page>
      <CalendarFilters filters={view.filters} />
      {view.school !== null && (
        <p className="pt-3">
          Events of the sports and activities of {view.school.name}.{' '}
          <SiteLink to={view.school.allHref}>Show all events</SiteLink>
        </p>
      )}
      <Turns view={view} />
      {missing !== null && (
        <div className="pb-3">
          <Unavailable what={missing} isMain />
        </div>
      )}
      {missing === null && <NoEvents view={view} />}
      <MonthGrid view={view} labelledBy="shown-month shown-week" />
      <UpcomingEvents events={view.next} />
      <Subscription view={view.subscription} />
    </Page>
  );
}

/** The month in wide windows, the week in narrow ones, and a link to today. */
function Turns({ view: { month, week, todayHref } }: { readonly view: EventCalendarView }) {
  return (
    <div className="flex flex-wrap items-center gap-2 py-3">
      <TurnRow turn={month} id="shown-month" unit="month" className="max-[768px]:hidden print:flex" />
      <TurnRow turn={week} id="shown-week" unit="week" className="min-[768px]:hidden print:hidden" />
      {todayHref !== null && (
        <ButtonLink to={todayHref} preventScrollReset className="ml-auto print:hidden">
          Today
        </ButtonLink>
      )}
    </div>
  );
}

interface TurnRowProps {
  readonly turn: Turn;
  readonly id: string;
  readonly unit: 'month' | 'week';
  readonly className: string;
}

function TurnRow({ turn: { title, earlierHref, laterHref }, id, unit, className }: TurnRowProps) {
  return (
    <div className={`flex items-center gap-2 ${className}`}>
      <TurnLink to={earlierHref} icon="left" text={`Previous ${unit}`} />
      <TurnLink to={laterHref} icon="right" text={`Next ${unit}`} />
      <h2 id={id}>{title}</h2>
    </div>
  );
}

interface TurnLinkProps {
  readonly to: string | null;
  readonly icon: 'left' | 'right';
  readonly text: string;
}

/** At the ends of the calendar the arrow is disabled. */
function TurnLink({ to, icon, text }: TurnLinkProps) {
  if (to === null) {
    return (
      <span aria-hidden="true" className="grid size-control place-items-center text-line print:hidden">
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <ButtonLink to={to} icon={icon} iconOnly preventScrollReset className="print:hidden">
      {text}
    </ButtonLink>
  );
}

/** A narrow window shows one week, in which there may be little. */
function UpcomingEvents({ events }: { readonly events: EventCalendarView['next'] }) {
  if (events.length === 0) return null;
  return (
    <Part id="upcoming-events" title="Upcoming events" className="mt-6 min-[768px]:hidden print:hidden">
      <EventList events={events} />
    </Part>
  );
}

/** The month may have events where the week has none. */
function NoEvents({ view: { isMonthEmpty, isWeekEmpty } }: { readonly view: EventCalendarView }) {
  const widths = isMonthEmpty ? '' : 'min-[768px]:hidden print:hidden';
  if (!isWeekEmpty) return null;
  return (
    <div className={`pb-3 ${widths}`}>
      <EmptyState>No Events Available</EmptyState>
    </div>
  );
}

/** Month, type and sport as a GET form, submitted by the button, and by any choice if scripts run. */
function CalendarFilters({ filters }: Pick<EventCalendarView, 'filters'>) {
  return (
    <FilterForm
      action={calendarPath}
      label="Choose events"
      kept={filters.schoolId === null ? {} : { school: filters.schoolId }}
      className="grid grid-cols-[1.6fr_1fr_1fr] items-end gap-x-2 gap-y-2 tablet:grid-cols-[13rem_13rem_13rem_auto] print:hidden"
    >
      <SelectField label="Month" name="date" options={filters.months} defaultValue={filters.month} />
      <SelectField label="Event type" name="type" options={filters.types} defaultValue={filters.type} />
      <SelectField label="Sport" name="sport" options={filters.sports} defaultValue={filters.sport} />
      <Button type="submit" className="without-script max-tablet:col-span-full tablet:justify-self-start">
        Show
      </Button>
    </FilterForm>
  );
}

/** The events as an iCalendar file, to download or to subscribe to. */
function Subscription({ view }: { readonly view: SubscriptionView }) {
  const { name, fileName, href, types, siteUrl } = view;
  return (
    <Part id="subscribe" title="Subscribe and download" className="mt-8 print:hidden">
      <p className="max-w-[60ch]">
        {name}, as this page shows them. A file that is downloaded stays as it is; a calendar that subscribes looks for
        changes when it likes. <SubscriberNote to={buildHref(Route.scores)} text="the scores of the day" />
      </p>
      <SubscribeButtons href={href} fileName={fileName} siteUrl={siteUrl} />
      {types.length > 0 && (
        <>
          <h3 className="label pt-2 text-ink-2">Subscribe to one type</h3>
          <CalendarLinks calendars={types} siteUrl={siteUrl} />
        </>
      )}
    </Part>
  );
}
