import { createDice } from '../random/dice';
import { boyNames, familyNames, girlNames } from '../words/people';
import { memoize } from './memoize';
import { sports, type Sport } from './sports';
import type { Town } from './towns';
import type { World } from './world';

export interface Clinician {
  readonly officialId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly town: Town;
  readonly sports: readonly Sport[];
}

const clinicianCount = 260;
const unofficiated: ReadonlySet<string> = new Set(['bass-fishing', 'esports', 'chess', 'journalism']);
const officiated = sports.filter(({ id, group }) => !unofficiated.has(id) && group !== 'Unified & Adaptive');

/** By last name. */
export function listClinicians(world: World): readonly Clinician[] {
  return memoize(world, 'clinicians', () => {
    const towns = [...new Set(world.schools.map(({ town }) => town))];
    const all = Array.from({ length: clinicianCount }, (_, number): Clinician => {
      const roll = createDice(world.seed, 'clinician', number);
      return {
        officialId: 20_000 + number * 37,
        firstName: roll.pick(roll.drawChance(0.4) ? girlNames : boyNames),
        lastName: roll.pick(familyNames),
        town: roll.pick(towns),
        sports: roll.shuffle(officiated).slice(0, roll.pick([1, 1, 1, 2, 2, 3])),
      };
    });
    return all.sort((left, right) => left.lastName.localeCompare(right.lastName, 'en-US'));
  });
}
