import type { ReactNode } from 'react';
import { ErrorState } from '~/components/ui/error-state';
import { SectionHead } from '~/components/ui/section-head';

interface PartProps {
  readonly id: string;
  readonly title: string;
  /** Upstream did not give it. */
  readonly isMissing?: boolean;
  readonly children: ReactNode;
}

/** A section of the page; one that could not be loaded says so in its place. */
export function Part({ id, title, isMissing = false, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <SectionHead id={id}>{title}</SectionHead>
      {isMissing ? (
        <ErrorState detail="The rest of this page is up to date.">{title} could not be loaded.</ErrorState>
      ) : (
        children
      )}
    </section>
  );
}
