import { type Game, hasResult } from '~/models/games/game';
import { compareByState } from '~/models/games/game-order';
import { chooseTextMatcher, type TextMatcher } from '~/models/text/search-text';
import { compareText } from '~/models/text/text-order';
import { isGameOfSchools } from './area-filter';
import { getSportId, listSports } from './score-sports';

export interface GameFilter {
  /** Sport slug; `null` for all sports. */
  readonly sportId: string | null;
  /** Part of a school's short or formal name; blank means no filter. */
  readonly search: string;
  readonly onlyResults: boolean;
  readonly onlyLive: boolean;
  /** Only games of these schools; absent or `null` for all. */
  readonly schoolIds?: ReadonlySet<string> | null;
}

/** Games in play first, then the others by sport in page order: finished before upcoming ones, each by time and home team. */
export function filterGames(games: readonly Game[], filter: GameFilter): Game[] {
  const { matches } = chooseTeamMatcher(games, filter.search);
  const rank = new Map(listSports(games).map((sportId, index) => [sportId, index]));
  const rankGameForDay = (game: Game) => rank.get(getSportId(game)) ?? 0;
  return games
    .filter((game) => filter.sportId === null || getSportId(game) === filter.sportId)
    .filter((game) => !filter.onlyResults || hasResult(game))
    .filter((game) => !filter.onlyLive || game.kind === 'live')
    .filter((game) => !filter.schoolIds || isGameOfSchools(game, filter.schoolIds))
    .filter((game) => listTeamNames(game).some(matches))
    .sort(
      (a, b) =>
        rankLiveFirst(a) - rankLiveFirst(b) ||
        rankGameForDay(a) - rankGameForDay(b) ||
        compareByState(a, b) ||
        compareText(a.teams[0].name, b.teams[0].name),
    );
}

/** Searches the games of a day by their schools, whatever else is chosen. */
export function chooseTeamMatcher(games: readonly Game[], search: string): TextMatcher {
  return chooseTextMatcher(search, games.flatMap(listTeamNames));
}

/** Names by which a search finds a game. */
export function listTeamNames({ teams }: Game): string[] {
  return teams.flatMap(({ name, formalName }) => (formalName === null ? [name] : [name, formalName]));
}

function rankLiveFirst({ kind }: Game): number {
  return kind === 'live' ? 0 : 1;
}
