import type { Dice } from '../random/dice';
import { outOfState } from './game';
import type { Pairing } from './regular-season';

/** Share of the games outside the conferences that are not played, so that both teams look elsewhere. */
const splitShare = 0.075;
const strangersShare = 0.62;

/** Some football teams find nobody near home: they meet a team of another state, here or there, or rest for a week. */
export function openDates(pairings: readonly Pairing[], roll: Dice): Pairing[] {
  return pairings.flatMap((pairing) => {
    if (pairing.away === outOfState || !roll.chance(splitShare)) return [pairing];
    return [pairing.home, pairing.away].flatMap((team): Pairing[] => {
      if (!roll.chance(strangersShare)) return [];
      const [home, away] = roll.chance(0.5) ? [team, outOfState] : [outOfState, team];
      return [{ home, away, isConferenceGame: false }];
    });
  });
}
