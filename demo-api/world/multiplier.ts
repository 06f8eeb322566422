import { hashSeed } from '../random/dice';
import { enrollmentMultiplier, footballSizes } from './football-size';
import type { School } from './schools';
import { classFor, type Sport } from './sports';
import type { World } from './world';

/** Successful programs are multiplied: never with an attendance area, always when football's is. */
export function isMultiplied(world: World, school: School): boolean {
  if (school.hasBoundary) return false;
  const isFootballs = footballSizes(world).get(school.index)?.waiver === 'N';
  return isFootballs || hashSeed(world.seed, 'multiplied', school.id) % 2 === 0;
}

/** Two decimals. */
export function classificationEnrollment(world: World, school: School): number {
  return isMultiplied(world, school) ? multiplied(school) : school.enrollment;
}

/** The multiplier is waived for some programs. */
export function enrollmentIn(world: World, school: School, sport: Sport): number {
  const isWaived = classFor(sport, multiplied(school)) !== classFor(sport, school.enrollment);
  return isMultiplied(world, school) && !isWaived ? multiplied(school) : school.enrollment;
}

function multiplied({ enrollment }: School): number {
  return Math.round(enrollment * enrollmentMultiplier * 100) / 100;
}
