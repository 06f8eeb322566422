import type { DayNumber } from '../calendar/civil';
import type { SeasonPlan } from './season-plans';

export type GameOutcome = 'played' | 'unreported' | 'postponed' | 'cancelled' | 'forfeit';

export interface Stage {
  /** `Regional`, `Sectional`, `Super-Sectional`, `State` or `Playoff` */
  readonly level: string;
  /** `Quarterfinal`, `Semifinal`, `Championship`, `3rd Place`, `Round 1` */
  readonly round: string;
  readonly className: string;
  readonly homeSeed: number;
  readonly awaySeed: number;
  readonly site: string;
  /** Empty in a first round. */
  readonly feeders: readonly Game[];
}

/** Schools are indexes into `World.schools`. */
export interface Game {
  /** `yyssnnnnn`: school year, plan, and number within the season. */
  readonly id: number;
  readonly plan: SeasonPlan;
  readonly schoolYear: number;
  readonly day: DayNumber;
  /** Local minutes after midnight. */
  readonly startMinutes: number;
  /** -1 for a team of another state. */
  readonly home: number;
  readonly away: number;
  readonly isConferenceGame: boolean;
  readonly outcome: GameOutcome;
  /** The original day of a make-up. */
  readonly makesUpFor: DayNumber | null;
  readonly stage: Stage | null;
  /** Key of the game's random stream. */
  readonly key: number;
  /** Strength of the home side over the visitors, including home advantage. */
  readonly edge: number;
}

export const outOfState = -1;

export interface Pairing {
  readonly home: number;
  readonly away: number;
  readonly isConferenceGame: boolean;
}
