/** What decides a game before it is played. */
export interface Contest {
  /** Names the game's own stream of random numbers: the same key always plays out the same game. */
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
  /** Real time from the first whistle to the last. */
  readonly minutes: number;
  /** Home and away points of each period, in order. */
  readonly periods: readonly (readonly [home: number, away: number])[];
}

/** The scoreboard during a game. Scores are null in sports that only add up at the end. */
export interface Moment {
  readonly home: number | null;
  readonly away: number | null;
  /** `4th`, `2nd Half`, `Set 2`, `Top 5th`, or `Half` during the break. */
  readonly period: string;
  /** What is left (`2:31`), or the score of the running set (`18-15`); may be empty. */
  readonly clock: string;
}

/** How one family of sports is scored. `live` never takes back a point that it showed for an earlier minute. */
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
