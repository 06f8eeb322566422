import { getItemAt, createDice, type Dice } from '../random/dice';
import { listAthletes, type Athlete } from './athletes';
import { memoize } from './memoize';
import { listPositions, type Position } from './roster-positions';
import type { School } from './schools';
import type { ScoringStyle } from './scoring/styles';
import type { SeasonPlan } from './season-plans';
import type { World } from './world';

export interface RosterPlayer {
  readonly athlete: Athlete;
  /** `00`, `7`, `42` */
  readonly number: string;
  readonly position: Position;
  readonly heightInches: number;
  readonly isStarter: boolean;
}

export type Roster = readonly RosterPlayer[];

const sizes: Partial<Record<ScoringStyle, number>> = {
  football: 56,
  'flag-football': 22,
  soccer: 22,
  basketball: 14,
  volleyball: 14,
  baseball: 18,
  lacrosse: 26,
  'water-polo': 16,
};
const starters: Partial<Record<ScoringStyle, number>> = {
  football: 22,
  'flag-football': 7,
  soccer: 11,
  basketball: 5,
  volleyball: 6,
  baseball: 9,
  lacrosse: 10,
  'water-polo': 7,
};
const smallSchool = 300;
const fewestInFootball = 30;

/** By number. */
export function getRoster(world: World, plan: SeasonPlan, school: School, schoolYear: number): Roster {
  const rosters = memoize(world, `rosters ${plan.sportId} ${schoolYear}`, () => new Map<string, Roster>());
  const known = rosters.get(school.id) ?? makeRoster(world, plan, school, schoolYear);
  rosters.set(school.id, known);
  return known;
}

function makeRoster(world: World, plan: SeasonPlan, school: School, schoolYear: number): Roster {
  const roll = createDice(world.seed, 'roster', plan.sportId, school.id, schoolYear);
  const athletes = listAthletes(world, school, plan.sportId, schoolYear, getRosterSize(plan, school));
  const positions = listPositions(plan.style, athletes.length);
  const first = starters[plan.style] ?? 7;
  // Most starters are seniors.
  const ranked = athletes
    .map((athlete, index) => ({ athlete, rank: index + roll.drawNormal() * 3 }))
    .sort((left, right) => left.rank - right.rank);
  const numbers = drawNumbers(roll, plan.style, athletes.length);
  return ranked
    .map(({ athlete }, index): RosterPlayer => ({
      athlete,
      number: getItemAt(numbers, index),
      position: getItemAt(positions, index),
      heightInches: getGameHeight(athlete, plan, getItemAt(positions, index)),
      isStarter: index < first,
    }))
    .sort((left, right) => Number(left.number) - Number(right.number) || left.athlete.id - right.athlete.id);
}

function getRosterSize(plan: SeasonPlan, school: School): number {
  const full = sizes[plan.style] ?? 15;
  if (school.enrollment >= smallSchool) return full;
  return plan.style === 'football' ? fewestInFootball : Math.max(starters[plan.style] ?? 7, Math.round(full * 0.8));
}

/** Basketball uses the digits 0 to 5, which a referee can signal. */
function drawNumbers(roll: Dice, style: ScoringStyle, count: number): string[] {
  const highest = style === 'football' ? 99 : style === 'soccer' || style === 'lacrosse' ? 36 : 50;
  const isShown = (number: number): boolean => style !== 'basketball' || /^[0-5]+$/.test(String(number));
  const pool = Array.from({ length: highest + 1 }, (_, number) => number).filter(isShown);
  const free = roll.shuffle(style === 'water-polo' ? pool.slice(1, 26) : pool);
  return free.slice(0, count).map((number) => (number === 0 ? roll.pick(['0', '00']) : String(number)));
}

const tallPositions: ReadonlySet<Position> = new Set(['C', 'F', 'MH', 'GK', 'OL', 'DL', 'TE']);

function getGameHeight(athlete: Athlete, { style, sportId }: SeasonPlan, position: Position): number {
  const roll = createDice(athlete.key, 'height');
  const isGirl = sportId.startsWith('girls-') || sportId === 'softball';
  const inches = (isGirl ? 65 : 70) + roll.drawNormal() * 2.4 + (athlete.grade - 11) * 0.4;
  const tall = style === 'basketball' || style === 'volleyball' ? 2 : 0;
  return Math.round(inches + tall + (tallPositions.has(position) ? 1.5 : 0));
}
