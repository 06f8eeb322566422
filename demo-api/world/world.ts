import type { DayNumber } from '../calendar/civil';
import type { Conference } from './conferences';
import type { Game } from './game';
import type { School } from './schools';
import type { Season } from './season';
import type { SeasonPlan } from './season-plans';

/** What other facts are derived from. */
export interface World {
  readonly seed: number;
  readonly schools: readonly School[];
  readonly conferences: readonly Conference[];
  readonly findSchoolById: (id: string) => School | undefined;
  readonly findConference: (school: School) => Conference | undefined;
  /** @param schoolYear the calendar year in which it begins */
  readonly getSeason: (plan: SeasonPlan, schoolYear: number) => Season;
  /** All sports. */
  readonly listGamesOn: (day: DayNumber) => readonly Game[];
  /** Does not generate the season. */
  readonly listTeams: (plan: SeasonPlan) => readonly School[];
}
