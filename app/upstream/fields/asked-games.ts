import type { WireContext } from '~/cache/define-source';
import type { Game } from '~/models/games/game';

/**
 * Keeps the games of the requested day, or all of them without one. Rows of another day are left out and reported; a
 * row without a readable date counts as the requested day's.
 */
export function gamesOfDay(context: WireContext, games: readonly Game[], day: string | undefined): readonly Game[] {
  if (day === undefined) return games;
  return games.flatMap((game) => {
    if (game.day === null || game.day === day) return [{ ...game, day }];
    context.leaveOutRow?.(`another day: game ${game.id} is of ${game.day}, not of ${day}`, 'not-asked-for');
    return [];
  });
}

/**
 * Keeps the games of the requested class, or all of them without one. Rows of another class are left out and reported;
 * a row without a class counts as the requested one's.
 */
export function gamesOfClass(
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
