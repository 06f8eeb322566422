import { type Game, hasResult } from '~/models/games/game';
import { compareTimes } from '~/models/games/game-time';
import { textMatcher } from '~/models/text/search-text';
import { sportOf, sportsOf } from './score-sports';

export interface GameFilter {
  /** Sport slug; `null` for all sports. */
  readonly sportId: string | null;
  /** Part of a school's short name; blank means no filter. */
  readonly search: string;
  /** Only final games with both scores. */
  readonly onlyResults: boolean;
}

/** The games that fit, by sport in the order of the page, then by time and home team. */
export function filterGames(games: readonly Game[], filter: GameFilter): Game[] {
  const fits = textMatcher(filter.search);
  const rank = new Map(sportsOf(games).map((sportId, index) => [sportId, index]));
  const rankOf = (game: Game) => rank.get(sportOf(game)) ?? 0;
  return games
    .filter((game) => filter.sportId === null || sportOf(game) === filter.sportId)
    .filter((game) => !filter.onlyResults || hasResult(game))
    .filter((game) => game.teams.some(({ name }) => fits(name)))
    .sort(
      (a, b) =>
        rankOf(a) - rankOf(b) || compareTimes(a.time, b.time) || a.teams[0].name.localeCompare(b.teams[0].name, 'en'),
    );
}
