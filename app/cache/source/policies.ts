/** Freshness policies: the only place with times to live, and with the tolerated loss of rows. */

import { DAY_SECONDS as DAY, HOUR_SECONDS as HOUR } from '~/time-units';

/** Seconds count from the time at which the answer was fetched from upstream. */
export interface FreshnessPolicy {
  /** Served without asking anybody. */
  readonly freshSeconds: number;
  /** With a row in play, if shorter. Equal to `freshSeconds` unless operators change it. */
  readonly liveFreshSeconds: number;
  /** After `freshSeconds`: served at once while one refresh runs. */
  readonly staleWhileRevalidateSeconds: number;
  /** After `freshSeconds`: served when the refresh failed. */
  readonly staleIfErrorSeconds: number;
  /** How long a 404 or an empty answer is kept before it is requested again. */
  readonly negativeSeconds: number;
  /** How long after a first 404 or empty answer a second one replaces a good copy (decision 28). */
  readonly confirmSeconds: number;
  /** Percentage of lost rows that makes an answer fail, while a copy with many more rows may be served. 100 accepts any usable row. */
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
