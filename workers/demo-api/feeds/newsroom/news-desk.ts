import type { Context } from '../../http/context';
import { dice, type Dice } from '../../random/dice';
import { boyNames, familyNames, girlNames } from '../../words/people';
import { slugOf } from '../../words/slug';

const writers = 7;
const photographers = 14;
const titles = ['Assistant Executive Director', 'Communications Coordinator', 'Staff Writer', 'Director of Media Services'] as const; // prettier-ignore

/** Somebody whose name stands beside an article or a gallery. */
export interface DeskPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly email: string;
  /** Null for those who never sent a portrait. */
  readonly portrait: string | null;
}

/** One of the few people who write for the association. */
export function writerFor(context: Context, roll: Dice): DeskPerson {
  return deskPerson(context, 'writer', roll.below(writers));
}

export function photographerFor(context: Context, roll: Dice): DeskPerson {
  return deskPerson(context, 'photographer', roll.below(photographers));
}

function deskPerson({ world, origin, product }: Context, job: string, number: number): DeskPerson {
  const roll = dice(world.seed, job, number);
  const firstName = roll.pick(roll.chance(0.5) ? girlNames : boyNames);
  const lastName = roll.pick(familyNames);
  const slug = slugOf(`${firstName} ${lastName}`);
  return {
    firstName,
    lastName,
    title: roll.pick(titles),
    email: `${slug.replaceAll('-', '.')}@${product.toLowerCase()}.example`,
    portrait: roll.chance(0.3) ? null : `${origin}/media/people/${slug}.svg`,
  };
}
