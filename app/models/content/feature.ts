/** What the association puts in front, as a hero slide and beside the social posts. */
export interface Feature {
  readonly id: string;
  /** A word or two above the title. */
  readonly category: string | null;
  readonly title: string;
  readonly subtitle: string | null;
  readonly imageUrl: string | null;
  /** In-site path or absolute address. */
  readonly href: string | null;
  /** Made for a sport's own page: the home page's hero leaves it out. */
  readonly sportPagesOnly: boolean;
}
