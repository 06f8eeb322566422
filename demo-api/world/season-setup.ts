import type { Conference } from './conferences';
import type { School } from './schools';
import type { SeasonPlan } from './season-plans';

export interface SeasonSetup {
  readonly seed: number;
  readonly plan: SeasonPlan;
  /** Two digits in game ids. */
  readonly planNumber: number;
  readonly schoolYear: number;
  readonly teams: readonly School[];
  readonly conferences: readonly Conference[];
  /** Keys of random streams. */
  readonly sportKey: number;
  readonly seasonKey: number;
}
