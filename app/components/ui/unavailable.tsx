import type { ReactNode } from 'react';
import { unavailableText } from '~/models/text/unavailable';
import { Statement } from './empty-state';
import { ErrorState } from './error-state';
import { SectionHead } from './section-head';

interface UnavailableProps {
  /** The part as its heading names it: `Upcoming events`. */
  readonly what: string;
  /** What still works. */
  readonly detail?: ReactNode;
  /** What the page is about: offers to load the page again. */
  readonly isMain?: boolean;
}

/** Stands where a part would be whose source failed. */
export function Unavailable({ what, detail, isMain = false }: UnavailableProps) {
  const say = unavailableText(what);
  return isMain ? (
    <ErrorState detail={detail}>{say}</ErrorState>
  ) : (
    <Statement edge="border-alert-red-edge" say={say} detail={detail} />
  );
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
