import type { WireContext } from '~/cache/define-source';
import type { Game } from '~/models/games/game';

/** Feeds repeat a game now and then: the first row with an id is kept, the others are reported as left out. */
export function uniqueGames(context: WireContext, games: readonly Game[]): Game[] {
  const seen = new Set<string>();
  return games.filter(({ id }) => {
    if (seen.has(id)) {
      context.dropRow(`game ${id} is listed twice`);
      return false;
    }
    seen.add(id);
    return true;
  });
}
