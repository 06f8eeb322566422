import { groupBy } from '~/group-by';
import { type BracketLink, compareIds } from './bracket-link';
import { findBestSeed } from './bracket-team';
import { buildSiteKey, isSameSite, type StagedGame } from './staged-game';

export type TrustedOrder = ReturnType<typeof findTrustedOrder>;

/** No field has more teams; a higher number is an id. */
const HIGHEST_SEED = 1024;

/** Random ids agree less often than this. */
const mostLikelyByChance = 1e-5;

/**
 * Whether game ids are in bracket order: inside each regional and sectional, and across sites or without them. The order is trusted only if
 * all known facts agree, and random ids hardly ever would. `known` links do not come from the order.
 */
export function findTrustedOrder(ordered: readonly StagedGame[], known: readonly BracketLink[]) {
  const rank = new Map(ordered.map((game, index) => [game, index]));
  const winners = known.filter(({ takes }) => takes === 'winner');
  const sited = [...groupBy(ordered, buildSiteKey).values()];
  const entry = ordered.filter((game) => buildSiteKey(game) === null && game.stage.order === ordered[0]?.stage.order);
  const listRounds = ({ from, to }: BracketLink) => `${from.stage.order} ${to.stage.order} ${buildSiteKey(from) ?? ''}`;
  const inside = groupBy(winners, (link) => (isSameSite(link.from, link.to) ? listRounds(link) : null));
  const across = groupBy(winners, ({ from, to }) =>
    isSameSite(from, to) ? null : `${from.stage.order} ${to.stage.order}`,
  );
  return {
    insideSites: isTrusted([...inside.values()], sited.map(getFirstRound), rank),
    acrossSites: isTrusted([...across.values()], [entry], rank, computeChanceOfBlocks(ordered)),
  };
}

function isTrusted(
  links: readonly (readonly BracketLink[])[],
  firstRounds: readonly (readonly StagedGame[])[],
  rank: ReadonlyMap<StagedGame, number>,
  ofBlocks = 1,
): boolean {
  const chances = [
    multiplyAll(links.map((ofRound) => computeChanceOfLinks(ofRound, rank))),
    multiplyAll(firstRounds.map(computeChanceOfSeeds)),
    ofBlocks,
  ];
  // One disagreement suffices. Chances of the same games do not multiply.
  return !chances.includes(Infinity) && Math.min(...chances) < mostLikelyByChance;
}

/** Chance that shuffled games lead to later games in order; `Infinity` when these do not. */
function computeChanceOfLinks(links: readonly BracketLink[], rank: ReadonlyMap<StagedGame, number>): number {
  const getRank = (game: StagedGame) => rank.get(game) ?? 0;
  const ordered = [...links].sort((a, b) => getRank(a.from) - getRank(b.from));
  const targets = ordered.map(({ to }) => getRank(to));
  return isAscending(targets) ? computeChanceOfOrder(targets) : Infinity;
}

/** Chance that shuffled games are in seeded order; `Infinity` when these are not. */
function computeChanceOfSeeds(games: readonly StagedGame[]): number {
  const seeds = games.map(findBestSeed);
  const highest = Math.max(...games.flatMap(({ game }) => game.teams.map(({ seed }) => Number(seed ?? Number.NaN))));
  if (games.length === 0 || !Number.isSafeInteger(highest) || highest < 2 || highest > HIGHEST_SEED) return 1;
  const positions = buildSeededOrder(highest);
  const brackets = Math.max(1, games.length / (positions.length / 2));
  const places = seeds.map((seed) => positions.indexOf(seed));
  if (!Number.isInteger(brackets) || places.includes(-1)) return 1;
  const size = games.length / brackets;
  const agrees = Array.from({ length: brackets }, (_, index) => places.slice(index * size, (index + 1) * size));
  return agrees.every(isAscending) ? computeChanceOfOrder(places) : Infinity;
}

/** Chance that each sectional follows its regionals in the list; 1 for another list. */
function computeChanceOfBlocks(ordered: readonly StagedGame[]): number {
  const byId = ordered.filter((game) => buildSiteKey(game) !== null).sort((a, b) => compareIds(a.game.id, b.game.id));
  const keys = byId.map(buildSiteKey);
  const blocks = byId.filter((_, index) => keys[index] !== keys[index - 1]);
  if (new Set(blocks.map(buildSiteKey)).size < blocks.length) return 1;
  const sectionals = blocks.filter(({ stage }) => stage.level === 'sectional').length;
  const each = blocks.length / sectionals;
  const isRegular = blocks.every(({ stage }, index) => (stage.level === 'sectional') === ((index + 1) % each === 0));
  if (sectionals === 0 || !isRegular) return 1;
  return (
    (computeFactorial(sectionals) * computeFactorial(blocks.length - sectionals)) / computeFactorial(blocks.length)
  );
}

/** Seeds of a bracket from top to bottom: 1 meets the last. */
function buildSeededOrder(highest: number): number[] {
  let order = [1];
  while (order.length < highest) order = order.flatMap((seed) => [seed, order.length * 2 + 1 - seed]);
  return order;
}

function isAscending(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || number >= (numbers[index - 1] ?? 0));
}

/** One divided by the number of possible orders. */
function computeChanceOfOrder(numbers: readonly number[]): number {
  const repeats = [...groupBy(numbers, String).values()].map(({ length }) => computeFactorial(length));
  return multiplyAll(repeats) / computeFactorial(numbers.length);
}

function computeFactorial(number: number): number {
  return number < 2 ? 1 : number * computeFactorial(number - 1);
}

function multiplyAll(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all * number, 1);
}

/** The games of the lowest order. */
function getFirstRound(games: readonly StagedGame[]): StagedGame[] {
  return games.filter(({ stage }) => stage.order === games[0]?.stage.order);
}
