/* Freshness policies of sources. All lifetimes are defined here. */

import { DAY_SECONDS as DAY, HOUR_SECONDS as HOUR } from '~/time-units';

/** Lifetimes of a source's answers. `freshSeconds` counts from the fetch, the next two from the end of `freshSeconds`. */
export interface FreshnessPolicy {
  /** Served without a refresh. */
  readonly freshSeconds: number;
  /** Replaces `freshSeconds` while a row is in play, if shorter. Both are equal unless operators change this one. */
  readonly liveFreshSeconds: number;
  /** Served at once while a refresh runs. */
  readonly staleWhileRevalidateSeconds: number;
  /** Served if the refresh fails. */
  readonly staleIfErrorSeconds: number;
  /** Replaces `freshSeconds` for a 404, an empty answer and the failure of one that is too large, if shorter. */
  readonly negativeSeconds: number;
  /** A second 404 or empty answer replaces a good copy if it comes this long after the first (decision 28). */
  readonly confirmSeconds: number;
  /** An answer that loses more of its rows fails if a copy with many more rows may be served. 100 accepts an answer with one usable row. */
  readonly mostDroppedPercent: number;
}

/** Real feeds lose about one row in a hundred; more than half means another format (decision 12). */
const MOST_DROPPED_PERCENT = 50;

export const policies = {
  scores: definePolicy(180, 180, 6 * HOUR, 60, 120),
  leaderboard: definePolicy(300, 300, 6 * HOUR, 60, 120),
  social: definePolicy(300, 600, 24 * HOUR, 120, 120),
  alerts: definePolicy(60, 60, HOUR, 60, 120),
  standings: definePolicy(300, 900, 24 * HOUR, 120, 120),
  news: definePolicy(300, 900, 24 * HOUR, 120, 120),
  streams: definePolicy(300, 900, 24 * HOUR, 120, 120),
  schedule: definePolicy(900, HOUR, 48 * HOUR, 300, 300),
  directory: definePolicy(HOUR, DAY, 7 * DAY, 300, 300),
  media: definePolicy(HOUR, DAY, 7 * DAY, 300, 300),
  reference: definePolicy(HOUR, DAY, 7 * DAY, 300, 300),
  content: definePolicy(HOUR, DAY, 7 * DAY, 300, 300),
} as const satisfies Record<string, FreshnessPolicy>;

export type PolicyName = keyof typeof policies;

export const LIVE_POLICIES: readonly PolicyName[] = ['scores', 'leaderboard'];

function definePolicy(
  freshSeconds: number,
  staleWhileRevalidateSeconds: number,
  staleIfErrorSeconds: number,
  negativeSeconds: number,
  confirmSeconds: number,
): FreshnessPolicy {
  return {
    freshSeconds,
    liveFreshSeconds: freshSeconds,
    staleWhileRevalidateSeconds,
    staleIfErrorSeconds,
    negativeSeconds,
    confirmSeconds,
    mostDroppedPercent: MOST_DROPPED_PERCENT,
  };
}
