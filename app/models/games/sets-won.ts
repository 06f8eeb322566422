import { countSetsWon, type Game, type Score } from './game';

/** Sets won in a game of a state with these sets; in play, without the set that is being played. Unknown without a set that has both scores. */
export function countSetsSoFar(kind: Game['kind'], columns: readonly Score[]): Score {
  if (kind !== 'live') return countSetsWon(columns);
  const begun = columns.filter(([first, second]) => first !== null && second !== null);
  if (begun.length === 0) return [null, null];
  const ended = begun.filter((set, index) => index < begun.length - 1 || isSetOver(set));
  return ended.length === 0 ? [0, 0] : countSetsWon(ended);
}

/** A set of volleyball goes to 25 points, and to a lead of two. */
function isSetOver([first, second]: Score): boolean {
  return first !== null && second !== null && Math.max(first, second) >= 25 && Math.abs(first - second) >= 2;
}
