/** One athlete of a list of stat leaders. */
export interface StatLeader {
  /** Shared by athletes who are level; `null` when the provider gives none. */
  readonly rank: number | null;
  readonly name: string;
  readonly school: string;
  /** Of the school; `null` when the provider leaves it out. */
  readonly town: string | null;
  /** `Fr`, `So`, `Jr` or `Sr`. */
  readonly classYear: string | null;
  readonly position: string | null;
  /** The provider's id of the school. */
  readonly schoolId: string | null;
  readonly teamUrl: string | null;
  readonly athleteUrl: string | null;
  /** In the provider's order. A figure that it leaves out is 0. */
  readonly figures: readonly StatFigure[];
}

export interface StatFigure {
  /** The provider's key: `PointsPerGame`. */
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** Decimals that the provider writes. */
  readonly decimals: number;
}
