/**
 * What the state finals of a sport are: rounds of golf, draws of tennis, races, games of two teams, or a meet whose results
 * are documents.
 */
export type FinalsKind = 'golf' | 'tennis' | 'cross-country' | 'games' | 'meet';

/** What upstream says of a sport, beside what the configuration knows. */
export interface SportFacts {
  readonly title: string | null;
  /** `BKB`: names the sport's legacy and records pages. */
  readonly abbreviation: string | null;
  /** Class names in their order, such as `1A`; empty when all play together. */
  readonly classes: readonly string[];
  /** State-series sections that are enabled, by their last path segment; empty when upstream says nothing of them. */
  readonly stateSeries: readonly string[];
  readonly links: readonly SportLink[];
}

export interface SportLink {
  readonly text: string;
  /** A path of this site, or an absolute address. */
  readonly to: string;
}
