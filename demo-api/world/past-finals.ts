import { getItemAt, createDice, hashSeed } from '../random/dice';
import { BracketBuilder, type Entrant, type RoundSetting } from './brackets';
import { selectFieldingSchools } from './fielding';
import { getFirstEdition, playedSince } from './first-editions';
import type { Game } from './game';
import { memoize } from './memoize';
import type { School } from './schools';
import { findFirstMonday, seasonPlans, type SeasonPlan } from './season-plans';
import type { SeasonSetup } from './season-setup';
import { getClassName, getSport } from './sports';
import { getStrength } from './strength';
import type { World } from './world';

/** Above the numbers of any generated season. */
const firstNumber = 90_000;
/** Spread added to team strength. */
const luck = 0.9;
const footballWeeks = 14;

/** Semifinals, third place and championship; football has only the last. */
export interface ClassFinals {
  readonly className: string;
  readonly schoolYear: number;
  readonly games: readonly Game[];
}

/** Oldest first, with or without the team. */
export function listPastFinals(world: World, plan: SeasonPlan, school: School): readonly ClassFinals[] {
  return listPastFinalsOfClass(world, plan, getPastClass(world, plan, school));
}

/** Empty for a single class. */
export function listPastFinalsOfClass(world: World, plan: SeasonPlan, className: string): readonly ClassFinals[] {
  const first = getFirstEdition(plan.sportId);
  return memoize(world, `past finals ${plan.sportId} ${className}`, () => {
    const teams = listPastTeams(world, plan).filter((team) => getPastClass(world, plan, team) === className);
    return Array.from({ length: Math.max(0, playedSince - first) }, (_, index) =>
      playFinals(world, plan, className, first + index, teams),
    );
  });
}

/** Football's classes have equal numbers of teams. */
function getPastClass(world: World, plan: SeasonPlan, school: School): string {
  const sport = getSport(plan.sportId);
  if (plan.style !== 'football') return getClassName(sport, school.enrollment);
  const ranks = memoize(world, 'football teams by size', () => {
    const bySize = [...listPastTeams(world, plan)].sort((left, right) => left.enrollment - right.enrollment);
    return new Map(bySize.map(({ index }, rank) => [index, rank / bySize.length]));
  });
  return sport.classes[Math.floor((ranks.get(school.index) ?? 0) * sport.classes.length)] ?? '';
}

/** The same every year. */
function listPastTeams(world: World, plan: SeasonPlan): readonly School[] {
  return memoize(world, `teams ${plan.sportId}`, () => selectFieldingSchools(world.seed, world.schools, plan));
}

function playFinals(
  world: World,
  plan: SeasonPlan,
  className: string,
  schoolYear: number,
  teams: readonly School[],
): ClassFinals {
  const setup = buildPastSetup(world, plan, schoolYear);
  const classIndex = Math.max(0, getSport(plan.sportId).classes.indexOf(className));
  const lastMonday = findFirstMonday(plan, schoolYear) + (plan.weeks - 1) * 7;
  const builder = new BracketBuilder(setup, world.schools, firstNumber + classIndex * 10, lastMonday);
  const buildRoundSetting = (round: string, weekday: number): RoundSetting => ({
    level: 'State',
    round,
    className,
    site: plan.postseason?.venue ?? '',
    dates: { week: plan.style === 'football' ? footballWeeks - plan.weeks : 3, weekdays: [weekday] },
  });
  const [one, two, three, four] = drawPastField(setup, className, teams, plan.style === 'football' ? 2 : 4);
  if (one !== undefined && two !== undefined && three !== undefined && four !== undefined) {
    const [upper, upperLoser] = builder.play(one, four, buildRoundSetting('Semifinal', 4));
    const [lower, lowerLoser] = builder.play(two, three, buildRoundSetting('Semifinal', 4));
    builder.play(upperLoser, lowerLoser, buildRoundSetting('3rd Place', 5));
    builder.play(upper, lower, buildRoundSetting('Championship', 5));
  } else if (one !== undefined && two !== undefined) builder.play(one, two, buildRoundSetting('Championship', 5));
  return { className, schoolYear, games: builder.games };
}

function drawPastField(setup: SeasonSetup, className: string, teams: readonly School[], size: number): Entrant[] {
  const { seed, sportKey, schoolYear } = setup;
  const roll = createDice(seed, 'past field', sportKey, schoolYear, className);
  const rated = teams.map((school) => ({
    school,
    rating: getStrength(school, sportKey, schoolYear) + roll.drawNormal() * luck,
  }));
  rated.sort((left, right) => right.rating - left.rating);
  return rated
    .slice(0, size)
    .map((_, index) => ({ team: getItemAt(rated, index).school.index, seed: index + 1, from: null }));
}

function buildPastSetup(world: World, plan: SeasonPlan, schoolYear: number): SeasonSetup {
  const { seed } = world;
  return {
    seed,
    plan,
    planNumber: seasonPlans.indexOf(plan) + 11,
    schoolYear,
    teams: [],
    conferences: [],
    sportKey: hashSeed(seed, plan.sportId),
    seasonKey: hashSeed(seed, plan.sportId, schoolYear),
  };
}
