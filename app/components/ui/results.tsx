import type { ReactNode } from 'react';

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

/** Words that may tell a result. */
export function ResultsInText({
  tellsResult,
  children,
}: {
  readonly tellsResult: boolean;
  readonly children: ReactNode;
}) {
  return tellsResult ? <Results isWhole>{children}</Results> : children;
}

interface HiddenTextProps {
  /** Shown in place of a text that tells a result; `null` for other texts. */
  readonly neutral: string | null;
  readonly children: string;
}

/** A text inside a link. The button that shows it is beside the link: `ShowHiddenText`. */
export function HiddenText({ neutral, children }: HiddenTextProps) {
  if (neutral === null) return children;
  return (
    <span className="hide-results">
      <span>{children}</span>
      <span>{neutral}</span>
    </span>
  );
}

/** The button that shows a `HiddenText` of the nearest `data-results` element. */
export function ShowHiddenText({ neutral }: Pick<HiddenTextProps, 'neutral'>) {
  return neutral !== null && <ShowResults />;
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
