import type { BidType } from '~/upstream/fields/football-team';
import { layoutSlots, type Slots } from '../charts/slots';

/** The places of a class in a row. */
export interface ClassPlaces {
  readonly slots: Slots;
  /** `17 of 32 certain` */
  readonly text: string;
}

/**
 * The places of a class by rank: tall ones are certain, short ones may still be lost.
 * Question: how much of the class is settled, and is my team's rank among what is?
 */
export function drawClassPlaces(teams: readonly { readonly bid: BidType | null }[]): ClassPlaces {
  const isCertain = ({ bid }: (typeof teams)[number]) => bid === 'C' || bid === 'R';
  return {
    slots: layoutSlots(teams.map((team) => (isCertain(team) ? 'tall' : 'short'))),
    text: `${teams.filter(isCertain).length} of ${teams.length} certain`,
  };
}
