import { groupBy } from '~/group-by';
import type { TeamIndex } from '../games/game';
import { compareIds } from '../games/game-ids';
import type { BracketLink, StagedGame } from './bracket-link';

/** A link with the earlier game's place in the drawing. */
export interface PlacedLink extends BracketLink {
  /** 0 above the game's other predecessor, 1 below it. */
  readonly place: TeamIndex;
}

/** Places predecessors in first-round order, because hosts change from round to round. */
export function placeLinks(links: readonly BracketLink[]): readonly PlacedLink[] {
  const compare = compareFirstGames(links);
  return links.map((link) => {
    const sibling = links.find(({ to, from, takes }) => to === link.to && takes === link.takes && from !== link.from);
    // A team with a bye is on the upper line, so its only predecessor is below.
    return { ...link, place: sibling !== undefined && compare(link.from, sibling.from) < 0 ? 0 : 1 };
  });
}

/** Compares games by their places in the first round. */
export function compareFirstGames(links: readonly BracketLink[]): (a: StagedGame, b: StagedGame) => number {
  const feeders = groupBy(links, ({ to, takes }) => (takes === 'winner' ? to : null));
  const firstIds = new Map<StagedGame, string>();
  const findFirstId = (staged: StagedGame): string => {
    const known = firstIds.get(staged);
    if (known !== undefined) return known;
    const ids = [staged.game.id, ...(feeders.get(staged) ?? []).map(({ from }) => findFirstId(from))];
    const firstId = ids.reduce((first, id) => (compareIds(id, first) < 0 ? id : first));
    firstIds.set(staged, firstId);
    return firstId;
  };
  return (a, b) => compareIds(findFirstId(a), findFirstId(b));
}
