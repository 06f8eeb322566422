import type { PolicyName } from '~/cache/source/policies';
import type { TournamentPhase } from '~/models/state-series/tournament-phase';

/* Expected traffic decides what is refreshed first. Only the order of the numbers matters. */

/** Expected visits of a page: of a sport's pages by the phase of its finals, and of the entry pages every day. */
export const VISITS: Readonly<Record<TournamentPhase | 'everyday', number>> = {
  'finals-day': 100,
  everyday: 40,
  eve: 30,
  week: 10,
};

/** How soon visitors notice that an answer is old; results first. */
const URGENCY: Readonly<Record<PolicyName, number>> = {
  leaderboard: 10,
  scores: 9,
  alerts: 8,
  streams: 5,
  standings: 5,
  news: 4,
  social: 3,
  schedule: 3,
  directory: 1,
  media: 1,
  reference: 1,
  content: 1,
};

/** Weight of what only the planner reads: after the pages of any day while unknown, otherwise when there is time. */
export const KNOWLEDGE_WEIGHT = { unknown: 35, known: 0.5 } as const;

export function weighTraffic(visits: number, policy: PolicyName): number {
  return visits * URGENCY[policy];
}

/** Weight of the source that lists a sport's classes: before any source that is read per class. */
export function weighClasses(visits: number): number {
  return visits * (Math.max(...Object.values(URGENCY)) + 1);
}
