import type { TeamIndex } from '../games/game';
import { compareIds } from '../games/game-ids';
import type { BracketLink, StagedGame } from './bracket-link';

/** A link, and where the earlier game stands in the drawn bracket. */
export interface PlacedLink extends BracketLink {
  /** 0 above the other game that leads to the same one, 1 below it. */
  readonly place: TeamIndex;
}

/**
 * Places the games that lead to the same game above each other, in the order of the first round. The lines of the later game say who hosts it, which
 * changes from round to round, so that a bracket drawn by them would change its order as teams advance.
 */
export function placeLinks(links: readonly BracketLink[]): readonly PlacedLink[] {
  const compare = compareFirstGames(links);
  return links.map((link) => {
    const sibling = links.find(({ to, from, takes }) => to === link.to && takes === link.takes && from !== link.from);
    // A team with a bye stands on the upper line, so that the only game before it stands below.
    return { ...link, place: sibling !== undefined && compare(link.from, sibling.from) < 0 ? 0 : 1 };
  });
}

/** Compares two games by the first ids of the games that lead to them: by where they stand in the first round. */
export function compareFirstGames(links: readonly BracketLink[]): (a: StagedGame, b: StagedGame) => number {
  const feeders = new Map<StagedGame, StagedGame[]>();
  for (const { from, to, takes } of links) {
    if (takes === 'winner') feeders.set(to, [...(feeders.get(to) ?? []), from]);
  }
  const firstIds = new Map<StagedGame, string>();
  const findFirstId = (staged: StagedGame): string => {
    const known = firstIds.get(staged);
    if (known !== undefined) return known;
    const ids = [staged.game.id, ...(feeders.get(staged) ?? []).map(findFirstId)];
    const firstId = ids.reduce((first, id) => (compareIds(id, first) < 0 ? id : first));
    firstIds.set(staged, firstId);
    return firstId;
  };
  return (a, b) => compareIds(findFirstId(a), findFirstId(b));
}
