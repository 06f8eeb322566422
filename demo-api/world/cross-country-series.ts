import { dice, hashSeed, type Dice } from '../random/dice';
import { listAthletes, type Athlete } from './athletes';
import { regions } from './brackets';
import { memoize } from './memoize';
import type { School } from './schools';
import { classFor, type Sport } from './sports';
import { getStrength } from './strength';
import type { World } from './world';

/** The regionals and sectionals of one class, in order of region, and the qualifiers for the state meet. */
export interface Series {
  /** The teams of each meet in order of finish. */
  readonly regionals: readonly (readonly School[])[];
  readonly sectionals: readonly (readonly School[])[];
  /** The teams that qualify for the state meet: the first of each sectional. */
  readonly teams: readonly School[];
  /** Individual qualifiers, the fastest of each sectional first. */
  readonly individuals: readonly Athlete[];
}

const regionalCount = 8;
const regionalTeams = 12;
/** Teams that qualify from a regional and from a sectional. */
const teamsAdvancing = 7;
const runnersAdvancing = 11;
/** Runners of a school without a team. */
const runnersPerSchool = 3;
const luck = 0.7;

/** The state series of one class in one school year; each round has the qualifiers of the one before. */
export function getCrossCountrySeries(world: World, sport: Sport, className: string, schoolYear: number): Series {
  return memoize(world, `series ${sport.id} ${className} ${schoolYear}`, () => {
    const roll = dice(world.seed, 'series', sport.id, className, schoolYear);
    const areas = listRegions(world, sport, className, regionalCount);
    const regionals = areas.map((area) =>
      orderOfFinish(world, sport, schoolYear, roll.shuffled(area).slice(0, regionalTeams), roll),
    );
    const sectionals = splitIntoPairs(regionals).map((pair) => {
      const field = pair.flatMap((places) => places.slice(0, teamsAdvancing));
      return orderOfFinish(world, sport, schoolYear, field, roll);
    });
    const teams = sectionals.flatMap((places) => places.slice(0, teamsAdvancing));
    const qualified = new Set(teams);
    const individuals = splitIntoPairs(areas).flatMap((pair) => {
      const others = pair.flat().filter((school) => !qualified.has(school));
      return fastest(world, sport, schoolYear, others, roll);
    });
    return { regionals, sectionals, teams, individuals };
  });
}

/** Splits the schools of a class into a number of regions. */
export function listRegions(world: World, sport: Sport, className: string, count: number): School[][] {
  return memoize(world, `regions ${sport.id} ${className} ${count}`, () => {
    const eligible = world.schools.filter(
      (school) =>
        classFor(sport, school.enrollment) === className &&
        (school.gender === 'Coed' || school.gender === sport.gender),
    );
    return regions(eligible, count);
  });
}

/** Order of finish: strength plus a random spread. */
export function orderOfFinish(
  world: World,
  sport: Sport,
  schoolYear: number,
  field: readonly School[],
  roll: Dice,
): School[] {
  const sportKey = hashSeed(world.seed, sport.id);
  return field
    .map((school) => ({ school, rating: getStrength(school, sportKey, schoolYear) + roll.normal() * luck }))
    .sort((left, right) => right.rating - left.rating)
    .map(({ school }) => school);
}

/** The fastest runners of an area's schools, in order of finish. */
function fastest(world: World, sport: Sport, schoolYear: number, schools: readonly School[], roll: Dice): Athlete[] {
  const sportKey = hashSeed(world.seed, sport.id);
  return schools
    .flatMap((school) => {
      const strength = getStrength(school, sportKey, schoolYear) * 0.5;
      return listAthletes(world, school, sport.id, schoolYear, runnersPerSchool).map((athlete) => ({
        athlete,
        rating: strength + roll.normal(),
      }));
    })
    .sort((left, right) => right.rating - left.rating)
    .slice(0, runnersAdvancing)
    .map(({ athlete }) => athlete);
}

/** Neighbouring regionals feed one sectional. */
function splitIntoPairs<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / 2) }, (_, index) => items.slice(index * 2, index * 2 + 2));
}
