import type { ReactNode } from 'react';
import type { UpdateStamp } from '~/models/dates/update-stamp';
import { ButtonLink } from '../ui/button';
import { FreshnessStamp } from '../ui/freshness-stamp';

interface ScoresBarProps {
  /** `null` when nothing could be read. */
  readonly stamp: UpdateStamp | null;
  readonly refreshHref: string;
  /** Refreshes in place once scripts run. */
  readonly onRefresh: () => void;
  /** How often the page asks again by itself. */
  readonly everyMinutes?: number;
  /** Links at the left end. */
  readonly children?: ReactNode;
}

/** Under the heading: where else to look, how old the scores are, and a refresh. */
export function ScoresBar({ stamp, refreshHref, onRefresh, everyMinutes = 3, children }: ScoresBarProps) {
  return (
    <div className="double-rule flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-b-line py-2">
      {children}
      {stamp !== null && (
        <FreshnessStamp
          time={stamp.text}
          dateTime={stamp.iso}
          note={`refreshes every ${everyMinutes} minutes`}
          className={`max-tablet:text-xs tablet:ml-auto ${children === undefined ? 'max-tablet:min-w-0 max-tablet:flex-1' : 'max-tablet:order-3 max-tablet:w-full'}`}
        />
      )}
      <ButtonLink
        to={refreshHref}
        preventScrollReset
        icon="refresh"
        onClick={(event) => {
          event.preventDefault();
          onRefresh();
        }}
        className={`max-tablet:ml-auto max-tablet:w-control print:hidden max-tablet:px-0 ${stamp === null ? 'ml-auto' : ''}`}
      >
        <span className="max-tablet:sr-only">Refresh</span>
      </ButtonLink>
    </div>
  );
}
