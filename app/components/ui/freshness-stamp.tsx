import { useSyncExternalStore } from 'react';
import { useRefreshText } from '~/browser/page-refresh';
import { ValueStore } from '~/browser/value-store';
import { ageSentenceStarts, type UpdateStamp } from '~/models/dates/update-stamp';

/** Age of the games in play of a page that gets them in files between its refreshes. */
export interface LiveAge {
  /** When upstream gave the oldest of those that the page was loaded with, in content time. */
  readonly pageIso: string;
  /** When it gave the oldest of those that the page shows now: `1:20:40 PM CT`. */
  readonly text: string;
  readonly iso: string;
  /** `25 s ago`; `null` where the clock of the device cannot tell. */
  readonly ageText: string | null;
}

/** Written once a second by what asks for the files; `null` on a page without them. */
export const liveAge = new ValueStore<LiveAge | null>(null);

interface FreshnessStampProps {
  /** When the data was fetched from its source; `null` when nothing could be read. */
  readonly stamp: UpdateStamp | null;
  /** Also says how often the page is refreshed. */
  readonly isLive?: boolean;
  /** Says only the age of games that change in place, where there is no room for more. */
  readonly hasBriefAge?: boolean;
  /** On phones shows only the time, for a row with links. */
  readonly isTimeOnly?: boolean;
  readonly className?: string;
}

/** "Updated 2:14 PM CT": the age of the data, not of the page. On phones the rest is only read out, so that it fits on one line. */
export function FreshnessStamp({
  stamp,
  isLive = false,
  hasBriefAge = false,
  isTimeOnly = false,
  className = '',
}: FreshnessStampProps) {
  const everyText = useRefreshText();
  const live = useSyncExternalStore(liveAge.subscribe, liveAge.read, () => null);
  if (stamp === null) return null;
  // An older stamp belongs to a part without live games.
  const shown = (isLive || hasBriefAge) && live !== null && live.pageIso <= stamp.iso ? live : null;
  const renderStart = (text: string) => (isTimeOnly ? <span className="max-tablet:sr-only">{text}</span> : text);
  if (shown !== null && isLive) {
    return (
      <p className={`text-sm text-ink-2 ${className}`}>
        {renderStart('Scores of ')}
        <time dateTime={shown.iso} className="font-semibold text-ink">
          {shown.text}
        </time>
        {shown.ageText !== null && `, ${shown.ageText}`}
      </p>
    );
  }
  const { iso, text } = shown?.ageText ? { iso: shown.iso, text: shown.ageText } : stamp;
  // On paper the line at the top of the page says it with the day.
  return (
    <p className={`text-sm text-ink-2 print:hidden ${className}`}>
      {renderStart('Updated ')}
      <time dateTime={iso} className="font-semibold text-ink">
        {text}
      </time>
      {isLive && everyText !== null && (
        <span className="needs-script max-tablet:sr-only">{`, refreshes ${everyText}`}</span>
      )}
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
