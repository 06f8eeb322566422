import { hashSeed } from '../random/dice';
import { enrollmentMultiplier, getFootballSizes } from './football-size';
import type { School } from './schools';
import { getClassName, type Sport } from './sports';
import type { World } from './world';

/** Successful programs are multiplied: never with an attendance area, always when football's is. */
export function isMultiplied(world: World, school: School): boolean {
  if (school.hasBoundary) return false;
  const isFootballs = getFootballSizes(world).get(school.index)?.waiver === 'N';
  return isFootballs || hashSeed(world.seed, 'multiplied', school.id) % 2 === 0;
}

/** Two decimals. */
export function computeClassificationEnrollment(world: World, school: School): number {
  return isMultiplied(world, school) ? multiplyEnrollment(school) : school.enrollment;
}

/** The multiplier is waived for some programs. */
export function computeEnrollment(world: World, school: School, sport: Sport): number {
  const isWaived = getClassName(sport, multiplyEnrollment(school)) !== getClassName(sport, school.enrollment);
  return isMultiplied(world, school) && !isWaived ? multiplyEnrollment(school) : school.enrollment;
}

function multiplyEnrollment({ enrollment }: School): number {
  return Math.round(enrollment * enrollmentMultiplier * 100) / 100;
}
