import { groupBy } from '~/group-by';
import { type Game, type TeamIndex, findWinner } from '../games/game';
import { compareIds } from '../games/game-ids';
import type { BracketLink, StagedGame } from './bracket-link';
import { findTrustedOrder, type TrustedOrder } from './bracket-order';
import { areApart, isSameSite, buildSiteKey } from './bracket-site';
import { isThirdPlace, parseBracketStage } from './bracket-stage';
import { findBestSeed, isKnownTeam, getSeed, buildTeamKey } from './bracket-team';

const slots: readonly TeamIndex[] = [0, 1];

/** The games of a bracket, in its order as far as known. */
export function listStagedGames(games: readonly Game[]): StagedGame[] {
  return sortInBracketOrder(
    games.flatMap((game) => {
      const stage = parseBracketStage(game.level, game.round);
      return stage === null ? [] : [{ game, stage }];
    }),
  );
}

/** Games in their order of creation, which is that of the bracket as far as known. */
export function sortInBracketOrder(games: readonly StagedGame[]): StagedGame[] {
  return [...games].sort((a, b) => a.stage.order - b.stage.order || compareIds(a.game.id, b.game.id));
}

/** Links games by teams that meet again, elimination within a site, seeds, and a trusted order. No circles: links lead to a higher order. */
export function linkBracketGames(games: readonly StagedGame[]): readonly BracketLink[] {
  const book = new LinkBook();
  const ordered = sortInBracketOrder(games);
  linkByTeams(book, ordered);
  const trusted = findTrustedOrder(ordered, book.links);
  // Regionals and sectionals have one site each; sites do not distinguish other games.
  for (const ofSite of groupBy(ordered, buildSiteKey).values()) linkStepByStep(book, ofSite, trusted);
  linkLosers(book, ordered);
  linkStepByStep(book, ordered, trusted);
  return book.links;
}

class LinkBook {
  readonly links: BracketLink[] = [];
  readonly #taken = new Set<string>();
  readonly #filled = new Set<string>();
  readonly #next = new Map<StagedGame, BracketLink>();

