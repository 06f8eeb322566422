/**
 * Freshness policies: how long each kind of answer is fresh, may be served while a newer one is fetched, and may stand
 * in for a failing upstream, and how much of an answer may be lost before it counts as failing. The table is the contract of the architecture's "Freshness" section; nothing else in the
 * code base writes a time to live.
 */

import { DAY_SECONDS as DAY, HOUR_SECONDS as HOUR } from '~/time-units';

/** Values in seconds are counted from the moment the answer was fetched from upstream. */
export interface FreshnessPolicy {
  /** Served without asking anybody. */
  readonly freshSeconds: number;
  /** After `freshSeconds`: served at once while one refresh runs. */
  readonly staleWhileRevalidateSeconds: number;
  /** After `freshSeconds`: served when the refresh failed. */
  readonly staleIfErrorSeconds: number;
  /** How long a 404 or an empty answer is kept before it is asked for again. */
  readonly negativeSeconds: number;
  /**
   * How long after the first 404 or empty answer a second one must say the same before it takes the place of a good copy, which
   * is served with its age until then (decision 28).
   */
  readonly confirmSeconds: number;
  /**
   * An answer of whose rows more than this share (in per cent) does not fit counts as failed while a good copy may be served
   * that has many more. 100: only an answer without any usable row counts as failed.
   */
  readonly mostDroppedPercent: number;
}

/** Feeds are seen to hold one bad row in a hundred or so; an answer that loses more than half is another format (decision 12). */
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

function policy(
  freshSeconds: number,
  staleWhileRevalidateSeconds: number,
  staleIfErrorSeconds: number,
  negativeSeconds: number,
  confirmSeconds: number,
): FreshnessPolicy {
  return {
    freshSeconds,
    staleWhileRevalidateSeconds,
    staleIfErrorSeconds,
    negativeSeconds,
    confirmSeconds,
    mostDroppedPercent: MOST_DROPPED_PERCENT,
  };
}
