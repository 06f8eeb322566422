import { compareIds } from '../games/game-ids';
import type { BracketLink, StagedGame } from './bracket-link';
import { isSameSite, buildSiteKey } from './bracket-site';
import { findBestSeed } from './bracket-team';

/**
 * Whether the order of the game ids is that of the bracket. Nobody promises that it is: it is believed only when all that is known of the bracket
 * agrees with it, and so much is known that ids in any other order would hardly ever agree.
 */
export interface TrustedOrder {
  /** Inside each regional and sectional. */
  readonly insideSites: boolean;
  /** From one site to another, and where games have no sites. */
  readonly acrossSites: boolean;
}

/** No field has more teams: a higher number is something else in the place of a seed, such as an id. */
const HIGHEST_SEED = 1024;

/** Ids that have nothing to do with the bracket agree with it less often than this. */
const mostLikelyByChance = 1e-5;

/**
 * @param ordered games in the order of their rounds and ids
 * @param known links that do not come from that order
 */
export function findTrustedOrder(ordered: readonly StagedGame[], known: readonly BracketLink[]): TrustedOrder {
  const rank = new Map(ordered.map((game, index) => [game, index]));
  const winners = known.filter(({ takes }) => takes === 'winner');
  const isInside = ({ from, to }: BracketLink) => isSameSite(from, to);
  const sited = groupsBy(ordered, buildSiteKey);
  const entry = ordered.filter((game) => buildSiteKey(game) === null && game.stage.order === ordered[0]?.stage.order);
  const inside = groupsBy(
    winners.filter(isInside),
    ({ from, to }) => `${buildSiteKey(from) ?? ''} ${compareRounds(from, to)}`,
  );
  const across = groupsBy(
    winners.filter((link) => !isInside(link)),
    ({ from, to }) => compareRounds(from, to),
  );
  return {
    insideSites: isTrusted(inside, sited.map(firstRound), rank),
    acrossSites: isTrusted(across, [entry], rank, chanceOfBlocks(ordered)),
  };
}

function isTrusted(
  links: readonly (readonly BracketLink[])[],
  firstRounds: readonly (readonly StagedGame[])[],
  rank: ReadonlyMap<StagedGame, number>,
  ofBlocks = 1,
): boolean {
  const chances = [
    product(links.map((ofRound) => chanceOfLinks(ofRound, rank))),
    product(firstRounds.map(chanceOfSeeds)),
    ofBlocks,
  ];
  // One disagreement is enough; they speak of the same games, so they do not multiply.
  return !chances.includes(Infinity) && Math.min(...chances) < mostLikelyByChance;
}

function compareRounds({ stage: from }: StagedGame, { stage: to }: StagedGame): string {
  return `${from.order} ${to.order}`;
}

/** How likely shuffled games would lead to the later games in their order by chance; `Infinity` when these do not. */
function chanceOfLinks(links: readonly BracketLink[], rank: ReadonlyMap<StagedGame, number>): number {
  const rankBracketGame = (game: StagedGame) => rank.get(game) ?? 0;
  const targets = [...links]
    .sort((a, b) => rankBracketGame(a.from) - rankBracketGame(b.from))
    .map(({ to }) => rankBracketGame(to));
  if (!isAscending(targets)) return Infinity;
  return chanceOfOrder(targets);
}

/** How likely shuffled games would stand in the order of a seeded bracket (or of several) by chance; `Infinity` when these do not. */
function chanceOfSeeds(games: readonly StagedGame[]): number {
  const seeds = games.map(findBestSeed);
  const highest = Math.max(...games.flatMap(({ game }) => game.teams.map(({ seed }) => Number(seed ?? Number.NaN))));
  if (games.length === 0 || !Number.isSafeInteger(highest) || highest < 2 || highest > HIGHEST_SEED) return 1;
  const positions = seededOrder(highest);
  const brackets = Math.max(1, games.length / (positions.length / 2));
  const places = seeds.map((seed) => positions.indexOf(seed));
  if (!Number.isInteger(brackets) || places.includes(-1)) return 1;
  const size = games.length / brackets;
  const agrees = Array.from({ length: brackets }, (_, index) => places.slice(index * size, (index + 1) * size));
  return agrees.every(isAscending) ? chanceOfOrder(places) : Infinity;
}

/**
 * How likely each sectional would follow its regionals by chance, when the games are listed site by site: so many regionals, a sectional, as many
 * regionals, a sectional. 1 when they are listed otherwise.
 */
function chanceOfBlocks(ordered: readonly StagedGame[]): number {
  const byId = ordered.filter((game) => buildSiteKey(game) !== null).sort((a, b) => compareIds(a.game.id, b.game.id));
  const keys = byId.map(buildSiteKey);
  const blocks = byId.filter((_, index) => keys[index] !== keys[index - 1]);
  if (new Set(blocks.map(buildSiteKey)).size < blocks.length) return 1;
  const sectionals = blocks.filter(({ stage }) => stage.level === 'sectional').length;
  const each = blocks.length / sectionals;
  const isRegular = blocks.every(({ stage }, index) => (stage.level === 'sectional') === ((index + 1) % each === 0));
  if (sectionals === 0 || !isRegular) return 1;
  return (factorial(sectionals) * factorial(blocks.length - sectionals)) / factorial(blocks.length);
}

/** The seeds of a bracket from top to bottom: 1 meets the last, 2 the one before, and so on. */
function seededOrder(highest: number): number[] {
  let order = [1];
  while (order.length < highest) order = order.flatMap((seed) => [seed, order.length * 2 + 1 - seed]);
  return order;
}

function isAscending(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || number >= (numbers[index - 1] ?? 0));
}

/** One divided by the number of different orders that the numbers could have. */
function chanceOfOrder(numbers: readonly number[]): number {
  const repeats = groupsBy(numbers, String).map(({ length }) => factorial(length));
  return product(repeats) / factorial(numbers.length);
}

function factorial(number: number): number {
  return number < 2 ? 1 : number * factorial(number - 1);
}

function product(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all * number, 1);
}

/** The games of the lowest order. */
function firstRound(games: readonly StagedGame[]): StagedGame[] {
  return games.filter(({ stage }) => stage.order === games[0]?.stage.order);
}

/** Items with the same key together, in their order; those without a key are left out. */
function groupsBy<Item>(items: readonly Item[], getKey: (item: Item) => string | null): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = getKey(item);
    if (key === null) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}
