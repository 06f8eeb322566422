import type { Game } from '~/models/games/game';
import { filterGames, type GameFilter } from './filter-games';
import { listSports, getSportTitle } from './score-sports';

export interface GameCountView {
  readonly key: string;
  readonly text: string;
  readonly count: number;
  readonly href: string;
  readonly isCurrent: boolean;
}

type Choice = Pick<GameFilter, 'sportId' | 'onlyLive' | 'onlyResults'>;

interface CountsInput {
  readonly games: readonly Game[];
  readonly filter: GameFilter;
  /** The path names the sport, so all games are of that sport. */
  readonly sportIsInPath: boolean;
  /** Sports with a page to link to. */
  readonly offered: readonly string[];
  readonly buildHref: (choice: Choice) => string;
}

/** Links to all games, games in play and each sport, which keep the search. Empty on a day without games. */
export function countGames({
  games,
  filter,
  sportIsInPath,
  offered,
  buildHref,
}: CountsInput): readonly GameCountView[] {
  if (games.length === 0) return [];
  const { sportId, onlyLive, onlyResults } = filter;
  const entry = (key: string, text: string, choice: Choice, isCurrent: boolean): GameCountView => ({
    key,
    text,
    count: filterGames(games, { ...filter, ...choice }).length,
    href: buildHref(choice),
    isCurrent,
  });
  const all = { sportId: sportIsInPath ? sportId : null, onlyLive: false, onlyResults };
  const ofSports = filterGames(games, { ...filter, sportId: null });
  const sportIds = listSports([...ofSports, ...(sportId === null ? [] : [{ sportId }])]);
  return [
    entry('all', 'All', all, !onlyLive && (sportIsInPath || sportId === null)),
    entry('live', 'Live', { sportId, onlyLive: true, onlyResults: false }, onlyLive),
    ...sportIds
      .filter((id) => offered.includes(id) && !(sportIsInPath && id === sportId))
      .map((id) => entry(id, getSportTitle(id), { sportId: id, onlyLive, onlyResults }, id === sportId)),
  ].filter(({ key, count, isCurrent }) => count > 0 || isCurrent || key === 'all');
}
