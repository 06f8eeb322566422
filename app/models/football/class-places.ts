import type { BidType } from '~/upstream/fields/football-team';
import { layoutSlots, type Slots } from '../charts/slots';

/** The places of a class in a row. */
export interface ClassPlaces {
  readonly slots: Slots;
  /** `17 certain` */
  readonly certainText: string;
  /** `15 open`; `null` when all are certain. */
  readonly openText: string | null;
}

/**
 * The places of a class by rank: tall ones are certain, those at large are lower, those of teams that are only eligible lowest.
 * Question: how much of the class is settled, and is my team's rank among what is?
 */
export function drawClassPlaces(teams: readonly { readonly bid: BidType | null }[]): ClassPlaces {
  const isCertain = ({ bid }: (typeof teams)[number]) => bid === 'C' || bid === 'R';
  const certain = teams.filter(isCertain).length;
  return {
    slots: layoutSlots(teams.map((team) => (isCertain(team) ? 'tall' : team.bid === 'A' ? 'middle' : 'short'))),
    certainText: `${certain} certain`,
    openText: certain === teams.length ? null : `${teams.length - certain} open`,
  };
}
