import type { WireContext } from '~/cache/define-source';
import { dropRepeatedGames } from '~/models/games/distinct-games';
import type { Game } from '~/models/games/game';

/** Keeps the games of the requested day, if any. A row without a readable date counts as that day's; the others are reported. */
export function filterGamesOfDay(
  context: WireContext,
  games: readonly Game[],
  day: string | undefined,
): readonly Game[] {
  if (day === undefined) return games;
  return games.flatMap((game) => {
    if (game.day === null || game.day === day) return [{ ...game, day }];
    context.leaveOutRow?.(`another day: game ${game.id} is of ${game.day}, not of ${day}`, 'not-asked-for');
    return [];
  });
}

/** Keeps the games of the requested class, if any. A row without a class counts as that class; the others are reported. */
export function filterGamesOfClass(
  context: WireContext,
  games: readonly Game[],
  classId: string | undefined,
): readonly Game[] {
  if (classId === undefined) return games;
  return games.filter((game) => {
    const isAsked = game.classId === null || game.classId.toUpperCase() === classId.toUpperCase();
    if (!isAsked)
      context.leaveOutRow?.(`another class: game ${game.id} is of ${game.classId}, not of ${classId}`, 'not-asked-for');
    return isAsked;
  });
}

/** Keeps the first of several rows of one game; the others are reported. */
export function makeGamesUnique(context: WireContext, games: readonly Game[]): Game[] {
  return dropRepeatedGames(games, (id, differences) => {
    const otherwise = differences.length === 0 ? '' : `, the second time with another ${differences.join(', ')}`;
    context.leaveOutRow?.(`game ${id} is listed twice${otherwise}`);
  });
}
