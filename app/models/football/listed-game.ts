import type { GameTime, Score } from '../games/game';

/** `W` won, `L` lost, `T` tied, from the side of the team that the row is of. */
export type GameResult = 'W' | 'L' | 'T';

/** A game in a list of football, from the side of one of its teams. */
export interface ListedGame {
  /** Week of the season; `null` when upstream names none. */
  readonly week: number | null;
  readonly time: GameTime | null;
  /** `null` until the game is over. */
  readonly result: GameResult | null;
  /** The team's own points, and the opponent's. */
  readonly score: Score;
}

/** A row of the weekly schedules: a conference lists the games of its teams, the playoffs those of each class. */
export interface WeeklyGame extends ListedGame {
  /** Calendar day, `YYYY-MM-DD`. */
  readonly day: string | null;
  /** `null` for a team without a conference. */
  readonly conference: string | null;
  /** In the playoffs. */
  readonly classId: string | null;
  readonly home: ListedTeam;
  readonly away: ListedTeam;
  /** Whose side the row is told from. */
  readonly side: 'home' | 'away';
  readonly watchUrl: string | null;
  readonly audioUrl: string | null;
}

export interface ListedTeam {
  readonly name: string;
  readonly shortName: string;
}

/** A game against a team of another state. */
export interface OutOfStateGame extends ListedGame {
  readonly school: { readonly name: string; readonly logoUrl: string | null };
  /** `10/10`: upstream names no year. */
  readonly date: string | null;
  /** `at Lakeland (LN)` */
  readonly opponent: string;
}

/** `31-17`, the team's own points first; `null` before the game and where points are not known. */
export function formatListedScore({ score: [own, other] }: Pick<ListedGame, 'score'>): string | null {
  return own === null || other === null ? null : `${own}-${other}`;
}
