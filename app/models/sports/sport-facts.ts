/** Format of a sport's state finals. */
export type FinalsKind = 'golf' | 'tennis' | 'cross-country' | 'games' | 'meet';

/** Upstream's facts about a sport, in addition to the configuration. */
export interface SportFacts {
  readonly title: string | null;
  /** Names the sport's legacy and records pages: `BKB`. */
  readonly abbreviation: string | null;
  /** Class names in order, such as `1A`; empty when all play together. */
  readonly classes: readonly string[];
  /** Enabled sections of the state series, by their last path segment; empty when upstream names none. */
  readonly stateSeries: readonly string[];
  readonly links: readonly SportLink[];
}

export interface SportLink {
  readonly text: string;
  readonly to: string;
}
