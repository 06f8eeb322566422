import { memoize } from './memoize';
import type { School } from './schools';
import type { World } from './world';

/** Per board division. */
const perDivision = 3;

/** 1 to 21: three per board division, made of whole counties. */
export function getDistrict(world: World, school: School): number {
  const byCounty = memoize(world, 'districts', () => dealCounties(world));
  return byCounty.get(school.town.county) ?? (school.division - 1) * perDivision + 1;
}

/** Dealing in order of name leaves no district empty. */
function dealCounties(world: World): ReadonlyMap<string, number> {
  const divisionByCounty = new Map(world.schools.map(({ town, division }) => [town.county, division] as const));
  const dealt = new Map<number, number>();
  const districts = new Map<string, number>();
  for (const [county, division] of [...divisionByCounty].sort(([left], [right]) => (left < right ? -1 : 1))) {
    const number = dealt.get(division) ?? 0;
    dealt.set(division, number + 1);
    districts.set(county, (division - 1) * perDivision + 1 + (number % perDivision));
  }
  return districts;
}
