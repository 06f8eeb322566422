import type { Context } from '../../http/context';
import { createDice, type Dice } from '../../random/dice';
import { boyNames, familyNames, girlNames } from '../../words/people';
import { slugify } from '../../words/slug';
import { formatOfficeEmail, listWriters } from '../../world/office';

const photographers = 14;

export interface DeskPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly email: string;
  /** Null without a portrait. */
  readonly portrait: string | null;
}

export function pickWriter({ world, origin, product }: Context, roll: Dice): DeskPerson {
  const writer = roll.pick(listWriters(world));
  const { firstName, lastName, desk } = writer;
  return {
    firstName,
    lastName,
    title: desk.title,
    email: formatOfficeEmail(writer, product),
    portrait: `${origin}/media/people/${slugify(`${firstName} ${lastName}`)}.svg`,
  };
}

export function pickPhotographer({ world, origin, product }: Context, roll: Dice): DeskPerson {
  const person = createDice(world.seed, 'photographer', roll.drawBelow(photographers));
  const firstName = person.pick(person.drawChance(0.5) ? girlNames : boyNames);
  const lastName = person.pick(familyNames);
  const slug = slugify(`${firstName} ${lastName}`);
  return {
    firstName,
    lastName,
    title: 'Photographer',
    email: `${slug.replaceAll('-', '.')}@${product.toLowerCase()}.example`,
    portrait: person.drawChance(0.3) ? null : `${origin}/media/people/${slug}.svg`,
  };
}
