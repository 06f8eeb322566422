import type { DayNumber } from '../calendar/civil';
import type { Conference } from './conferences';
import type { Game } from './game';
import type { School } from './schools';
import type { Season } from './season';
import type { SeasonPlan } from './season-plans';

/** The association of one seed, as the facts derived from it see it. */
export interface World {
  readonly seed: number;
  readonly schools: readonly School[];
  readonly conferences: readonly Conference[];
  readonly schoolById: (id: string) => School | undefined;
  readonly findConference: (school: School) => Conference | undefined;
  /** @param schoolYear the calendar year in which it begins */
  readonly season: (plan: SeasonPlan, schoolYear: number) => Season;
  /** Every game of a day, of all sports that are in season. */
  readonly gamesOn: (day: DayNumber) => readonly Game[];
  /** The schools that field a team in a sport, without generating its season. */
  readonly listTeams: (plan: SeasonPlan) => readonly School[];
}
