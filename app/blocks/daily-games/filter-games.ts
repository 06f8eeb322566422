import { compareByState } from '~/config/game-order';
import { type Game, hasResult } from '~/models/games/game';
import { compareStages } from '~/models/games/stage';
import { chooseTextMatcher, type TextMatcher } from '~/models/text/search-text';
import { compareText } from '~/models/text/text-order';
import { isGameOfSchools } from './area-filter';
import { getSportId, listSports, getSportTitle } from './score-sports';

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

/**
 * Games in play first, then the others by sport in page order: finished before upcoming ones, each by time and home team. In play, a sport with a
 * championship is before the others, and its championships are before its other games.
 */
export function filterGames(games: readonly Game[], filter: GameFilter): Game[] {
  const rank = new Map(listSports(games).map((sportId, index) => [sportId, index]));
  const getSportRank = (game: Game) => rank.get(getSportId(game)) ?? 0;
  const selected = selectGames(games, filter);
  const leading = findLeadingGames(selected);
  const getLeading = (game: Game) => leading.get(getSportId(game)) ?? game;
  return selected.sort((a, b) => {
    const isLive = a.kind === 'live' && b.kind === 'live';
    return (
      rankLiveFirst(a) - rankLiveFirst(b) ||
      (isLive ? compareStages(getLeading(a), getLeading(b)) : 0) ||
      getSportRank(a) - getSportRank(b) ||
      (isLive ? compareStages(a, b) : 0) ||
      compareByState(a, b) ||
      compareText(a.teams[0].name, b.teams[0].name)
    );
  });
}

/** By sport: the game in play that decides most. */
function findLeadingGames(games: readonly Game[]): ReadonlyMap<string, Game> {
  const leading = new Map<string, Game>();
  for (const game of games.filter(({ kind }) => kind === 'live')) {
    const known = leading.get(getSportId(game));
    if (known === undefined || compareStages(game, known) < 0) leading.set(getSportId(game), game);
  }
  return leading;
}

/** In the order of the feed. */
function selectGames(games: readonly Game[], filter: GameFilter): Game[] {
  const fitting = games
    .filter((game) => filter.sportId === null || getSportId(game) === filter.sportId)
    .filter((game) => !filter.onlyResults || hasResult(game))
    .filter((game) => !filter.onlyLive || game.kind === 'live')
    .filter((game) => !filter.schoolIds || isGameOfSchools(game, filter.schoolIds));
  if (filter.search === '') return fitting;
  const { matches } = chooseTeamMatcher(games, filter.search);
  return fitting.filter((game) => listTeamNames(game).some(matches));
}

/** Matches team names of the day's games, before any other filter. */
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

export type GameCountView = ReturnType<typeof buildGameCounts>[number];

type Choice = Pick<GameFilter, 'sportId' | 'onlyLive' | 'onlyResults'>;

interface CountsInput {
  readonly games: readonly Game[];
  readonly filter: GameFilter;
  /** The path names the sport, so all games are of that sport. */
  readonly sportIsInPath: boolean;
  /** Sports with a page to link to. */
  readonly linkedSportIds: readonly string[];
  readonly buildHref: (choice: Choice) => string;
}

/** Links to all games (of the sport in the path), games in play and each sport, which keep the search. Empty on a day without games. */
export function buildGameCounts({ games, filter, sportIsInPath, linkedSportIds, buildHref }: CountsInput) {
  if (games.length === 0) return [];
  const { sportId, onlyLive, onlyResults } = filter;
  const buildCount = (key: string, text: string, choice: Choice, isCurrent: boolean) => ({
    key,
    text,
    count: selectGames(games, { ...filter, ...choice }).length,
    href: buildHref(choice),
    isCurrent,
  });
  const sportIdInPath = sportIsInPath ? sportId : null;
  const all = { sportId: sportIdInPath, onlyLive: false, onlyResults };
  const gamesOfAnySport = selectGames(games, { ...filter, sportId: null });
  const sportIds = listSports([...gamesOfAnySport, ...(sportId === null ? [] : [{ sportId }])]);
  return [
    buildCount(
      'all',
      sportIdInPath === null ? 'All' : getSportTitle(sportIdInPath),
      all,
      !onlyLive && sportId === sportIdInPath,
    ),
    buildCount('live', 'Live', { sportId, onlyLive: true, onlyResults: false }, onlyLive),
    ...sportIds
      .filter((id) => linkedSportIds.includes(id) && id !== sportIdInPath)
      .map((id) => buildCount(id, getSportTitle(id), { sportId: id, onlyLive, onlyResults }, id === sportId)),
  ].filter(({ key, count, isCurrent }) => count > 0 || isCurrent || key === 'all');
}
