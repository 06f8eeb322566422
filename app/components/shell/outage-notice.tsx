import type { UpdateStamp } from '~/models/dates/update-stamp';
import { Icon } from '../ui/icon';

/**
 * Says how old a page is that stands in for a source which does not answer. It sticks to the lower edge of the window
 * and rests below the page, so that nothing moves when it comes or goes while somebody reads.
 */
export function OutageNotice({ outage }: { readonly outage: UpdateStamp | null }) {
  return (
    <div role="status" className="sticky bottom-0 z-10 empty:print:hidden print:static">
      {outage !== null && (
        <div data-outage className="border-t-3 border-alert-orange-edge bg-alert-orange text-sm">
          <p className="wrap flex items-start gap-3 py-2 max-desktop:pr-18">
            <Icon name="clock" className="mt-0.5 text-alert-orange-edge" />
            <span>
              <b>
                Showing information from <time dateTime={outage.iso}>{outage.text}</time>, {outage.staleFor} ago.
              </b>{' '}
              The source is not answering right now.
            </span>
          </p>
        </div>
      )}
    </div>
  );
}
