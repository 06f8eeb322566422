import { getItemAt, createDice, hashSeed } from '../random/dice';
import { listAthletes, type Athlete } from './athletes';
import type { School } from './schools';
import type { Sport } from './sports';
import { getStrength } from './strength';
import type { World } from './world';

export type TennisEvent = 'singles' | 'doubles';

export const tennisEvents: readonly TennisEvent[] = ['singles', 'doubles'];

export interface TennisEntry {
  readonly school: School;
  readonly event: TennisEvent;
  readonly players: readonly Athlete[];
  /** The first or second entry. */
  readonly line: 1 | 2;
  /** About standard normal among first entries. */
  readonly strength: number;
  /** Before the sectional. */
  readonly wins: number;
  readonly losses: number;
  readonly key: number;
}

/** Two singles players and two pairs of the squad are entered. */
const squad = 10;
const entrantsAt: Readonly<Record<TennisEvent, readonly (readonly number[])[]>> = {
  singles: [[0], [1]],
  doubles: [
    [2, 3],
    [4, 5],
  ],
};
const secondEntryShare = 0.75;

/** One entry, usually two. */
export function listTennisEntries(
  world: World,
  school: School,
  sport: Sport,
  schoolYear: number,
  event: TennisEvent,
): TennisEntry[] {
  const lineup = createDice(world.seed, 'tennis lineup', sport.id, schoolYear, school.id);
  const players = lineup.shuffle(listAthletes(world, school, sport.id, schoolYear, squad));
  const base = getStrength(school, hashSeed(world.seed, sport.id), schoolYear);
  return entrantsAt[event].flatMap((places, index): TennisEntry[] => {
    const roll = createDice(world.seed, 'tennis entry', sport.id, schoolYear, school.id, event, index);
    if (index > 0 && !roll.drawChance(secondEntryShare)) return [];
    const strength = base * 0.8 + roll.drawNormal() * 0.6 - index * 0.5;
    const matches = roll.drawBetween(14, 26);
    const wins = Math.round(matches * Math.min(1, Math.max(0, computeWinShare(strength) + roll.drawNormal() * 0.05)));
    return [
      {
        school,
        event,
        players: places.map((place) => getItemAt(players, place)),
        line: index === 0 ? 1 : 2,
        strength,
        wins,
        losses: matches - wins,
        key: hashSeed(world.seed, 'tennis key', sport.id, schoolYear, school.id, event, index),
      },
    ];
  });
}

function computeWinShare(strength: number): number {
  return 1 / (1 + Math.exp(-1.3 * strength));
}
