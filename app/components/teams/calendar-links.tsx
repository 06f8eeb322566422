import { getButtonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';
import { useBrowserValue } from '../ui/use-browser-value';

interface SubscribeButtonsProps {
  /** Path of the iCalendar file. */
  readonly href: string;
  readonly fileName: string;
  /** Public address of the site, if the deployment names it; otherwise `null`, and the browser adds it. */
  readonly siteUrl: string | null;
}

/** Subscribes to an iCalendar file, or downloads it. */
export function SubscribeButtons({ href, fileName, siteUrl }: SubscribeButtonsProps) {
  const buildWebcalHref = useWebcal(siteUrl);
  return (
    <p className="flex flex-wrap gap-2 py-3">
      <a href={buildWebcalHref(href)} className={getButtonClass({ look: 'solid' })}>
        <Icon name="calendar" />
        Subscribe
      </a>
      <a href={href} download={fileName} className={getButtonClass({})}>
        <Icon name="down" />
        Download {fileName}
      </a>
    </p>
  );
}

interface CalendarLinksProps {
  readonly calendars: readonly { readonly title: string; readonly href: string }[];
  readonly siteUrl: string | null;
}

/** Links that subscribe to several calendars. */
export function CalendarLinks({ calendars, siteUrl }: CalendarLinksProps) {
  const buildWebcalHref = useWebcal(siteUrl);
  return (
    <ul className="flex flex-wrap gap-x-5">
      {calendars.map(({ title, href }) => (
        <li key={href}>
          <a href={buildWebcalHref(href)} className="inline-flex min-h-11 items-center large-tablet:min-h-6">
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface SubscriberNoteProps {
  /** The page that shows changes at once. */
  readonly to: string;
  /** `the scores of today` */
  readonly text: string;
}

/** Delay of a subscription, with a page that has none. */
export function SubscriberNote({ to, text }: SubscriberNoteProps) {
  return (
    <>
      Google looks for changes about once or twice a day, Apple as often as you set it, which may be once a week. On
      game day, look at <SiteLink to={to}>{text}</SiteLink>.
    </>
  );
}

function useWebcal(siteUrl: string | null): (href: string) => string {
  const origin = useBrowserValue<string | null>(() => window.location.origin, siteUrl);
  return (href) => (origin === null ? href : `webcal://${origin.replace(/^https?:\/\//, '')}${href}`);
}
