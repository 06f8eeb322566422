import { getSchoolYear, type DayNumber } from '../calendar/civil';
import { hashSeed } from '../random/dice';
import { makeConferences, type Conference } from './conferences';
import { selectFieldingSchools } from './fielding';
import { makeFootballPlayoffs } from './football-playoffs';
import { getFootballSizes } from './football-size';
import type { Game } from './game';
import { makePostseason } from './postseason';
import { makeRegularSeason } from './regular-season';
import { makeSchools, type School } from './schools';
import { Season } from './season';
import { findFirstMonday, seasonPlans, type SeasonPlan } from './season-plans';
import type { SeasonSetup } from './season-setup';
import type { World } from './world';

const daysBeforeSeason = 7;
const daysOfPostseason = 42;
/** Three school years; dropped seasons are regenerated identically. */
const seasonsKept = 60;

/** Schools are generated at once, seasons on first use. */
export class GeneratedWorld implements World {
  readonly seed: number;
  readonly schools: readonly School[];
  readonly conferences: readonly Conference[];
  readonly #byId: ReadonlyMap<string, School>;
  readonly #conferenceBySchool: ReadonlyMap<number, Conference>;
  readonly #fielding = new Map<string, readonly School[]>();
  readonly #seasons = new Map<string, Season>();

  constructor(seed: number) {
    this.seed = seed;
    this.schools = makeSchools(seed);
    this.conferences = makeConferences(seed, this.schools);
    this.#byId = new Map(this.schools.map((school) => [school.id, school]));
    this.#conferenceBySchool = new Map(
      this.conferences.flatMap((conference) => conference.members.map((member) => [member, conference] as const)),
    );
  }

  findSchoolById(id: string): School | undefined {
    return this.#byId.get(id);
  }

  findConference(school: School): Conference | undefined {
    return this.#conferenceBySchool.get(school.index);
  }

  /** @param schoolYear the calendar year in which it begins */
  getSeason(plan: SeasonPlan, schoolYear: number): Season {
    const key = `${plan.sportId} ${schoolYear}`;
    const known = this.#seasons.get(key);
    if (known !== undefined) return known;
    const season = this.#makeSeason(plan, schoolYear);
    this.#seasons.set(key, season);
    const [oldest] = this.#seasons.keys();
    if (this.#seasons.size > seasonsKept && oldest !== undefined) this.#seasons.delete(oldest);
    return season;
  }

  /** All sports. */
  listGamesOn(day: DayNumber): readonly Game[] {
    const schoolYear = getSchoolYear(day);
    return seasonPlans
      .filter((plan) => isInSeason(plan, schoolYear, day))
      .flatMap((plan) => this.getSeason(plan, schoolYear).on(day));
  }

  /** Does not generate the season. */
  listTeams(plan: SeasonPlan): readonly School[] {
    const known = this.#fielding.get(plan.sportId);
    if (known !== undefined) return known;
    const teams = selectFieldingSchools(this.seed, this.schools, plan);
    this.#fielding.set(plan.sportId, teams);
    return teams;
  }

  #makeSeason(plan: SeasonPlan, schoolYear: number): Season {
    const teams = this.listTeams(plan);
    const setup: SeasonSetup = {
      seed: this.seed,
      plan,
      planNumber: seasonPlans.indexOf(plan) + 11,
      schoolYear,
      teams,
      conferences: this.conferences,
      sportKey: hashSeed(this.seed, plan.sportId),
      seasonKey: hashSeed(this.seed, plan.sportId, schoolYear),
    };
    const regular = makeRegularSeason(setup);
    return new Season(plan, schoolYear, teams, regular, () =>
      plan.sportId === 'football'
        ? makeFootballPlayoffs(setup, this.schools, regular, getFootballSizes(this))
        : makePostseason(setup, this.schools, regular.length),
    );
  }
}

function isInSeason(plan: SeasonPlan, schoolYear: number, day: DayNumber): boolean {
  const first = findFirstMonday(plan, schoolYear);
  return day >= first - daysBeforeSeason && day <= first + plan.weeks * 7 + daysOfPostseason;
}
