export interface Contest {
  /** The same key gives the same game. */
  readonly key: number;
  /** 0 is even, 1 a clear favorite. */
  readonly edge: number;
  /** Postseason games have a winner. */
  readonly mustDecide: boolean;
}

export interface Final {
  readonly home: number;
  readonly away: number;
  /** `OT`, `2OT`, `SO`, `5 INN`; empty for the usual length. */
  readonly ending: string;
  /** Real time. */
  readonly minutes: number;
  /** Home and away points by period. */
  readonly periods: readonly (readonly [home: number, away: number])[];
}

/** Scores are null in sports that are scored at the end. */
export interface Moment {
  readonly home: number | null;
  readonly away: number | null;
  /** `4th`, `2nd Half`, `Set 2`, `Top 5th`, or `Half` during the break */
  readonly period: string;
  /** Time left (`2:31`), or the current set (`18-15`); may be empty. */
  readonly clock: string;
}

/** A score of `live` never falls. */
export interface Scoring {
  readonly playFinal: (contest: Contest) => Final;
  /** @param elapsedMinutes real minutes, less than the final's `minutes` */
  readonly playUntil: (contest: Contest, elapsedMinutes: number) => Moment;
}

export type Side = 0 | 1;

export function formatOrdinal(count: number): string {
  if (count > 3 && count < 21) return `${count}th`;
  return `${count}${['th', 'st', 'nd', 'rd'][count % 10] ?? 'th'}`;
}

/** The home side's chance in a single rally, bout or set. */
export function computeChance(edge: number, weight: number): number {
  return 1 / (1 + Math.exp(-edge * weight));
}
