import type { Context } from '../http/context';
import { hashOf } from '../random/dice';
import { outOfState } from '../world/game';
import type { School } from '../world/schools';

/** How a school is named and drawn in a feed. */
export interface TeamFace {
  readonly id: string | null;
  readonly name: string;
  readonly shortName: string;
  readonly state: string;
  readonly logo: string | null;
}

const neighborStates = ['LN', 'BF', 'OV'] as const;
const visitors = [
  'Bluffland Central',
  'Lakeland Prep',
  'Oak Valley',
  'Stateline',
  'River Junction',
  'Copper Harbor',
] as const;

/** The school behind an index of a game. */
export function schoolAt(context: Context, index: number): School | undefined {
  return index === outOfState ? undefined : context.world.schools[index];
}

/**
 * A team as feeds show it. Visitors from another state have a name of their own, drawn from `key`.
 */
export function faceOf(context: Context, index: number, key: number): TeamFace {
  const school = schoolAt(context, index);
  if (school !== undefined) {
    return {
      id: school.id,
      name: school.name,
      shortName: school.shortName,
      state: 'PS',
      logo: logoUrl(context, school),
    };
  }
  const name = visitors[hashOf(key, 'visitors') % visitors.length] ?? visitors[0];
  return { id: null, name, shortName: name, state: neighborStates[hashOf(key, 'state') % 3] ?? 'LN', logo: null };
}

/** Where a school's mark is; a few have none, and a few addresses lead nowhere. */
export function logoUrl({ origin, world }: Context, school: School): string | null {
  const draw = hashOf(world.seed, 'logo', school.id) % 1000;
  if (draw < 30) return null;
  return draw < 45 ? `${origin}/media/logos/no-such-mark-${school.id}.png` : `${origin}/media/logos/${school.id}.svg`;
}
