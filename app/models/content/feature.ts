/** A feature that the association promotes: a hero slide and a tile beside the social posts. */
export interface Feature {
  readonly id: string;
  /** One or two words above the title. */
  readonly category: string | null;
  readonly title: string;
  readonly subtitle: string | null;
  readonly imageUrl: string | null;
  /** In-site path or absolute address. */
  readonly href: string | null;
  /** Belongs to a sport's page, so the home page's hero leaves it out. */
  readonly sportPagesOnly: boolean;
}
