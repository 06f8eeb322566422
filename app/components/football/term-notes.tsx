import type { ReactNode } from 'react';

export interface TermNote {
  /** A letter, a sign or an abbreviation. */
  readonly term: string;
  /** The term as tables show it. */
  readonly badge?: ReactNode;
  readonly meaning: string;
}

/** A legend of letters, signs and abbreviations, on a wrapping line. */
export function TermNotes({ notes }: { readonly notes: readonly TermNote[] }) {
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {notes.map(({ term, badge = term, meaning }) => (
        <div key={term} className="flex items-center gap-1.5">
          <dt className="font-bold">{badge}</dt>
          <dd className="text-ink-2">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
