import { hashOf } from '../random/dice';
import type { School } from './schools';
import { classFor, type Sport } from './sports';
import type { World } from './world';

/** What the enrollment of a school that draws from anywhere is multiplied by when its programs do well. */
export const multiplier = 1.65;

/** Whether a school's enrollment is multiplied for classification; never for schools with an attendance area. */
export function isMultiplied(world: World, school: School): boolean {
  return !school.hasBoundary && hashOf(world.seed, 'multiplied', school.id) % 100 < 62;
}

/** The enrollment that a school is listed with for classification, to two decimals. */
export function classificationEnrollment(world: World, school: School): number {
  return isMultiplied(world, school) ? multiplied(school) : school.enrollment;
}

/** The enrollment that counts in one sport: programs that did not move up keep a waiver. */
export function enrollmentIn(world: World, school: School, sport: Sport): number {
  const isWaived = classFor(sport, multiplied(school)) !== classFor(sport, school.enrollment);
  return isMultiplied(world, school) && !isWaived ? multiplied(school) : school.enrollment;
}

function multiplied({ enrollment }: School): number {
  return Math.round(enrollment * multiplier * 100) / 100;
}
