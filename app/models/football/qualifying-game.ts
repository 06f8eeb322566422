/** A game of the regular season as far as qualification reads it. */
export interface QualifyingGame {
  readonly id: string;
  /** Calendar day, `YYYY-MM-DD`. */
  readonly day: string | null;
  /** The host first. */
  readonly teams: readonly [QualifyingSide, QualifyingSide];
  /** `over` of a game without a reported score, too; one that is called off does not count. */
  readonly status: 'open' | 'over' | 'called-off';
  /** `null` while it is not known. */
  readonly winner: 0 | 1 | null;
}

export interface QualifyingSide {
  /** The number of the football team; `null` for a team of another state. */
  readonly id: string | null;
  readonly name: string;
}
