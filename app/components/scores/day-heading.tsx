interface DayHeadingProps {
  readonly id: string;
  /** The day in words. */
  readonly children: string;
  /** `238 games, page 2 of 8` */
  readonly countText: string;
  /** Changes when a refresh changes a score; for screen readers only. */
  readonly liveSummary: string;
}

/** The heading over the games of a day. Both counts and scores are polite live regions: a change is heard, not shouted. */
export function DayHeading({ id, children, countText, liveSummary }: DayHeadingProps) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-b-3 border-ink pb-1">
        <h2 id={id} className="text-d-lg tracking-head uppercase">
          {children}
        </h2>
        <p role="status" className="text-sm text-ink-2">
          {countText}
        </p>
      </div>
      <p role="status" className="sr-only">
        {liveSummary}
      </p>
    </>
  );
}
