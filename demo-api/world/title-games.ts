import type { DayNumber } from '../calendar/civil';
import { getFirstEdition } from './first-editions';
import type { Game } from './game';
import { memoize } from './memoize';
import { findFirstMonday, seasonPlans, type SeasonPlan } from './season-plans';
import type { World } from './world';

const footballPlayoffWeeks = 5;
const saturday = 5;

export const plansWithFinals: readonly SeasonPlan[] = seasonPlans.filter(
  ({ postseason, sportId }) => postseason !== null || sportId === 'football',
);

export function getFinalsDay(plan: SeasonPlan, schoolYear: number): DayNumber {
  const lastMonday = findFirstMonday(plan, schoolYear) + (plan.weeks - 1) * 7;
  if (plan.postseason === null) return lastMonday + footballPlayoffWeeks * 7 + saturday;
  const { week, weekdays } = plan.postseason.stateFinal;
  return lastMonday + week * 7 + Math.max(...weekdays);
}

/** Smallest class first. */
export function listTitleGames(world: World, plan: SeasonPlan, schoolYear: number): readonly Game[] {
  return memoize(world, `title games ${plan.sportId} ${schoolYear}`, () =>
    world
      .getSeason(plan, schoolYear)
      .games.filter(({ stage }) => stage?.level === 'State' && stage.round === 'Championship')
      .sort((left, right) => (left.stage?.className ?? '').localeCompare(right.stage?.className ?? '')),
  );
}

/** The finals Saturday before a day, and its sports. */
export function findLatestFinals(
  schoolYear: number,
  before: DayNumber,
): { readonly day: DayNumber; readonly schoolYear: number; readonly plans: readonly SeasonPlan[] } | null {
  for (const year of [schoolYear, schoolYear - 1]) {
    const held = plansWithFinals.filter((plan) => getFirstEdition(plan.sportId) <= year);
    const days = held.map((plan) => getFinalsDay(plan, year)).filter((day) => day < before);
    const day = Math.max(...days);
    if (days.length > 0)
      return { day, schoolYear: year, plans: held.filter((plan) => getFinalsDay(plan, year) === day) };
  }
  return null;
}
