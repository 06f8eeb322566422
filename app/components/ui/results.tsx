import type { ReactNode } from 'react';
import { tellsScore } from '~/models/content/told-results';

interface ResultsProps {
  /** Everything inside is a result; otherwise only elements of the class `result`. */
  readonly isWhole?: boolean;
  readonly children: ReactNode;
}

/** Results of one game or one list. Visitors who hide results get a button that shows them (`app/styles/hidden-parts.css`). */
export function Results({ isWhole = false, children }: ResultsProps) {
  return (
    <div data-results className="min-w-0">
      <ShowResults />
      {isWhole ? <div className="result">{children}</div> : children}
    </div>
  );
}

/** Words that are results when they contain a score. `text` is that of the children. */
export function ResultsInText({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return tellsScore(text) ? <Results isWhole>{children}</Results> : children;
}

/** The button that shows the results of the nearest `data-results` element or card. */
export function ShowResults({ isOnCard = false }: { readonly isOnCard?: boolean }) {
  return (
    <button
      type="button"
      className={`show-results min-h-6 items-center rounded border border-rule px-2 font-display text-d-sm font-semibold ${isOnCard ? 'show-on-card' : 'mb-2'}`}
    >
      Show
    </button>
  );
}
