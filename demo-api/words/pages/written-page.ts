/** A CMS page as the association's staff wrote it. */
export interface WrittenPage {
  /** The path on the site, without a leading slash. */
  readonly path: string;
  readonly title: string;
  readonly subtitle: string | null;
  /** The author; null where unknown. */
  readonly author: string | null;
  /**
   * HTML. Names in braces: `{association}`, `{product}`, `{origin}`, `{term}`, `{lastTerm}`, `{nextTerm}`, `{year}` in which
   * the school year began, `{nextYear}`, `{schools}` the number of members.
   */
  readonly content: string;
}
