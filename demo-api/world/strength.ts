import { mixBits } from '../random/dice';
import { isContender } from './contenders';
import type { School } from './schools';
import type { SeasonSetup } from './season-setup';

const uint = 4_294_967_296;
/** Of a contender's team. */
const contenderStrength = 1.1;

/** About standard normal: mostly the program, the rest this year's team and size. */
export function getStrength(school: School, sportKey: number, schoolYear: number): number {
  const base = mixBits(school.key, sportKey);
  const program = (base / uint + mixBits(base, 11) / uint + mixBits(base, 12) / uint - 1.5) * 1.7;
  const current = mixBits(base, schoolYear);
  const team = (current / uint + mixBits(current, 21) / uint - 1) * 1.1;
  return program + team + Math.log(school.enrollment / 600) * 0.22;
}

/** The strength of a school's team in a season. */
export function computeTeamStrength({ plan, sportKey, schoolYear }: SeasonSetup, school: School): number {
  const strength = getStrength(school, sportKey, schoolYear);
  return isContender(school.id, plan.sportId) ? Math.max(strength, contenderStrength + strength * 0.2) : strength;
}
