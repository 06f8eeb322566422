/**
 * Freshness policies: how long each kind of answer is fresh, may be served while a newer one is fetched, and may be
 * served when upstream fails, and how much of an answer may be lost before it counts as failed. No other code sets a
 * time to live.
 */

import { DAY_SECONDS as DAY, HOUR_SECONDS as HOUR } from '~/time-units';

/** Seconds count from the time at which the answer was fetched from upstream. */
export interface FreshnessPolicy {
  /** Served without asking anybody. */
  readonly freshSeconds: number;
  /**
   * The same while a row of the answer is in play, if that is shorter: games are then refreshed more often. As long as
   * `freshSeconds` unless operators change it.
   */
  readonly liveFreshSeconds: number;
  /** After `freshSeconds`: served at once while one refresh runs. */
  readonly staleWhileRevalidateSeconds: number;
  /** After `freshSeconds`: served when the refresh failed. */
  readonly staleIfErrorSeconds: number;
  /** How long a 404 or an empty answer is kept before it is requested again. */
  readonly negativeSeconds: number;
  /**
   * How long after the first 404 or empty answer a second one must confirm it before it replaces a good copy, which is
   * served with its age until then (decision 28).
   */
  readonly confirmSeconds: number;
  /**
   * Percentage of rows that an answer may lose before it counts as failed, while a good copy with many more rows may be
   * served. 100: only an answer without any usable row counts as failed.
   */
  readonly mostDroppedPercent: number;
}

/**
 * Real feeds have about one bad row in a hundred; an answer that loses more than half has another format (decision 12).
 */
const MOST_DROPPED_PERCENT = 50;

export const policies = {
  scores: policy(180, 180, 6 * HOUR, 60, 120),
  leaderboard: policy(300, 300, 6 * HOUR, 60, 120),
  social: policy(300, 600, 24 * HOUR, 120, 120),
  alerts: policy(60, 60, HOUR, 60, 120),
  standings: policy(300, 900, 24 * HOUR, 120, 120),
  news: policy(300, 900, 24 * HOUR, 120, 120),
  streams: policy(300, 900, 24 * HOUR, 120, 120),
  schedule: policy(900, HOUR, 48 * HOUR, 300, 300),
  directory: policy(HOUR, DAY, 7 * DAY, 300, 300),
  media: policy(HOUR, DAY, 7 * DAY, 300, 300),
  reference: policy(HOUR, DAY, 7 * DAY, 300, 300),
  content: policy(HOUR, DAY, 7 * DAY, 300, 300),
} as const satisfies Record<string, FreshnessPolicy>;

export type PolicyName = keyof typeof policies;

/** Policies of live data: pages with it are refreshed when it stops being fresh, and its age is that of the page. */
export const LIVE_POLICIES: readonly PolicyName[] = ['scores', 'leaderboard'];

function policy(
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
