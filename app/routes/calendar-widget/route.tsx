import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { FrameEmbed, type FrameView } from '~/components/embed/frame-embed';
import { ButtonLink, getButtonClass } from '~/components/ui/button';
import { EmptyState, Statement } from '~/components/ui/empty-state';
import { Page } from '~/components/ui/page';
import { ExternalMark, isNewTabClick } from '~/components/ui/site-link';
import { buildHref, Route } from '~/href';
import { type CalendarWidgetView, toCalendarWidgetView } from './page';

export function loader({ context: { site } }: LoaderFunctionArgs) {
  return { view: toCalendarWidgetView(site.environment) };
}

export default function CalendarWidgetPage() {
  const { view } = useLoaderData<typeof loader>();
  const ownCalendar = <ButtonLink to={buildHref(Route.calendar)}>Events Calendar</ButtonLink>;
  return (
    <Page trail={[{ to: buildHref(Route.calendar), text: 'Events Calendar' }]}>
      {view === null ? (
        <EmptyState actions={ownCalendar}>This calendar is not available.</EmptyState>
      ) : (
        <CalendarWidget view={view}>{ownCalendar}</CalendarWidget>
      )}
    </Page>
  );
}

interface CalendarWidgetProps {
  readonly view: CalendarWidgetView;
  /** Link to the same events without the other company. */
  readonly children: ReactNode;
}

/** Loads the widget on request; without scripts the link leads to it. */
function CalendarWidget({ view: { host, frame, mobileFrame }, children }: CalendarWidgetProps) {
  const [shown, setShown] = useState<FrameView | null>(null);
  const show = (event: MouseEvent) => {
    if (isNewTabClick(event)) return;
    event.preventDefault();
    setShown(window.matchMedia('(width < 768px)').matches ? mobileFrame : frame);
  };
  if (shown !== null) return <FrameEmbed view={shown} size="fluid" />;
  return (
    <Statement
      edge="border-rule"
      headline="This calendar is on the site of another company."
      detail={`${host} is asked for nothing before you show it. The events of the association are in the Events Calendar, too.`}
      actions={
        <>
          <a href={frame.src} rel="noopener" onClick={show} className={getButtonClass({ look: 'solid' })}>
            Show the calendar
            <ExternalMark />
          </a>
          {children}
        </>
      }
    />
  );
}
