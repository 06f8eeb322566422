import { CalendarLinks, SubscribeButtons, SubscriberNote } from '~/components/teams/calendar-links';
import { Part } from '~/components/ui/part';
import { buildHref, Route } from '~/href';
import type { SubscriptionView } from './page';

/** The events as an iCalendar file, to download or to subscribe to. */
export function Subscription({ view }: { readonly view: SubscriptionView }) {
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
