/** One event of one class, with its date in each season. */
export interface CalendarRow {
  /** Empty when all play together. */
  readonly className: string;
  readonly event: string;
  readonly order: number;
  /** Season such as `2030-31` to upstream's own words for the date, such as `Nov. 14-15`. */
  readonly dates: Readonly<Record<string, string>>;
}
