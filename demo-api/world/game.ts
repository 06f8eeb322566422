import type { DayNumber } from '../calendar/civil';
import type { SeasonPlan } from './season-plans';

/** What became of a game besides being played. */
export type GameOutcome = 'played' | 'unreported' | 'postponed' | 'cancelled' | 'forfeit';

/** The position of a postseason game in its bracket. */
export interface Stage {
  /** `Regional`, `Sectional`, `Super-Sectional`, `State`, or `Playoff` for football's early rounds. */
  readonly level: string;
  /** `Quarterfinal`, `Semifinal`, `Championship`, `3rd Place`, `Round 1` and so on. */
  readonly round: string;
  readonly className: string;
  readonly homeSeed: number;
  readonly awaySeed: number;
  readonly site: string;
  /** The games that decide who plays here; empty in a first round. */
  readonly feeders: readonly Game[];
}

/** One game of one season, the same forever for a seed. Schools are indexes into `World.schools`. */
export interface Game {
  /** `yyssnnnnn`: the school year's last two digits, the sport's plan, and the number within the season. */
  readonly id: number;
  readonly plan: SeasonPlan;
  readonly schoolYear: number;
  readonly day: DayNumber;
  /** Local minutes after midnight. */
  readonly startMinutes: number;
  /** A school, or -1 for a team of another state; at most one side is. */
  readonly home: number;
  readonly away: number;
  readonly isConferenceGame: boolean;
  readonly outcome: GameOutcome;
  /** The day for which the game was first set, when this is a make-up. */
  readonly makesUpFor: DayNumber | null;
  readonly stage: Stage | null;
  /** Names the game's stream of random numbers. */
  readonly key: number;
  /** Strength of the home side over the visitors, home field included. */
  readonly edge: number;
}

export const outOfState = -1;

/** The two teams of a game. */
export interface Pairing {
  readonly home: number;
  readonly away: number;
  readonly isConferenceGame: boolean;
}
