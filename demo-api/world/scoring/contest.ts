/** The inputs of a game's result. */
export interface Contest {
  /** Key of the game's random stream: the same key always gives the same game. */
  readonly key: number;
  /** How much stronger the home side is; 0 is even, 1 is a clear favourite. */
  readonly edge: number;
  /** Postseason games have a winner. */
  readonly mustDecide: boolean;
}

export interface Final {
  readonly home: number;
  readonly away: number;
  /** `OT`, `2OT`, `SO`, `5 INN` and the like; empty for a game of the usual length. */
  readonly ending: string;
  /** Real time from start to end. */
  readonly minutes: number;
  /** Home and away points of each period, in order. */
  readonly periods: readonly (readonly [home: number, away: number])[];
}

/** The scoreboard during a game. Scores are null in sports that are scored only at the end. */
export interface Moment {
  readonly home: number | null;
  readonly away: number | null;
  /** `4th`, `2nd Half`, `Set 2`, `Top 5th`, or `Half` during the break. */
  readonly period: string;
  /** Time left (`2:31`), or the score of the current set (`18-15`); may be empty. */
  readonly clock: string;
}

/** The scoring of one family of sports. A score given by `live` never falls as the minutes go on. */
export interface Scoring {
  readonly final: (contest: Contest) => Final;
  /** @param elapsedMinutes real minutes since the game began, less than the final's `minutes` */
  readonly live: (contest: Contest, elapsedMinutes: number) => Moment;
}

export type Side = 0 | 1;

export function ordinal(count: number): string {
  if (count > 3 && count < 21) return `${count}th`;
  return `${count}${['th', 'st', 'nd', 'rd'][count % 10] ?? 'th'}`;
}

/** The chance that the home side wins a single rally, bout or set. */
export function chanceFor(edge: number, weight: number): number {
  return 1 / (1 + Math.exp(-edge * weight));
}
