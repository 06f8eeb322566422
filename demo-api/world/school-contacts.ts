import { createDice, type Dice } from '../random/dice';
import { slugify } from '../words/slug';
import { streetNames } from '../words/streets';
import type { School } from './schools';
import type { World } from './world';

export interface SchoolContacts {
  readonly street: string;
  readonly phone: string;
  readonly fax: string;
  /** Host name of site and e-mail. */
  readonly domain: string;
}

export function getContacts(world: World, school: School): SchoolContacts {
  const roll = createDice(world.seed, 'contacts', school.id);
  return {
    street: inventStreetAddress(roll),
    phone: inventPhoneNumber(roll),
    fax: inventPhoneNumber(roll),
    domain: `${slugify(school.name).slice(0, 34)}-hs.example`,
  };
}

export function inventStreetAddress(roll: Dice): string {
  return `${roll.drawBetween(100, 4999)} ${roll.pick(streetNames)}`;
}

/** From the range reserved for fiction. */
export function inventPhoneNumber(roll: Dice): string {
  return `(${roll.pick([217, 309, 618, 815])}) 555-0${roll.drawBetween(100, 199)}`;
}

/** `m.de-la-cruz@ashgrove-hs.example` */
export function formatEmail(name: string, domain: string): string {
  const [first = '', ...rest] = name.split(' ');
  return `${slugify(first).charAt(0)}.${slugify(rest.join(' '))}@${domain}`;
}
