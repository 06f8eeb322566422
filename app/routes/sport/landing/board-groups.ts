import type { Sport } from '~/config/sports';
import type { Game } from '~/models/games/game';
import { formatClass } from '~/models/text/label';
import { compareNumbered } from '~/models/text/text-order';

/** Games under one heading of a scoreboard. */
export interface GameGroup {
  readonly id: string;
  readonly title: string;
  readonly games: readonly Game[];
  /** Set where all games are of one class. */
  readonly classId: string | null;
}

/** The games of a tournament in groups, without empty ones. */
export function groupBoardGames(sport: Sport, games: readonly Game[]): GameGroup[] {
  if (sport.boards === 'by-class') {
    const classes = [...new Set(games.map(({ classId }) => classId))].sort((a, b) =>
      compareNumbered(a ?? 'zz', b ?? 'zz'),
    );
    return classes.map((classId) => ({
      id: `class-${classId ?? 'none'}`,
      title: classId === null ? 'Other games' : formatClass(classId),
      games: games.filter((game) => game.classId === classId),
      classId,
    }));
  }
  const groups: GameGroup[] =
    sport.boards === 'small-and-large'
      ? [
          {
            id: 'class-1a-4a',
            title: 'Classes 1A-4A',
            games: games.filter((game) => !isLargeClass(game)),
            classId: null,
          },
          { id: 'class-5a-8a', title: 'Classes 5A-8A', games: games.filter(isLargeClass), classId: null },
        ]
      : [{ id: 'all-games', title: 'All games', games, classId: null }];
  return groups.filter((group) => group.games.length > 0);
}

function isLargeClass({ classId }: Game): boolean {
  return /^[5-8]A$/.test(classId ?? '');
}
