import type { GameTime, Score } from '../games/game';

/** `W` won, `L` lost, `T` tied, for the team of the row. */
type GameResult = 'W' | 'L' | 'T';

/** A game in a football list, from the side of one of its teams. */
export interface ListedGame {
  /** Week of the season; `null` when upstream names none. */
  readonly week: number | null;
  readonly time: GameTime | null;
  /** `null` until the game is over. */
  readonly result: GameResult | null;
  /** Own points, then the opponent's. */
  readonly score: Score;
}

/** A row of the weekly schedules. A conference lists the games of its teams, the playoffs those of each class. */
export interface WeeklyGame extends ListedGame {
  /** Calendar day, `YYYY-MM-DD`. */
  readonly day: string | null;
  /** `null` for a team without a conference. */
  readonly conference: string | null;
  /** Set in the playoffs. */
  readonly classId: string | null;
  readonly home: ListedTeam;
  readonly away: ListedTeam;
  /** The side of the row's team. */
  readonly side: 'home' | 'away';
  readonly watchUrl: string | null;
  readonly audioUrl: string | null;
}

export interface ListedTeam {
  readonly name: string;
  readonly shortName: string;
}

export interface OutOfStateGame extends ListedGame {
  readonly school: { readonly name: string; readonly logoUrl: string | null };
  /** `10/10`: upstream names no year. */
  readonly date: string | null;
  /** `at Lakeland (LN)` */
  readonly opponent: string;
}

/** `31-17`, own points first; `null` before the game and where points are unknown. */
export function formatListedScore({ score: [own, other] }: Pick<ListedGame, 'score'>): string | null {
  return own === null || other === null ? null : `${own}-${other}`;
}
