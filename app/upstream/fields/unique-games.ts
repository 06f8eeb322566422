import type { WireContext } from '~/cache/define-source';
import { dropRepeatedGames } from '~/models/games/distinct-games';
import type { Game } from '~/models/games/game';

export function uniqueGames(context: WireContext, games: readonly Game[]): Game[] {
  return dropRepeatedGames(games, (id, differences) => {
    const otherwise = differences.length === 0 ? '' : `, the second time with another ${differences.join(', ')}`;
    context.leaveOutRow?.(`game ${id} is listed twice${otherwise}`);
  });
}
