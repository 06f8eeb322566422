import { usePageRefresh } from './page-refresh';

interface FreshnessStampProps {
  /** When the data was fetched from its source, ready to show: "2:14 PM CT". */
  readonly time: string;
  /** The same moment, ISO 8601. */
  readonly dateTime: string;
  /** Says how often the page is refreshed. */
  readonly isLive?: boolean;
  readonly className?: string;
}

/** "Updated 2:14 PM CT": the age of the data, never of the page. */
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
