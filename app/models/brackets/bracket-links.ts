import { type Game, type GameTeam, type TeamIndex, winnerOf } from '../games/game';
import { isThirdPlace, type BracketStage } from './bracket-stage';
import { isKnownTeam, teamKey } from './bracket-team';

/** A game whose place in the series is known. */
export interface StagedGame {
  readonly game: Game;
  readonly stage: BracketStage;
}

/** From one game a team goes on to another. Upstream names no such links: they are found out. */
export interface BracketLink {
  readonly from: StagedGame;
  readonly to: StagedGame;
  /** The line of the later game that the team takes. */
  readonly slot: TeamIndex;
  readonly takes: 'winner' | 'loser';
  /** False when only the order of the games speaks for it: good enough to draw, not to say. */
  readonly isSure: boolean;
}

const slots: readonly TeamIndex[] = [0, 1];

/** The games in the order in which they were made, which is that of the bracket as far as anybody can tell. */
export function inBracketOrder(games: readonly StagedGame[]): StagedGame[] {
  return [...games].sort((a, b) => a.stage.order - b.stage.order || compareIds(a.game.id, b.game.id));
}

/**
 * Finds out which game feeds which: by the teams that meet again, by elimination within one site, by seeds, and at last by the order of the games.
 * A link always leads to a higher order, so there are no circles; a winner goes on to one game at most.
 * @param games each id once
 */
export function bracketLinks(games: readonly StagedGame[]): readonly BracketLink[] {
  const book = new LinkBook();
  const ordered = inBracketOrder(games);
  linkByTeams(book, ordered);
  for (const ofSite of groupsOfSites(ordered)) linkStepByStep(book, ofSite);
  linkLosers(book, ordered);
  linkStepByStep(book, ordered);
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

  nextOf(game: StagedGame): BracketLink | undefined {
    return this.#next.get(game);
  }

  /** Lines of which nobody knows yet who will stand there. */
  openSlots(game: StagedGame): TeamIndex[] {
    return slots.filter((slot) => !isKnownTeam(game.game.teams[slot]) && !this.#filled.has(`${slot} ${game.game.id}`));
  }
}

function linkByTeams(book: LinkBook, ordered: readonly StagedGame[]): void {
  const latest = new Map<string, StagedGame[]>();
  for (const to of ordered) {
    for (const slot of slots) {
      const key = teamKey(to.game.teams[slot]);
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

/** Who is known to have lost does not go on as the winner, and the other way round. */
function mayHave({ game, stage }: StagedGame, key: string, takes: BracketLink['takes']): boolean {
  if (stage.isPlacement) return false;
  const winner = winnerOf(game);
  return winner === null || (teamKey(game.teams[winner]) === key) === (takes === 'winner');
}

/** Regionals and sectionals are played at one site each; other games have none that tells them apart. */
function groupsOfSites(ordered: readonly StagedGame[]): StagedGame[][] {
  const groups = new Map<string, StagedGame[]>();
  for (const staged of ordered) {
    const key = siteKey(staged);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), staged]);
  }
  return [...groups.values()];
}

/** Names the regional or sectional by its site; `null` for games of other levels and without a site. */
export function siteKey({ game, stage }: StagedGame): string | null {
  const site = game.site?.trim().toLowerCase() ?? '';
  return site === '' || (stage.level !== 'regional' && stage.level !== 'sectional') ? null : `${stage.level} ${site}`;
}

function linkStepByStep(book: LinkBook, ordered: readonly StagedGame[]): void {
  const played = ordered.filter(({ stage }) => !stage.isPlacement);
  const orders = [...new Set(played.map(({ stage }) => stage.order))];
  const at = (order: number | undefined) => played.filter(({ stage }) => stage.order === order);
  orders.slice(1).forEach((order, index) => {
    linkRounds(book, at(orders[index]), at(order));
  });
}

/** Links what is still open between two rounds that follow each other. */
function linkRounds(book: LinkBook, earlier: readonly StagedGame[], later: readonly StagedGame[]): void {
  const waiting = earlier.filter((game) => book.nextOf(game) === undefined);
  const [only] = later;
  if (later.length === 1 && only !== undefined && waiting.length <= book.openSlots(only).length) {
    const open = book.openSlots(only);
    waiting.forEach((from, index) => {
      const slot = open[index];
      if (slot !== undefined) book.add({ from, to: only, slot, takes: 'winner', isSure: true });
    });
    return;
  }
  linkBySeeds(book, waiting, later);
  linkByOrder(book, earlier, later);
}

/** In a seeded round of n games the best seeds of both sides add up to 2n + 1: seed 1 meets 4 or 5, seed 2 meets 3 or 6. */
function linkBySeeds(book: LinkBook, waiting: readonly StagedGame[], later: readonly StagedGame[]): void {
  if (later.some(({ stage }) => stage.level !== 'regional')) return;
  for (const to of later) {
    const [slot, ...others] = book.openSlots(to);
    if (slot === undefined || others.length > 0) continue;
    const seed = seedOf(to.game.teams[slot === 0 ? 1 : 0]);
    const fitting = waiting.filter(
      (from) => bestSeed(from) + seed === 2 * later.length + 1 && book.nextOf(from) === undefined,
    );
    const [from] = fitting;
    if (fitting.length === 1 && from !== undefined) book.add({ from, to, slot, takes: 'winner', isSure: true });
  }
}

function bestSeed({ game }: StagedGame): number {
  return Math.min(...game.teams.map(seedOf));
}

function seedOf({ seed }: GameTeam): number {
  return seed === null ? Number.NaN : Number(seed);
}

/** Two by two or one by one, when the counts fit and nothing that is known speaks against it. */
function linkByOrder(book: LinkBook, earlier: readonly StagedGame[], later: readonly StagedGame[]): void {
  const perGame = earlier.length / later.length;
  if (perGame !== 1 && perGame !== 2) return;
  const likely = (index: number) => later[Math.floor(index / perGame)];
  const contradicted = earlier.some((from, index) => {
    const next = book.nextOf(from)?.to ?? likely(index);
    return next !== likely(index) || (next !== undefined && areApart(from, next));
  });
  if (contradicted) return;
  earlier.forEach((from, index) => {
    const to = likely(index);
    if (to === undefined || book.nextOf(from) !== undefined) return;
    const open = book.openSlots(to);
    const wanted = perGame === 1 ? open.at(-1) : open.find((slot) => slot === index % 2);
    const slot = wanted ?? open[0];
    if (slot !== undefined) book.add({ from, to, slot, takes: 'winner', isSure: false });
  });
}

/** Two sites of one level: nobody goes from one to the other. */
function areApart(from: StagedGame, to: StagedGame): boolean {
  const [here, there] = [siteKey(from), siteKey(to)];
  return from.stage.level === to.stage.level && here !== null && there !== null && here !== there;
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

function compareIds(a: string, b: string): number {
  const [first, second] = [Number(a), Number(b)];
  if (Number.isFinite(first) && Number.isFinite(second) && first !== second) return first - second;
  return a < b ? -1 : a > b ? 1 : 0;
}
