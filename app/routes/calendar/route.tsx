import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { ButtonLink } from '~/components/ui/button';
import { EmptyState } from '~/components/ui/empty-state';
import { Icon } from '~/components/ui/icon';
import { useUnpacked } from '~/components/ui/packed';
import { Page } from '~/components/ui/page';
import { SiteLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import { loadView } from '~/page/load-page';
import { CalendarFilters } from './calendar-filters';
import { MonthGrid } from './month-grid';
import { type EventCalendarView, sources, type Turn, toView } from './page';
import { Subscription } from './subscription';

export const loader = (args: LoaderFunctionArgs) => loadView(args, sources, toView);

export default function EventsCalendar() {
  const { missing, ...packed } = useLoaderData<typeof loader>();
  const view = useUnpacked(packed.view);
  return (
    <Page>
      <CalendarFilters filters={view.filters} />
      {view.school !== null && <SchoolNote school={view.school} />}
      <Turns view={view} />
      {missing !== null && (
        <div className="pb-3">
          <Unavailable what={missing} isMain />
        </div>
      )}
      {missing === null && <NoEvents view={view} />}
      <MonthGrid view={view} labelledBy="shown-month shown-week" />
      <Subscription view={view.subscription} />
    </Page>
  );
}

function SchoolNote({ school: { name, allHref } }: { readonly school: NonNullable<EventCalendarView['school']> }) {
  return (
    <p className="pt-3">
      Events of the sports and activities of {name}. <SiteLink to={allHref}>Show all events</SiteLink>
    </p>
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
      <h2 id={id} className="text-d-lg">
        {title}
      </h2>
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
