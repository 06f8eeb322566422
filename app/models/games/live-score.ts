import { foldSchoolName } from '../schools/school-match';
import type { Game, LiveGame, TeamIndex } from './game';
import { listLiveWords } from './score-card-view';

/* A game in play, in the words of one of its teams: for pages of a team, which show no score card. */

/** `Live, Q3 4:12`; `Live` while no more is known. */
export function formatLiveWords(game: LiveGame): string {
  return game.period === null ? 'Live' : `Live, ${listLiveWords(game).join(' ')}`;
}

/** `7-21`, in sets `25-20, 11-25`: the points of the team first. `null` while no points are known. */
export function formatOwnScore({ columns }: LiveGame, own: TeamIndex): string | null {
  const scores = columns.flatMap(([first, second]) =>
    first === null || second === null ? [] : [own === 0 ? `${first}-${second}` : `${second}-${first}`],
  );
  return scores.join(', ') || null;
}

/** The names of both teams of a game, own first. */
export interface NamedPair {
  readonly own: readonly string[];
  readonly opponent: string;
}

/**
 * The game in play between two teams on a day, and which of its teams is the own one. `null` where none or several fit.
 * @param day `YYYY-MM-DD`
 */
export function findLiveGame(games: readonly Game[], day: string, { own, opponent }: NamedPair) {
  const [ownNames, opponentNames] = [own, [opponent]].map((names) => new Set(names.map(foldSchoolName)));
  const isNamed = (game: Game, index: TeamIndex, names: ReadonlySet<string> | undefined) => {
    const { name, formalName } = game.teams[index];
    return [name, formalName].some((each) => each !== null && names?.has(foldSchoolName(each)));
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
