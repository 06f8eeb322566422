import { hashSeed } from '../random/dice';
import { findCooperative } from './cooperatives';
import { memoize } from './memoize';
import { listSchoolsOffering } from './offerings';
import type { School } from './schools';
import { getSport } from './sports';
import type { World } from './world';

export interface FootballSize {
  /** `EnrollmentFootball`: includes the multiplier. */
  readonly enrollment: number;
  /** `N` when the multiplier applies, `Y` when waived, empty with an attendance area. */
  readonly waiver: 'N' | 'Y' | '';
  /** By enrollment; the final class depends on the field. */
  readonly tentativeClass: string;
  /** The higher class that a school chose; usually empty. */
  readonly designatedClass: string;
}

/** For schools without an attendance area, unless waived. */
export const enrollmentMultiplier = 1.65;

/** By index of the school. Guests count for the team they play for. */
export function getFootballSizes(world: World): ReadonlyMap<number, FootballSize> {
  return memoize(world, 'football sizes', () => {
    const teams = listSchoolsOffering(world, 'football');
    const { classes } = getSport('football');
    const counted = teams.map((school) => ({ school, enrollment: getEnrollment(world, school) }));
    counted.sort((left, right) => left.enrollment - right.enrollment || left.school.index - right.school.index);
    // Equal enrollments share a class.
    let [size, first] = [-1, 0];
    return new Map(
      counted.map(({ school, enrollment }, position): [number, FootballSize] => {
        if (enrollment !== size) [size, first] = [enrollment, position];
        const place = Math.floor((first * classes.length) / counted.length);
        const step = playsUp(school) ? 1 + (hashSeed(school.key, 'plays up by') % 2) : 0;
        const designatedClass = step === 0 ? '' : (classes[place + step] ?? '');
        return [
          school.index,
          { enrollment, waiver: getWaiver(school), tentativeClass: classes[place] ?? '', designatedClass },
        ];
      }),
    );
  });
}

/** Host and guests, before the multiplier. */
export function computeCombinedEnrollment(world: World, host: School): number {
  const guests = findCooperative(world, host, 'football')?.guests ?? [];
  return guests.reduce((sum, guest) => sum + guest.school.enrollment, host.enrollment);
}

function getWaiver(school: School): FootballSize['waiver'] {
  if (school.hasBoundary) return '';
  return hashSeed(school.key, 'multiplier') % 5 < 2 ? 'N' : 'Y';
}

function getEnrollment(world: World, school: School): number {
  const factor = getWaiver(school) === 'N' ? enrollmentMultiplier : 1;
  return Math.round(computeCombinedEnrollment(world, school) * factor * 100) / 100;
}

function playsUp(school: School): boolean {
  return hashSeed(school.key, 'plays up') % (school.hasBoundary ? 150 : 20) === 0;
}
