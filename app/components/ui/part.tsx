import type { ReactNode } from 'react';
import { SectionHead } from './section-head';
import { Unavailable } from './unavailable';

interface PartProps {
  readonly id: string;
  readonly title: string;
  /** At the right end of the heading, such as the season if it is not the current one. */
  readonly note?: string | null | undefined;
  readonly isUnavailable?: boolean;
  readonly children: ReactNode;
}

/** A section of the page; a failed one says so in its place. */
export function Part({ id, title, note, isUnavailable = false, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <SectionHead id={id} aside={note && <span className="text-sm text-ink-2">{note}</span>}>
        {title}
      </SectionHead>
      {isUnavailable ? <Unavailable what={title} /> : children}
    </section>
  );
}
