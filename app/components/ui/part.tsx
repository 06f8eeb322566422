import type { ReactNode } from 'react';
import { SectionHead } from './section-head';
import { Unavailable } from './unavailable';

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly isUnavailable?: boolean;
  readonly children: ReactNode;
}

/** A section of the page; one that could not be loaded says so in its place. */
export function Part({ id, title, isUnavailable = false, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <SectionHead id={id}>{title}</SectionHead>
      {isUnavailable ? <Unavailable what={title} /> : children}
    </section>
  );
}
