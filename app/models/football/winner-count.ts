import type { TeamIndex } from './playoff-rules';
import { isUndecided, NONE, type SeasonGames } from './season-games';

/** Games needed by a team that cannot have as many wins. */
export const NEVER = 1000;

const ROUNDING = 1e-9;

/** Counts the teams that can win as many games as they need, at most. Each game is won by one of its teams. */
export class WinnerCount {
  /** Number of counts so far. */
  countCount = 0;
  readonly #season: SeasonGames;
  /** By game: the team that wins it. */
  readonly #winners: Int16Array;
  /** By game: the search that looked at it last. */
  readonly #visitedIn: Int32Array;
  #search = 0;

  constructor(season: SeasonGames) {
    this.#season = season;
    this.#winners = new Int16Array(season.home.length);
    this.#visitedIn = new Int32Array(season.home.length);
  }

  /**
   * A team that gets a part of its wins counts for that part, and those with the fewest needs go first, which gives the largest sum.
   * @param needs by team: games to win, or `NEVER`
   */
  countWinners(needs: Int16Array): number {
    this.#winners.fill(NONE);
    this.countCount += 1;
    const most = needs.reduce((largest, need) => (need === NEVER ? largest : Math.max(largest, need)), 0);
    let served = 0;
    for (let need = 0; need <= most; need += 1)
      needs.forEach((ofTeam, team) => {
        if (ofTeam === need) served += need === 0 ? 1 : this.#assignGames(team, need) / need;
      });
    return Math.floor(served + ROUNDING);
  }

  /** How many games the team wins of as many as given, where a team with games may swap them for others. */
  #assignGames(team: TeamIndex, need: number): number {
    for (let won = 0; won < need; won += 1) {
      this.#search += 1;
      if (!this.#assignGame(team)) return won;
    }
    return need;
  }

  /** Gives the team one more game: a free one, or one of a team that can win another one instead. */
  #assignGame(team: TeamIndex): boolean {
    for (const game of this.#season.gamesOf[team] ?? []) {
      if (this.#visitedIn[game] === this.#search || !isUndecided(this.#season, game)) continue;
      this.#visitedIn[game] = this.#search;
      const winner = this.#winners[game] ?? NONE;
      if (winner === NONE || this.#assignGame(winner)) {
        this.#winners[game] = team;
        return true;
      }
    }
    return false;
  }
}
