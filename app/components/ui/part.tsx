import { type ReactNode, useContext } from 'react';
import { SectionHead } from './section-head';
import { Unavailable, UnpublishedTextContext } from './unavailable';

interface PartProps {
  readonly id: string;
  readonly title: string;
  /** At the right end of the heading, such as the season if it is not the current one. */
  readonly note?: string | null | undefined;
  /** Links or controls in place of the note. */
  readonly aside?: ReactNode;
  readonly isUnavailable?: boolean;
  /** Subject of the failure text; by default the title. */
  readonly what?: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A section of the page; a failed one says so in its place. */
export function Part(props: PartProps) {
  const { id, title, note, aside, isUnavailable = false, what = title, className = 'min-w-0', children } = props;
  if (useContext(UnpublishedTextContext) && isUnavailable) return null;
  return (
    <section aria-labelledby={id} className={className || undefined}>
      <SectionHead id={id} aside={aside ?? (note && <span className="text-sm text-ink-2">{note}</span>)}>
        {title}
      </SectionHead>
      {isUnavailable ? <Unavailable what={what} /> : children}
    </section>
  );
}
