import type { Game, TeamIndex } from '../games/game';
import type { BracketStage } from './bracket-stage';

/** A game whose place in the series is known. */
export interface StagedGame {
  readonly game: Game;
  readonly stage: BracketStage;
}

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
