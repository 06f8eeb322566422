import { createDice, hashSeed } from '../../random/dice';
import { listAthletes, type Athlete } from '../athletes';
import { listSchoolsOffering } from '../offerings';
import type { School } from '../schools';
import { getClassName, getSport } from '../sports';
import { getStrength } from '../strength';
import type { World } from '../world';
import type { GolfEvent } from './events';

export interface Golfer {
  readonly athlete: Athlete;
  readonly school: School;
  /** Mean strokes over par per round. */
  readonly skill: number;
}

/** Withdrew, did not finish, disqualified, did not start. */
export type Outcome = 'WD' | 'DNF' | 'DQ' | 'NS';

/** The best four scores of a team count. */
export const countingScores = 4;
const teamSize = 6;
const bestSkill = 1.5;

/** One class. */
export function listGolfSchools(world: World, { sportId, className }: GolfEvent): School[] {
  const sport = getSport(sportId);
  return listSchoolsOffering(world, sportId).filter((school) => getClassName(sport, school.enrollment) === className);
}

/** Best first: six golfers; small schools sometimes have too few for a team. */
export function getLineup(world: World, event: GolfEvent, schoolYear: number, school: School): Golfer[] {
  const strength = getStrength(school, hashSeed(world.seed, event.sportId), schoolYear);
  const size = getLineupSize(world, event, schoolYear, school);
  return listAthletes(world, school, event.sportId, schoolYear, size)
    .map((athlete): Golfer => {
      const form = createDice(athlete.key, 'golf', schoolYear).drawNormal() * 4;
      const skill = event.level - strength * 2.6 + form + (12 - athlete.grade) * 0.7;
      return { athlete, school, skill: Math.max(bestSkill, skill) };
    })
    .sort((left, right) => left.skill - right.skill || left.athlete.id - right.athlete.id);
}

function getLineupSize(world: World, event: GolfEvent, schoolYear: number, school: School): number {
  if (school.enrollment > 500) return teamSize;
  const roll = createDice(world.seed, 'golf-lineup', event.sportId, school.id, schoolYear);
  return [1, 2, 3, 4, 5, teamSize][roll.drawWeighted([3, 4, 6, 9, 14, 64])] ?? teamSize;
}
