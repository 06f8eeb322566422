import type { WireContext } from '~/cache/define-source';
import type { Game } from '~/models/games/game';

/**
 * The games of the day that was asked for, all of them when none was. A row of another day is left out and reported; one without a readable date
 * is of the asked day.
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
 * The games of the class that was asked for, all of them when none was. A row of another class is left out and reported; one that names no class
 * is of the asked one.
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
