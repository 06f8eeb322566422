import { countSetsWon, type Game, getColumns, type Score } from './game';

/** Sets won of a game that counts sets; in play, without the set that is being played. Unknown without a set that has both scores. */
export function countSetsOfGame(game: Game): Score {
  const columns = getColumns(game);
  if (game.kind !== 'live') return countSetsWon(columns);
  const begun = columns.filter(([first, second]) => first !== null && second !== null);
  if (begun.length === 0) return [null, null];
  const ended = begun.filter((set, index) => index < begun.length - 1 || isSetOver(set));
  return ended.length === 0 ? [0, 0] : countSetsWon(ended);
}

/** A set of volleyball goes to 25 points, and to a lead of two. */
function isSetOver([first, second]: Score): boolean {
  return first !== null && second !== null && Math.max(first, second) >= 25 && Math.abs(first - second) >= 2;
}
