import type { Clock } from '../calendar/clock';
import type { Game } from './game';
import { getGameState } from './game-state';

export interface TeamTally {
  readonly games: number;
  readonly scored: number;
  readonly conceded: number;
  readonly shutouts: number;
  /** Points of the sets, or the scores. */
  readonly pointsWon: number;
  readonly pointsLost: number;
}

/** Forfeits do not count. */
export function tallyTeam(team: number, games: readonly Game[], clock: Clock): TeamTally {
  const tally = { games: 0, scored: 0, conceded: 0, shutouts: 0, pointsWon: 0, pointsLost: 0 };
  for (const game of games) {
    const state = getGameState(game, clock);
    if (state.status !== 'final') continue;
    const isHome = game.home === team;
    const { home, away, periods } = state.result;
    const conceded = isHome ? away : home;
    tally.games += 1;
    tally.scored += isHome ? home : away;
    tally.conceded += conceded;
    if (conceded === 0) tally.shutouts += 1;
    for (const [homePoints, awayPoints] of periods) {
      tally.pointsWon += isHome ? homePoints : awayPoints;
      tally.pointsLost += isHome ? awayPoints : homePoints;
    }
  }
  return tally;
}

/** The parts add up to the total. */
export function apportion(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum <= 0 || total <= 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const shares = exact.map(Math.floor);
  const missing = total - shares.reduce((all, share) => all + share, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((left, right) => right.remainder - left.remainder || left.index - right.index);
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
