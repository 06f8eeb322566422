/** A page of the content system as somebody at the association typed it. */
export interface WrittenPage {
  /** The path on the site, without a slash in front. */
  readonly path: string;
  readonly title: string;
  readonly subtitle: string | null;
  /** Who wrote it; null where the system has forgotten. */
  readonly author: string | null;
  /**
   * HTML. Names in braces: `{association}`, `{product}`, `{origin}`, `{term}`, `{lastTerm}`, `{nextTerm}`, `{year}` in which
   * the school year began, `{nextYear}`, `{schools}` the number of members.
   */
  readonly content: string;
}
