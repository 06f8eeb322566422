import { createDice, hashSeed } from '../random/dice';
import { boyNames, familyNames, girlNames } from '../words/people';
import type { School } from './schools';
import { getSport } from './sports';
import type { World } from './world';

/** The same student returns a year older until graduation. */
export interface Athlete {
  /** Unique across all years. */
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  /** 9 to 12 */
  readonly grade: number;
  readonly school: School;
  /** The same in every sport and year. */
  readonly key: number;
}

const grades = [12, 11, 10, 9] as const;
/** Shares of the grades, seniors first. */
const share = [0.36, 0.32, 0.2, 0.12] as const;

/**
 * An athlete of two sports is the same person.
 * @param size small schools have fewer players
 */
export function listAthletes(
  world: World,
  school: School,
  sportId: string,
  schoolYear: number,
  size: number,
): Athlete[] {
  const sport = getSport(sportId);
  const gender = sport.gender === 'Coed' ? (school.gender === 'Boys' ? 'Boys' : 'Girls') : sport.gender;
  const start = hashSeed(world.seed, 'tryouts', school.id, sportId);
  return grades
    .flatMap((grade, index) => {
      const graduates = schoolYear + 13 - grade;
      const count = Math.max(1, Math.round(size * (share[index] ?? 0)));
      const classSize = Math.max(count, Math.min(60, Math.round(school.enrollment / 12)));
      return Array.from({ length: count }, (_, place) =>
        buildAthlete(world, school, gender, graduates, grade, (start + place) % classSize),
      );
    })
    .slice(0, size);
}

function buildAthlete(
  world: World,
  school: School,
  gender: 'Boys' | 'Girls',
  graduates: number,
  grade: number,
  place: number,
): Athlete {
  const roll = createDice(world.seed, 'athlete', school.id, gender, graduates, place);
  return {
    id: 10_000_000 + ((graduates % 50) * 200_000 + school.index * 240 + (gender === 'Girls' ? 120 : 0) + place),
    firstName: roll.pick(gender === 'Girls' ? girlNames : boyNames),
    lastName: roll.pick(familyNames),
    grade,
    school,
    key: hashSeed(world.seed, 'athlete-key', school.id, gender, graduates, place),
  };
}
