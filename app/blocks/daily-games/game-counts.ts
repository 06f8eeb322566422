import type { Game } from '~/models/games/game';
import { filterGames, type GameFilter } from './filter-games';
import { listSports, getSportTitle } from './score-sports';

/** A link to some games of the day and how many they are. */
export interface GameCountView {
  readonly key: string;
  /** `Live`, `Boys Soccer`, or `All`. */
  readonly text: string;
  /** What the page behind the link lists, all its pages together. */
  readonly count: number;
  readonly href: string;
  readonly isCurrent: boolean;
}

type Choice = Pick<GameFilter, 'sportId' | 'onlyLive' | 'onlyResults'>;

interface CountsInput {
  readonly games: readonly Game[];
  readonly filter: GameFilter;
  /** The path names the sport: all games are those of the sport. */
  readonly sportIsInPath: boolean;
  /** The sports that have a page to lead to. */
  readonly offered: readonly string[];
  readonly buildHref: (choice: Choice) => string;
}

/**
 * How many games there are of each kind, as links that keep the search: all, in play, and of each sport. A number is that of
 * the games that its link leads to. Empty when the day has no games.
 */
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
