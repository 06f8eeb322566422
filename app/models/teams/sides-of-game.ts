import { splitTeamScores, type TeamGame, type TeamToday } from './team-today';

/** A team of a game, with its scores as far as there are some. */
export interface SideOfGame {
  readonly name: string;
  readonly scores: readonly string[];
  /** `null` in a game that is not over, and in a tie. */
  readonly outcome: 'won' | 'lost' | null;
  /** What draws its mark; `null` where the game has no marks. */
  readonly mark: { readonly markKey: string | null; readonly logoUrl: string | null } | null;
}

/** `Ashgrove – Fort Harlan`: the teams of a game without a score. */
export function formatTeams(names: readonly string[]): string {
  return names.join(separator);
}

const separator = ' – ';

/** `against Fort Harlan` of a game without a score that names the team itself; `null` for others. */
export function formatOpponent(text: string, name: string): string | null {
  const names = text.split(separator);
  const [opponent, ...others] = names.filter((each) => each !== name);
  return names.length === 2 && opponent !== undefined && others.length === 0 ? `against ${opponent}` : null;
}

/**
 * The two sides of a game that has scores or marks; `null` for others.
 * @param team the followed school or sport, whose own mark the game does not repeat
 */
export function readSides(
  { text, marks, winner }: Pick<TeamGame, 'text' | 'marks' | 'winner'>,
  { key, logoUrl = null }: Pick<TeamToday, 'key' | 'logoUrl'>,
): readonly SideOfGame[] | null {
  const names = marks === undefined ? [] : text.split(separator);
  const sides = splitTeamScores(text) ?? (names.length === 2 ? names.map((name) => ({ name, scores: [] })) : null);
  return (
    sides &&
    sides.map((side, index) => {
      const [markKey, logo] = marks?.[index] ?? [key, logoUrl];
      const outcome = winner === undefined ? null : winner === index ? 'won' : 'lost';
      return { ...side, outcome, mark: marks === undefined ? null : { markKey, logoUrl: logo } };
    })
  );
}
