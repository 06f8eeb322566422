import type { Dice } from '../random/dice';
import { outOfState, type Pairing } from './game';

/** Share of nonconference games that are dropped. */
const splitShare = 0.075;
const outOfStateShare = 0.62;

/** Teams without a neighbor meet an out-of-state team, or have an open date. */
export function assignOpenDates(pairings: readonly Pairing[], roll: Dice): Pairing[] {
  return pairings.flatMap((pairing) => {
    if (pairing.away === outOfState || !roll.drawChance(splitShare)) return [pairing];
    return [pairing.home, pairing.away].flatMap((team): Pairing[] => {
      if (!roll.drawChance(outOfStateShare)) return [];
      const [home, away] = roll.drawChance(0.5) ? [team, outOfState] : [outOfState, team];
      return [{ home, away, isConferenceGame: false }];
    });
  });
}
