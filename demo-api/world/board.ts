import { getItemAt, hashSeed } from '../random/dice';
import { memoize } from './memoize';
import { getDelegate, listDistrictSchools, type Delegate, type Office } from './school-officers';
import type { School } from './schools';
import type { World } from './world';

/** A seat on the Board of Directors or the Legislative Commission. */
export interface Seat extends Delegate {
  readonly id: number;
  readonly represents: string;
  readonly position: string;
  readonly division: number;
  /** The term ends on June 30 of this year. */
  readonly termExpires: number;
}

interface Chair {
  readonly represents: string;
  readonly office: Office;
  /** Null for seats of the whole state. */
  readonly division: number | null;
  readonly district: number | null;
}

const divisions = [1, 2, 3, 4, 5, 6, 7] as const;
const yearsOfTerm = 3;
const districtsPerDivision = 3;

/** A principal per division, and three at large. */
export function listDirectors(world: World, schoolYear: number): readonly Seat[] {
  return memoize(world, `board ${schoolYear}`, () => {
    const chairs: Chair[] = [
      ...divisions.map((division) => defineChair(`Division ${division}`, 'principal', division)),
      defineChair('At-large', 'principal', null),
      defineChair('At-large (Athletic Administrators)', 'athletic-director', null),
      defineChair('At-large (Girls Athletics)', 'athletic-director', null),
    ];
    return withOfficers(listSeats(world, 'board', chairs, schoolYear, 201), schoolYear);
  });
}

/** A principal per district, and an athletic director and one at large per division. */
export function listCommission(world: World, schoolYear: number): readonly Seat[] {
  return memoize(world, `commission ${schoolYear}`, () => {
    const chairs: Chair[] = [
      ...divisions.flatMap((division) =>
        Array.from({ length: districtsPerDivision }, (_, index) => {
          const district = (division - 1) * districtsPerDivision + 1 + index;
          return { ...defineChair(`District ${district}`, 'principal', division), district };
        }),
      ),
      ...divisions.map((division) =>
        defineChair(`Division ${division} Athletic Administrator`, 'athletic-director', division),
      ),
      ...divisions.map((division) =>
        defineChair(`Division ${division} At-large`, nameAtLargeOffice(world, division), division),
      ),
    ];
    return listSeats(world, 'commission', chairs, schoolYear, 301);
  });
}

function defineChair(represents: string, office: Office, division: number | null): Chair {
  return { represents, office, division, district: null };
}

function nameAtLargeOffice(world: World, division: number): Office {
  return hashSeed(world.seed, 'at-large', division) % 2 === 0 ? 'principal' : 'athletic-director';
}

/** A third of the terms ends each year. No school has two seats. */
function listSeats(world: World, body: string, chairs: readonly Chair[], schoolYear: number, firstId: number): Seat[] {
  const taken = new Set<School>();
  return chairs.map(({ represents, office, division, district }, index) => {
    const since = schoolYear - ((schoolYear + index) % yearsOfTerm);
    const eligible = division === null ? world.schools : listDistrictSchools(world, division, district);
    const school = pickFreeSchool(eligible, taken, hashSeed(world.seed, body, represents, index, since));
    taken.add(school);
    return {
      ...getDelegate(world, school, office, schoolYear),
      id: firstId + index,
      represents,
      position: 'Director',
      division: school.division,
      termExpires: since + yearsOfTerm,
    };
  });
}

function pickFreeSchool(eligible: readonly School[], taken: ReadonlySet<School>, start: number): School {
  const index = eligible.findIndex((_, offset) => !taken.has(getItemAt(eligible, start + offset)));
  return getItemAt(eligible, start + Math.max(0, index));
}

/** Those whose terms end first preside. */
function withOfficers(directors: readonly Seat[], schoolYear: number): Seat[] {
  const offices = ['President', 'Vice President', 'Treasurer'];
  const senior = directors.filter(({ termExpires }) => termExpires === schoolYear + 1).slice(0, offices.length);
  return directors.map((seat) => ({ ...seat, position: offices[senior.indexOf(seat)] ?? 'Director' }));
}
