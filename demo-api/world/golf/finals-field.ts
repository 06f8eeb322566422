import { createDice } from '../../random/dice';
import type { School } from '../schools';
import type { World } from '../world';
import type { GolfEvent } from './events';
import type { Golfer, Outcome } from './golfers';
import type { Entry } from './site-play';

export interface Finalist {
  /** Unique among both finals of a year. */
  readonly memberId: number;
  readonly golfer: Golfer;
  readonly isTeam: boolean;
  /** Place in the lineup, from 1. */
  readonly rank: number;
  /** Usually null. */
  readonly noResult: NoResult | null;
}

export interface NoResult {
  readonly outcome: Outcome;
  readonly round: 1 | 2;
  /** Holes played before the round ends. */
  readonly after: number;
}

/** By member id. */
export function getFinalsField(
  world: World,
  event: GolfEvent,
  schoolYear: number,
  entries: readonly Entry[],
): Finalist[] {
  const roll = createDice(world.seed, 'golf-field', event.tournamentId, schoolYear);
  const all = roll.shuffle(
    entries.flatMap(({ golfers, isTeam }) => golfers.map((golfer, index) => ({ golfer, isTeam, rank: index + 1 }))),
  );
  const order = roll.shuffle(all.map((_, index) => index));
  const kinds: readonly NoResult[] = [
    { outcome: 'WD', round: 1, after: roll.drawBetween(3, 14) },
    { outcome: 'DQ', round: 1, after: 18 },
    { outcome: 'WD', round: 2, after: roll.drawBetween(1, 6) },
    { outcome: 'NS', round: 2, after: 0 },
    ...(roll.drawChance(0.5) ? [{ outcome: 'NS', round: 1, after: 0 } as const] : []),
    ...(roll.drawChance(0.5) ? [{ outcome: 'DNF', round: 2, after: roll.drawBetween(10, 16) } as const] : []),
    ...(roll.drawChance(0.3) ? [{ outcome: 'DQ', round: 2, after: 18 } as const] : []),
  ];
  return all.map((entry, index) => ({
    ...entry,
    memberId: event.firstMember + index,
    noResult: kinds[order.indexOf(index)] ?? null,
  }));
}

/** Schools with a team, by name. */
export function listTeamSchools(field: readonly Finalist[]): School[] {
  const schools = new Set(field.filter(({ isTeam }) => isTeam).map(({ golfer }) => golfer.school));
  return [...schools].sort((left, right) => left.index - right.index);
}
