import { getSchoolYear } from '../calendar/civil';
import type { Clock } from '../calendar/clock';
import { getFirstEdition } from './first-editions';
import type { Season } from './season';
import { findFirstMonday, seasonPlans, type SeasonPlan } from './season-plans';
import type { World } from './world';

export const prepPlans: readonly SeasonPlan[] = seasonPlans.filter(
  ({ postseason, style }) => postseason !== null || style === 'football',
);

export function findPrepPlan(sportId: string): SeasonPlan | undefined {
  return prepPlans.find((plan) => plan.sportId === sportId);
}

/** The current or latest season; null before a sport's first. */
export function findPrepSeason(world: World, plan: SeasonPlan, clock: Clock): Season | null {
  const current = getSchoolYear(clock.today);
  const schoolYear = clock.today >= findFirstMonday(plan, current) ? current : current - 1;
  return schoolYear < getFirstEdition(plan.sportId) ? null : world.getSeason(plan, schoolYear);
}
