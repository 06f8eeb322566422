import type { Clock } from '../calendar/clock';
import { getLastYear } from './football-last-year';
import { getFootballSizes } from './football-size';
import { arePairingsPublic } from './pairings';
import type { School } from './schools';
import type { Season } from './season';
import { getClassName, getSport } from './sports';
import type { World } from './world';

/**
 * Empty in sports without classes. Football's classes are set with the pairings; until then it is last year's, or by enrollment.
 */
export function getPrepClass(world: World, season: Season, school: School, clock: Clock): string {
  const { plan, schoolYear } = season;
  const sport = getSport(plan.sportId);
  if (plan.style !== 'football') return getClassName(sport, school.enrollment);
  const drawn = arePairingsPublic(plan, schoolYear, clock)
    ? season.listGamesOf(school.index).find(({ stage }) => stage !== null)?.stage?.className
    : undefined;
  return (
    drawn ??
    (getLastYear(world, schoolYear).get(school.index)?.className ||
      (getFootballSizes(world).get(school.index)?.tentativeClass ?? ''))
  );
}
