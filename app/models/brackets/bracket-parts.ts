import { groupBy } from '~/group-by';
import { isChampionship, isOfFinals, levelNames, partTitles, type StageLevel } from '../games/stage';
import { joinLabel } from '../text/label';
import type { BracketLink, BracketLinks } from './bracket-link';
import { sortInBracketOrder } from './bracket-links';
import { buildSiteKey, type StagedGame } from './staged-game';

/**
 * Divides games below the finals into regions, in first-round order. A region has the games that lead to one place in the finals, in units
 * of one level and in bracket order; the last unit is the one that the others lead to.
 */
export function divideBracket(staged: readonly StagedGame[], links: BracketLinks) {
  const below = staged.filter(({ stage }) => !isOfFinals(stage));
  const rank = rankFromTop(staged, links);
  const rankPart = (games: readonly StagedGame[]) => Math.min(...games.map((game) => rank.get(game) ?? Infinity));
  const compareByRank = (a: readonly StagedGame[], b: readonly StagedGame[]) => rankPart(a) - rankPart(b);
  const sameLevel = links.list().filter(({ from, to }) => from.stage.level === to.stage.level);
  const units = withStrays(groupConnected(below, sameLevel)).sort(compareByRank);
  const regions = groupConnectedUnits(units, links.list()).map((region) =>
    region.sort((a, b) => getLevelOrder(a) - getLevelOrder(b) || compareByRank(a, b)),
  );
  return withTitles(regions.sort((a, b) => compareByRank(a.flat(), b.flat())));
}

/** Ascending numbers from the top of the bracket to its bottom. */
function rankFromTop(staged: readonly StagedGame[], links: BracketLinks): Map<StagedGame, number> {
  const rank = new Map<StagedGame, number>();
  const visit = (game: StagedGame): void => {
    if (rank.has(game)) return;
    rank.set(game, rank.size);
    const feeders = links.listSources(game).filter(({ takes }) => takes === 'winner');
    for (const { from } of feeders.sort((a, b) => links.getPlace(a) - links.getPlace(b))) visit(from);
  };
  const roots = staged.filter((game) => links.findNext(game) === undefined);
  for (const game of roots.sort((a, b) => links.compareFirstGames(a, b))) visit(game);
  return rank;
}

/** Groups of linked games. */
function groupConnected(
  games: readonly StagedGame[],
  links: readonly Pick<BracketLink, 'from' | 'to'>[],
): StagedGame[][] {
  const leader = new Map(games.map((game) => [game, game]));
  const find = (game: StagedGame): StagedGame => {
    const above = leader.get(game) ?? game;
    if (above !== game) leader.set(game, find(above));
    return leader.get(game) ?? game;
  };
  for (const { from, to } of links) {
    if (leader.has(from) && leader.has(to)) leader.set(find(from), find(to));
  }
  return [...groupBy(games, find).values()];
}

/** A game without links joins its site's games, unless the site has two titles. */
function withStrays(units: readonly StagedGame[][]): StagedGame[][] {
  const bySite = groupBy(units, (unit) => unit.map(buildSiteKey).find((site) => site !== null) ?? unit);
  return [...bySite.values()].flatMap((ofSite) => {
    const titles = ofSite.filter((unit) => unit.some(({ stage }) => isChampionship(stage)));
    return titles.length > 1 ? ofSite : [sortInBracketOrder(ofSite.flat())];
  });
}

function groupConnectedUnits(units: readonly StagedGame[][], links: readonly BracketLink[]): StagedGame[][][] {
  const sets = groupConnected(units.flat(), [
    ...links,
    // Strays have no link; they stay with their unit.
    ...units.flatMap((unit) => unit.slice(1).map((to) => ({ from: unit[0] ?? to, to }))),
  ]);
  const setsByGame = new Map(sets.flatMap((set) => set.map((game) => [game, set])));
  return [...groupBy(units, ([first]) => (first && setsByGame.get(first)) ?? null).values()];
}

const levels: readonly StageLevel[] = ['playoff', 'regional', 'sectional'];

function getLevelOrder([first]: readonly StagedGame[]): number {
  return first === undefined ? 0 : levels.indexOf(first.stage.level);
}

function withTitles(regions: readonly (readonly StagedGame[])[][]) {
  const untitled = regions.length === 1 ? partTitles.firstRounds : regions.length === 4 ? 'Quadrant' : 'Part';
  const titles = regions.map((units) => formatBracketPart(units.at(-1) ?? []) ?? untitled);
  const sharing = [...groupBy([...titles.keys()], (index) => titles[index] ?? null).values()];
  const numbers = new Map(
    sharing.flatMap((same) => (same.length === 1 ? [] : same.map((index, place) => [index, ` ${place + 1}`]))),
  );
  return regions.map((units, index) => ({ title: `${titles[index] ?? ''}${numbers.get(index) ?? ''}`, units }));
}

/** `Otter Prairie Regional`; `null` without a site. */
export function formatBracketPart(unit: readonly StagedGame[]): string | null {
  const sited = unit.findLast((game) => buildSiteKey(game) !== null);
  return sited === undefined ? null : joinLabel([sited.game.site, levelNames[sited.stage.level]]);
}
