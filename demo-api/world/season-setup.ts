import type { Conference } from './conferences';
import type { School } from './schools';
import type { SeasonPlan } from './season-plans';

/** The inputs of a season's generation. */
export interface SeasonSetup {
  readonly seed: number;
  readonly plan: SeasonPlan;
  /** The plan's two digits in game ids. */
  readonly planNumber: number;
  readonly schoolYear: number;
  readonly teams: readonly School[];
  readonly conferences: readonly Conference[];
  /** Keys of the random streams of the sport and of this season. */
  readonly sportKey: number;
  readonly seasonKey: number;
}
