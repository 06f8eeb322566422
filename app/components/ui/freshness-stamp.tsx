import { ageSentenceStarts, type UpdateStamp } from '~/models/dates/update-stamp';
import { usePageRefresh } from './page-refresh';

interface FreshnessStampProps {
  /** When the data was fetched from its source; `null` when nothing could be read. */
  readonly stamp: UpdateStamp | null;
  /** Also says how often the page is refreshed. */
  readonly isLive?: boolean;
  readonly className?: string;
}

/** "Updated 2:14 PM CT": the age of the data, not of the page. */
export function FreshnessStamp({ stamp, isLive = false, className = '' }: FreshnessStampProps) {
  const { everyText } = usePageRefresh();
  if (stamp === null) return null;
  return (
    <p className={`text-sm text-ink-2 ${className}`}>
      Updated{' '}
      <time dateTime={stamp.iso} className="font-semibold text-ink">
        {stamp.text}
      </time>
      {isLive && everyText !== null && <span className="needs-script">{`, refreshes ${everyText}`}</span>}
    </p>
  );
}

interface AgeSentenceProps {
  readonly subject: keyof typeof ageSentenceStarts;
  /** Data whose source does not answer. */
  readonly stamp: UpdateStamp;
}

/** "These scores are from 2:14 PM CT, 22 minutes ago." */
export function AgeSentence({ subject, stamp }: AgeSentenceProps) {
  return (
    <b>
      {ageSentenceStarts[subject]}
      <time dateTime={stamp.iso}>{stamp.text}</time>, {stamp.staleFor} ago.
    </b>
  );
}
