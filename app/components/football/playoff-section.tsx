import type { ReactNode } from 'react';

interface PlayoffSectionProps {
  /** Id of the heading, and target of links. */
  readonly id: string;
  readonly title: string;
  /** At the right end of the heading. */
  readonly aside?: string | null;
  /** A drawing in place of the rule below the heading. */
  readonly drawing?: ReactNode;
  readonly children: ReactNode;
}

/** One class, or one kind of bid, in a playoff list. */
export function PlayoffSection({ id, title, aside = null, drawing, children }: PlayoffSectionProps) {
  return (
    <section aria-labelledby={id} className={drawing === undefined ? 'mt-2 tablet:mt-6' : 'mt-1 tablet:mt-6'}>
      <div
        className={`flex flex-wrap items-baseline justify-between gap-x-4 ${drawing === undefined ? 'border-b-3 border-ink pb-1' : ''}`}
      >
        <h2 id={id}>{title}</h2>
        {aside !== null && <p className="text-sm text-ink-2">{aside}</p>}
      </div>
      {drawing}
      {children}
    </section>
  );
}
