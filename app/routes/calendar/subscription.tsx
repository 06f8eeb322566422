import { getButtonClass } from '~/components/ui/button';
import { Icon } from '~/components/ui/icon';
import { Part } from '~/components/ui/part';
import { useBrowserValue } from '~/components/ui/use-browser-value';
import type { SubscriptionView } from './page';

/** The events as an iCalendar file, to download or to subscribe to. */
export function Subscription({ view }: { readonly view: SubscriptionView }) {
  const { name, fileName, href, types } = view;
  const webcal = useWebcal(view.siteUrl);
  return (
    <Part id="subscribe" title="Subscribe and download" className="mt-8 print:hidden">
      <p className="max-w-[60ch]">
        {name}, as this page shows them. A calendar that subscribes looks for changes each hour; a file that is
        downloaded stays as it is.
      </p>
      <p className="flex flex-wrap gap-2 py-3">
        <a href={webcal(href)} className={getButtonClass({ look: 'solid' })}>
          <Icon name="calendar" />
          Subscribe
        </a>
        <a href={href} download={fileName} className={getButtonClass({})}>
          <Icon name="down" />
          Download {fileName}
        </a>
      </p>
      {types.length > 0 && (
        <>
          <h3 className="label pt-2 text-ink-2">Subscribe to one type</h3>
          <ul className="flex flex-wrap gap-x-5">
            {types.map(({ key, title, href: ofType }) => (
              <li key={key}>
                <a href={webcal(ofType)} className="inline-flex min-h-11 items-center large-tablet:min-h-6">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Part>
  );
}

/**
 * Builds the subscription address, which names the site. The server knows it only if the deployment names it; until the
 * browser adds it, the link leads to the file.
 */
function useWebcal(siteUrl: string | null): (href: string) => string {
  const origin = useBrowserValue<string | null>(() => window.location.origin, siteUrl);
  return (href) => (origin === null ? href : `webcal://${origin.replace(/^https?:\/\//, '')}${href}`);
}
