import type { Clock } from '../calendar/clock';
import { createDice } from '../random/dice';
import { getHeadCoach } from './coaches';
import { getFirstEdition } from './first-editions';
import type { School } from './schools';
import type { SeasonPlan } from './season-plans';
import type { Place } from './state-finals';
import { getTournamentSeason, type WinLossTie } from './tournament-history';
import type { World } from './world';

export interface CoachSeason extends WinLossTie {
  /** The school need not be a member. */
  readonly schoolName: string;
  readonly schoolYear: number;
  readonly place: Place | null;
}

const earlierShare = 0.4;
const formerSchools = [
  'Bluffland Central (BF)',
  'Old Harbor Central (closed)',
  'Copper Harbor (LN)',
  'Prairie City Normal (closed)',
  'Oak Valley (OV)',
  'River Junction (BF)',
] as const;

/** Oldest first, including other schools. */
export function listCareerSeasons(
  world: World,
  plan: SeasonPlan,
  school: School,
  schoolYear: number,
  clock: Clock,
): CoachSeason[] {
  const { since } = getHeadCoach(world, school, plan.sportId, schoolYear);
  const first = plan.sportId === 'girls-flag-football' ? Math.max(since, getFirstEdition(plan.sportId)) : since;
  const here = Array.from({ length: schoolYear - first + 1 }, (_, index): CoachSeason => {
    const year = first + index;
    return { schoolName: school.name, schoolYear: year, ...getTournamentSeason(world, plan, school, year, clock) };
  });
  return [...listSeasonsElsewhere(world, plan, school, first), ...here];
}

function listSeasonsElsewhere(world: World, plan: SeasonPlan, school: School, until: number): CoachSeason[] {
  const roll = createDice(world.seed, 'earlier seasons', plan.sportId, school.id, until);
  if (plan.sportId === 'girls-flag-football' || !roll.drawChance(earlierShare)) return [];
  const schoolName = roll.pick(formerSchools);
  const games = (plan.weeks - plan.idleWeeks.length) * plan.slots.length;
  const years = roll.drawBetween(2, 9);
  return Array.from({ length: years }, (_, index): CoachSeason => {
    const ties = plan.style === 'soccer' ? roll.drawBelow(3) : 0;
    const wins = Math.min(games - ties, Math.round(games * (0.3 + roll.drawFraction() * 0.5)));
    return { schoolName, schoolYear: until - years + index, wins, losses: games - ties - wins, ties, place: null };
  });
}
