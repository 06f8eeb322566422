import { useRefreshText } from '~/browser/page-refresh';
import type { UpdateStamp } from '~/models/dates/update-stamp';
import { AgeSentence } from '../ui/freshness-stamp';
import { Icon } from '../ui/icon';

/** The stale part of a page, whose source does not answer, and its age. */
export interface StaleNoticeView {
  readonly what: 'scores' | 'information';
  readonly stamp: UpdateStamp;
}

/** Shows the age of a page whose source does not answer, where nothing moves when it appears. */
export function StaleNotice({ notice }: { readonly notice: StaleNoticeView | null }) {
  return (
    <div role="status" className="sticky bottom-0 z-10 empty:print:hidden print:static">
      {notice !== null && (
        <div data-outage className="border-t-3 border-alert-orange-edge bg-alert-orange text-sm">
          <p className="wrap flex items-start gap-3 py-2 max-desktop:pr-18">
            <Icon name="clock" className="mt-0.5 text-alert-orange-edge" />
            <span>
              <StaleText notice={notice} />
            </span>
          </p>
        </div>
      )}
    </div>
  );
}

/** Text of the notice, for a page that places it itself. */
export function StaleText({ notice: { what, stamp } }: { readonly notice: StaleNoticeView }) {
  const everyText = useRefreshText();
  return (
    <>
      <AgeSentence subject={what} stamp={stamp} /> The source is not answering right now
      {everyText === null ? '.' : `; this page asks again ${everyText}.`}
    </>
  );
}
