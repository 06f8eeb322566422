import { type Game, hasResult } from '~/models/games/game';
import { compareByState } from '~/models/games/game-order';
import { createTextMatcher } from '~/models/text/search-text';
import { compareText } from '~/models/text/text-order';
import { getSportId, listSports } from './score-sports';

export interface GameFilter {
  /** Sport slug; `null` for all sports. */
  readonly sportId: string | null;
  /** Part of a school's short or whole name; blank means no filter. */
  readonly search: string;
  /** Only final games with both scores. */
  readonly onlyResults: boolean;
  /** Only games in play. */
  readonly onlyLive: boolean;
}

/**
 * The games that fit: those in play in front, whatever their sport, then the others by sport in the order of the page. Of a
 * sport, games that are over come before those to come, each by time and home team.
 */
export function filterGames(games: readonly Game[], filter: GameFilter): Game[] {
  const fits = createTextMatcher(filter.search);
  const rank = new Map(listSports(games).map((sportId, index) => [sportId, index]));
  const rankGameForDay = (game: Game) => rank.get(getSportId(game)) ?? 0;
  return games
    .filter((game) => filter.sportId === null || getSportId(game) === filter.sportId)
    .filter((game) => !filter.onlyResults || hasResult(game))
    .filter((game) => !filter.onlyLive || game.kind === 'live')
    .filter((game) =>
      game.teams.some(({ name, formalName }) => fits(name) || (formalName !== null && fits(formalName))),
    )
    .sort(
      (a, b) =>
        liveFirst(a) - liveFirst(b) ||
        rankGameForDay(a) - rankGameForDay(b) ||
        compareByState(a, b) ||
        compareText(a.teams[0].name, b.teams[0].name),
    );
}

function liveFirst({ kind }: Game): number {
  return kind === 'live' ? 0 : 1;
}
