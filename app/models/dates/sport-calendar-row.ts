/** One event of one class, with its date in each season. */
export interface CalendarRow {
  /** Empty when all classes play together. */
  readonly className: string;
  readonly event: string;
  readonly order: number;
  /** Upstream's words for the date, such as `Nov. 14-15`, by season such as `2030-31`. */
  readonly dates: Readonly<Record<string, string>>;
}
