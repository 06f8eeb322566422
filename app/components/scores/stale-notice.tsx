import type { UpdateStamp } from '~/models/dates/update-stamp';
import { Icon } from '../ui/icon';

interface StaleNoticeProps {
  readonly stamp: UpdateStamp | null;
  /** How often the page asks again by itself. */
  readonly everyMinutes?: number;
}

/** Says, when the shown scores stand in for a feed that does not answer, how old they are. */
export function StaleNotice({ stamp, everyMinutes = 3 }: StaleNoticeProps) {
  if (stamp === null || stamp.staleFor === null) return null;
  return (
    <div
      role="status"
      className="flex items-start gap-3 border-l-3 border-alert-orange-edge bg-alert-orange px-3 py-2 text-sm"
    >
      <Icon name="clock" className="mt-0.5 text-alert-orange-edge" />
      <p>
        <b>
          These scores are from {stamp.text}, {stamp.staleFor} ago.
        </b>{' '}
        The scores feed is not answering; this page asks again every {everyMinutes} minutes.
      </p>
    </div>
  );
}