  add(link: BracketLink): void {
    const output = `${link.takes} ${link.from.game.id}`;
    const input = `${link.slot} ${link.to.game.id}`;
    if (this.#taken.has(output) || this.#filled.has(input)) return;
    this.#taken.add(output);
    this.#filled.add(input);
    this.links.push(link);
    if (link.takes === 'winner') this.#next.set(link.from, link);
  }

  findNext(game: StagedGame): BracketLink | undefined {
    return this.#next.get(game);
  }

  /** Lines whose team is not known yet. */
  openSlots(game: StagedGame): TeamIndex[] {
    return slots.filter((slot) => !isKnownTeam(game.game.teams[slot]) && !this.#filled.has(`${slot} ${game.game.id}`));
  }
}

function linkByTeams(book: LinkBook, ordered: readonly StagedGame[]): void {
  const latest = new Map<string, StagedGame[]>();
  for (const to of ordered) {
    for (const slot of slots) {
      const key = buildTeamKey(to.game.teams[slot]);
      if (key === null) continue;
      const before = (latest.get(key) ?? []).filter(({ stage }) => stage.order < to.stage.order);
      // The semifinal, for the game for third place.
      const from = before.at(-1);
      const takes = to.stage.isPlacement ? 'loser' : 'winner';
      if (from !== undefined && mayHave(from, key, takes)) book.add({ from, to, slot, takes, isSure: true });
      latest.set(key, [...(latest.get(key) ?? []), to]);
    }
  }
}

/** A known loser does not advance as the winner, and vice versa. */
function mayHave({ game, stage }: StagedGame, key: string, takes: BracketLink['takes']): boolean {
  if (stage.isPlacement) return false;
  const winner = findWinner(game);
  return winner === null || (buildTeamKey(game.teams[winner]) === key) === (takes === 'winner');
}

function linkStepByStep(book: LinkBook, ordered: readonly StagedGame[], trusted: TrustedOrder): void {
  const played = ordered.filter(({ stage }) => !stage.isPlacement);
  const orders = [...new Set(played.map(({ stage }) => stage.order))];
  const listGamesOfOrder = (order: number | undefined) => played.filter(({ stage }) => stage.order === order);
  orders.slice(1).forEach((order, index) => {
    linkRounds(book, listGamesOfOrder(orders[index]), listGamesOfOrder(order));
    linkByOrder(book, listGamesOfOrder(orders[index]), listGamesOfOrder(order), trusted);
  });
}

/** Links the open games of two consecutive rounds. */
function linkRounds(book: LinkBook, earlier: readonly StagedGame[], later: readonly StagedGame[]): void {
  linkBySeeds(book, earlier, later);
  const [only, ...others] = later.filter((game) => book.openSlots(game).length > 0);
  if (only === undefined || others.length > 0) return;
  const waiting = earlier.filter((from) => book.findNext(from) === undefined && !areApart(from, only));
  const open = book.openSlots(only);
  if (waiting.length > open.length) return;
  // A team with a bye has the better seed and the upper line.
  const lowest = open.slice(open.length - waiting.length);
  waiting.forEach((from, index) => {
    const slot = lowest[index];
    if (slot !== undefined) book.add({ from, to: only, slot, takes: 'winner', isSure: true });
  });
}

/** In a seeded round of n games the best seeds of both sides add up to 2n + 1. */
function linkBySeeds(book: LinkBook, earlier: readonly StagedGame[], later: readonly StagedGame[]): void {
  const halfOpen = later.filter((game) => book.openSlots(game).length === 1);
  if (halfOpen.length === 0 || !isOneSeededField([...earlier, ...later])) return;
  for (const to of halfOpen) {
    const [slot] = book.openSlots(to);
    if (slot === undefined) continue;
    const seed = getSeed(to.game.teams[slot === 0 ? 1 : 0]);
    const fitting = earlier.filter(
      (from) => findBestSeed(from) + seed === 2 * later.length + 1 && book.findNext(from) === undefined,
    );
    const [from] = fitting;
    if (fitting.length === 1 && from !== undefined) book.add({ from, to, slot, takes: 'winner', isSure: true });
  }
}

/** Whether the games have one site and distinct seeds. */
function isOneSeededField(games: readonly StagedGame[]): boolean {
  const [first] = games;
  if (first?.stage.level !== 'regional' || games.some((game) => !isSameSite(first, game))) return false;
  const teams = games.flatMap(({ game }) => game.teams.filter((team) => isKnownTeam(team) && team.seed !== null));
  const seeds = new Set(teams.map(({ seed }) => seed));
  return seeds.size === new Set(teams.map(buildTeamKey)).size;
}

/** Links two by two or one by one, if the order is trusted, counts fit and no known fact disagrees. */
function linkByOrder(
  book: LinkBook,
  earlier: readonly StagedGame[],
  later: readonly StagedGame[],
  trusted: TrustedOrder,
): void {
  const perGame = earlier.length / later.length;
  if (perGame !== 1 && perGame !== 2) return;
  const findLikelyNext = (index: number) => later[Math.floor(index / perGame)];
  const contradicted = earlier.some((from, index) => {
    const next = book.findNext(from)?.to ?? findLikelyNext(index);
    return next !== findLikelyNext(index) || (next !== undefined && areApart(from, next));
  });
  if (contradicted) return;
  earlier.forEach((from, index) => {
    const to = findLikelyNext(index);
    if (to === undefined || book.findNext(from) !== undefined) return;
    if (!(isSameSite(from, to) ? trusted.insideSites : trusted.acrossSites)) return;
    const open = book.openSlots(to);
    const wanted = perGame === 1 ? open.at(-1) : open.find((slot) => slot === index % 2);
    const slot = wanted ?? open[0];
    if (slot !== undefined) book.add({ from, to, slot, takes: 'winner', isSure: false });
  });
}

/** The losers of two semifinals play for third place. */
function linkLosers(book: LinkBook, ordered: readonly StagedGame[]): void {
  const [to, ...more] = ordered.filter(({ stage }) => isThirdPlace(stage));
  if (to === undefined || more.length > 0) return;
  const semifinals = ordered.filter(({ stage }) => stage.order === to.stage.order - 1);
  if (semifinals.length !== 2) return;
  const unused = semifinals.filter((from) => !book.links.some((link) => link.from === from && link.takes === 'loser'));
  const open = book.openSlots(to);
  if (unused.length > open.length) return;
  unused.forEach((from, index) => {
    const slot = open[index];
    if (slot !== undefined) book.add({ from, to, slot, takes: 'loser', isSure: true });
  });
}
