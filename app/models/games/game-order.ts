import type { Game } from './game';
import { compareTimes } from './game-time';

/** In play, over, to come, and last those whose score was not reported. */
const ranks: Readonly<Record<Game['kind'], number>> = { live: 0, final: 1, forfeit: 1, scheduled: 2, unreported: 3 };

/** Games in play first, then those that are over, then those to come, each by time. */
export function compareByState(one: Game, other: Game): number {
  return ranks[one.kind] - ranks[other.kind] || compareTimes(one.time, other.time);
}
