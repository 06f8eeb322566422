interface DayHeadingProps {
  readonly id: string;
  readonly children: string;
  readonly countText: string;
  /** Phones show only the count, because a date strip above has the day. */
  readonly isNamedAbove?: boolean;
  /** The count is above, too, so phones show no heading. */
  readonly isCountedAbove?: boolean;
}

/** Heading of a day's games. The count is a polite live region. */
export function DayHeading({ id, children, countText, isNamedAbove = false, isCountedAbove = false }: DayHeadingProps) {
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-3 border-b-3 border-ink pb-1 ${isCountedAbove ? 'max-tablet:sr-only' : ''}`}
    >
      <h2 id={id} className={isNamedAbove ? 'max-tablet:sr-only' : undefined}>
        {children}
      </h2>
      <p role="status" className={`text-sm text-ink-2 ${isCountedAbove ? 'max-tablet:whitespace-nowrap' : ''}`}>
        {countText}
      </p>
    </div>
  );
}
