import type { TeamIndex } from '../games/game';
import { isKnownTeam } from './bracket-team';
import type { StagedGame } from './staged-game';

/** A team's way from one game to another, which upstream does not send. */
export interface BracketLink {
  readonly from: StagedGame;
  readonly to: StagedGame;
  /** The line of the later game that the team takes. */
  readonly slot: TeamIndex;
  readonly takes: 'winner' | 'loser';
  /** False when only the order of games suggests it: good enough to draw, not to state. */
  readonly isSure: boolean;
}

export const slots: readonly TeamIndex[] = [0, 1];

/** The links of a bracket: at most one for the winner and one for the loser of a game, and one for each line. */
export class BracketLinks {
  readonly #bySource = new Map<string, BracketLink>();
  readonly #byLine = new Map<string, BracketLink>();
  readonly #firstIds = new Map<StagedGame, string>();

  /** Adds a link unless its team or its line has one. */
  add(link: BracketLink): void {
    if (this.findNext(link.from, link.takes) ?? this.findSource(link.to, link.slot)) return;
    this.#bySource.set(`${link.takes} ${link.from.game.id}`, link);
    this.#byLine.set(`${link.slot} ${link.to.game.id}`, link);
  }

  list(): BracketLink[] {
    return [...this.#bySource.values()];
  }

  findNext({ game }: StagedGame, takes: BracketLink['takes'] = 'winner'): BracketLink | undefined {
    return this.#bySource.get(`${takes} ${game.id}`);
  }

  findSource({ game }: StagedGame, slot: TeamIndex): BracketLink | undefined {
    return this.#byLine.get(`${slot} ${game.id}`);
  }

  listSources(game: StagedGame): BracketLink[] {
    return slots.flatMap((slot) => this.findSource(game, slot) ?? []);
  }

  /** Lines whose team is not known yet. */
  listOpenSlots(staged: StagedGame): TeamIndex[] {
    return slots.filter((slot) => !isKnownTeam(staged.game.teams[slot]) && !this.findSource(staged, slot));
  }

  /** Place of the earlier game in the drawing: 0 above the game's other predecessor, 1 below it. */
  getPlace({ from, to, slot }: BracketLink): TeamIndex {
    const sibling = this.findSource(to, slot === 0 ? 1 : 0);
    // A team with a bye is on the upper line, so its only predecessor is below.
    return sibling !== undefined && this.compareFirstGames(from, sibling.from) < 0 ? 0 : 1;
  }

  /** Compares games by their places in the first round, because hosts change from round to round. Only after all links are added. */
  compareFirstGames(a: StagedGame, b: StagedGame): number {
    return compareIds(this.#findFirstId(a), this.#findFirstId(b));
  }

  #findFirstId(staged: StagedGame): string {
    const known = this.#firstIds.get(staged);
    if (known !== undefined) return known;
    const feeders = this.listSources(staged).filter(({ takes }) => takes === 'winner');
    const [firstId = ''] = [staged.game.id, ...feeders.map(({ from }) => this.#findFirstId(from))].sort(compareIds);
    this.#firstIds.set(staged, firstId);
    return firstId;
  }
}

/** Ids in the order in which they were given: numbers by value, other ids as text after each other. */
export function compareIds(a: string, b: string): number {
  const [first, second] = [Number(a), Number(b)];
  if (Number.isFinite(first) && Number.isFinite(second) && first !== second) return first - second;
  return a < b ? -1 : a > b ? 1 : 0;
}
