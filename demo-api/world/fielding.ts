import { hashSeed, mixBits } from '../random/dice';
import { isContender } from './contenders';
import type { School } from './schools';
import type { SeasonPlan } from './season-plans';
import { getSport } from './sports';

type Demand = Pick<SeasonPlan, 'sportId' | 'teams'>;

/** The same schools every year; larger ones more often. */
export function selectFieldingSchools(seed: number, schools: readonly School[], plan: Demand): readonly School[] {
  const sport = getSport(plan.sportId);
  // Schools mostly have both the boys' and the girls' team.
  const sharedKey = hashSeed(seed, 'fields', sport.name);
  const computeWish = (school: School): number =>
    isContender(school.id, plan.sportId)
      ? Infinity
      : mixBits(school.key, sharedKey) / 4_294_967_296 + computeAppetite(plan, school);
  return schools
    .filter((school) => school.gender === 'Coed' || sport.gender === 'Coed' || school.gender === sport.gender)
    .map((school) => ({ school, wish: computeWish(school) }))
    .sort((left, right) => right.wish - left.wish)
    .slice(0, plan.teams)
    .map(({ school }) => school)
    .sort((left, right) => left.index - right.index);
}

/** Rare sports are mostly in the suburbs and the big city. */
function computeAppetite(plan: Demand, school: School): number {
  const size = Math.log(school.enrollment) / 8;
  return plan.teams < 150 ? size * 2.5 : plan.teams < 300 ? size * 1.4 : size * 0.7;
}
