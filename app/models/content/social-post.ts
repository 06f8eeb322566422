export interface SocialPost {
  /** As upstream writes it: `instagram`, `X`, … */
  readonly network: string;
  readonly text: string;
  readonly imageUrl: string;
  /** Absolute address of the post. */
  readonly url: string;
  /** Calendar day in the association's time zone, `YYYY-MM-DD`; `null` when unknown. */
  readonly postedDay: string | null;
  /** Milliseconds since the epoch; `null` when only the day, or nothing, is known. */
  readonly postedAtMs: number | null;
  /** The date as upstream writes it. */
  readonly postedText: string | null;
  /** Name of the account, without `@`. */
  readonly user: string | null;
  readonly userImageUrl: string | null;
}
