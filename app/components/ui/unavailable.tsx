import type { ReactNode } from 'react';
import { formatUnavailable } from '~/models/text/unavailable';
import { Statement } from './empty-state';
import { ErrorState } from './error-state';
import { usePageRefresh } from './page-refresh';
import { SectionHead } from './section-head';

interface UnavailableProps {
  /** The part as its heading names it: `Upcoming events`. */
  readonly what: string;
  /** What still works; of what the page is about, the rest of the site unless it says otherwise. */
  readonly detail?: ReactNode;
  /** What the page is about: offers to load the page again. */
  readonly isMain?: boolean;
  /** Words of the page's own for the failure, above the usual ones. */
  readonly failureText?: string | undefined;
}

/** Stands where a part would be whose source failed. */
export function Unavailable({ what, detail, isMain = false, failureText }: UnavailableProps) {
  const say = formatUnavailable(what);
  const { everyText } = usePageRefresh();
  if (!isMain) return <Statement edge="border-alert-red-edge" say={say} detail={detail} />;
  const asksAgain = everyText === null ? '.' : `, and this page asks again ${everyText}.`;
  const usual = `The rest of the site still works${asksAgain}`;
  if (failureText !== undefined) return <ErrorState detail={`${say} ${usual}`}>{failureText}</ErrorState>;
  return <ErrorState detail={detail ?? usual}>{say}</ErrorState>;
}

interface UnavailableSectionProps {
  readonly id: string;
  readonly title: string;
  /** Where the heading alone makes no sentence. */
  readonly what?: string;
  readonly className?: string;
}

/** A whole section whose source failed: its heading, and the sentence. */
export function UnavailableSection({ id, title, what = title, className = '' }: UnavailableSectionProps) {
  return (
    <section aria-labelledby={id} className={`min-w-0 ${className}`}>
      <SectionHead id={id}>{title}</SectionHead>
      <Unavailable what={what} />
    </section>
  );
}
