import { ageSentenceStarts, type UpdateStamp } from '~/models/dates/update-stamp';
import { usePageRefresh } from './page-refresh';

interface FreshnessStampProps {
  /** When the data was fetched from its source: "2:14 PM CT". */
  readonly time: string;
  /** The same moment, ISO 8601. */
  readonly dateTime: string;
  /** Also says how often the page is refreshed. */
  readonly isLive?: boolean;
  readonly className?: string;
}

/** "Updated 2:14 PM CT": the age of the data, not of the page. */
export function FreshnessStamp({ time, dateTime, isLive = false, className = '' }: FreshnessStampProps) {
  const { everyText } = usePageRefresh();
  return (
    <p className={`text-sm text-ink-2 ${className}`}>
      Updated{' '}
      <time dateTime={dateTime} className="font-semibold text-ink">
        {time}
      </time>
      {isLive && everyText !== null && <span className="needs-script">{`, refreshes ${everyText}`}</span>}
    </p>
  );
}

interface AgeSentenceProps {
  readonly subject: keyof typeof ageSentenceStarts;
  /** Of data that is served because its source does not answer. */
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
