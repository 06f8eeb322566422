import type { Dice } from '../random/dice';
import { boyNames, familyNames, girlNames } from './people';

export function inventPersonName(roll: Dice): string {
  return `${roll.pick(roll.drawChance(0.5) ? girlNames : boyNames)} ${roll.pick(familyNames)}`;
}
