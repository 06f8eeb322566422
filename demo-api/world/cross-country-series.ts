import { createDice, hashSeed, type Dice } from '../random/dice';
import { listAthletes, type Athlete } from './athletes';
import { splitIntoRegions } from './brackets';
import { memoize } from './memoize';
import type { School } from './schools';
import { getClassName, type Sport } from './sports';
import { getStrength } from './strength';
import type { World } from './world';

/** By region. */
export interface Series {
  /** In order of finish. */
  readonly regionals: readonly (readonly School[])[];
  readonly sectionals: readonly (readonly School[])[];
  readonly teams: readonly School[];
  /** The fastest of each sectional first. */
  readonly individuals: readonly Athlete[];
}

const regionalCount = 8;
const regionalTeams = 12;
/** Per regional and sectional. */
const teamsAdvancing = 7;
const runnersAdvancing = 11;
/** For schools without a qualified team. */
const runnersPerSchool = 3;
const luck = 0.7;

/** Each round has the qualifiers of the one before. */
export function getCrossCountrySeries(world: World, sport: Sport, className: string, schoolYear: number): Series {
  return memoize(world, `series ${sport.id} ${className} ${schoolYear}`, () => {
    const roll = createDice(world.seed, 'series', sport.id, className, schoolYear);
    const areas = listRegions(world, sport, className, regionalCount);
    const regionals = areas.map((area) =>
      listOrderOfFinish(world, sport, schoolYear, roll.shuffle(area).slice(0, regionalTeams), roll),
    );
    const sectionals = splitIntoPairs(regionals).map((pair) => {
      const field = pair.flatMap((places) => places.slice(0, teamsAdvancing));
      return listOrderOfFinish(world, sport, schoolYear, field, roll);
    });
    const teams = sectionals.flatMap((places) => places.slice(0, teamsAdvancing));
    const qualified = new Set(teams);
    const individuals = splitIntoPairs(areas).flatMap((pair) => {
      const others = pair.flat().filter((school) => !qualified.has(school));
      return selectFastest(world, sport, schoolYear, others, roll);
    });
    return { regionals, sectionals, teams, individuals };
  });
}

export function listRegions(world: World, sport: Sport, className: string, count: number): School[][] {
  return memoize(world, `regions ${sport.id} ${className} ${count}`, () => {
    const eligible = world.schools.filter(
      (school) =>
        getClassName(sport, school.enrollment) === className &&
        (school.gender === 'Coed' || school.gender === sport.gender),
    );
    return splitIntoRegions(eligible, count);
  });
}

/** Strength plus a random spread. */
export function listOrderOfFinish(
  world: World,
  sport: Sport,
  schoolYear: number,
  field: readonly School[],
  roll: Dice,
): School[] {
  const sportKey = hashSeed(world.seed, sport.id);
  return field
    .map((school) => ({ school, rating: getStrength(school, sportKey, schoolYear) + roll.drawNormal() * luck }))
    .sort((left, right) => right.rating - left.rating)
    .map(({ school }) => school);
}

/** In order of finish. */
function selectFastest(
  world: World,
  sport: Sport,
  schoolYear: number,
  schools: readonly School[],
  roll: Dice,
): Athlete[] {
  const sportKey = hashSeed(world.seed, sport.id);
  return schools
    .flatMap((school) => {
      const strength = getStrength(school, sportKey, schoolYear) * 0.5;
      return listAthletes(world, school, sport.id, schoolYear, runnersPerSchool).map((athlete) => ({
        athlete,
        rating: strength + roll.drawNormal(),
      }));
    })
    .sort((left, right) => right.rating - left.rating)
    .slice(0, runnersAdvancing)
    .map(({ athlete }) => athlete);
}

/** Two neighboring regionals feed one sectional. */
function splitIntoPairs<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / 2) }, (_, index) => items.slice(index * 2, index * 2 + 2));
}
