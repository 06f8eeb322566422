export interface CalendarEvent {
  readonly id: string;
  readonly title: string;
  readonly type: string | null;
  /** `YYYY-MM-DD`; upstream's UTC midnight means this calendar day. */
  readonly day: string;
  /** The class or classes it is for, for example "1A". */
  readonly className: string | null;
  readonly activityId: string | null;
  /** Upstream's name of its sport or activity, such as `Boys Golf`. */
  readonly activityName: string | null;
}
