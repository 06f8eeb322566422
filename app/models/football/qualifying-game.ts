/** The facts of a regular-season game that matter for qualification. */
export interface QualifyingGame {
  readonly id: string;
  /** Calendar day, `YYYY-MM-DD`. */
  readonly day: string | null;
  /** The host first. */
  readonly teams: readonly [QualifyingSide, QualifyingSide];
  /** `over` includes games without a reported score; a game that was called off does not count. */
  readonly status: 'open' | 'over' | 'called-off';
  /** `null` while unknown. */
  readonly winner: 0 | 1 | null;
}

export interface QualifyingSide {
  /** Id of the football team; `null` for an out-of-state team. */
  readonly id: string | null;
  readonly name: string;
}
