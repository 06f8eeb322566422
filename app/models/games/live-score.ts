import { foldSchoolName } from '../schools/school-match';
import type { Game, LiveGame, TeamIndex } from './game';

/* Live scores from one team's point of view, for team pages without score cards. */

/** `7-21`, in sets `25-20, 11-25`: the points of the team first. `null` while no points are known. */
export function formatOwnScore({ columns }: LiveGame, own: TeamIndex): string | null {
  const scores = columns.flatMap(([first, second]) =>
    first === null || second === null ? [] : [own === 0 ? `${first}-${second}` : `${second}-${first}`],
  );
  return scores.join(', ') || null;
}

/** Names of two teams. The own team may have several spellings. */
export interface NamedPair {
  readonly ownNames: readonly string[];
  readonly opponentName: string;
}

/** A game in play, and which of its teams is the own one. */
export interface LiveGameOfTeam {
  readonly game: LiveGame;
  readonly own: TeamIndex;
}

/**
 * Finds the game in play between two teams on a day. Returns `null` if none or several match.
 * @param day `YYYY-MM-DD`
 */
export function findLiveGame(games: readonly Game[], day: string, names: NamedPair): LiveGameOfTeam | null {
  const ownNames = new Set(names.ownNames.map(foldSchoolName));
  const opponentNames = new Set([foldSchoolName(names.opponentName)]);
  const isNamed = (game: Game, index: TeamIndex, wanted: ReadonlySet<string>) => {
    const { name, formalName } = game.teams[index];
    return [name, formalName].some((each) => each !== null && wanted.has(foldSchoolName(each)));
  };
  const found = games.flatMap((game) => {
    if (game.kind !== 'live' || (game.day !== null && game.day !== day)) return [];
    const sides = ([0, 1] as const).filter(
      (side) => isNamed(game, side, ownNames) && isNamed(game, side === 0 ? 1 : 0, opponentNames),
    );
    return sides.map((side) => ({ game, own: side }));
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
