import type { Game, TeamIndex } from '../games/game';
import type { BracketStage } from './bracket-stage';

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
