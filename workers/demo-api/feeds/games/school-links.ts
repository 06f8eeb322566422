import type { Context } from '../../http/context';
import { hashOf } from '../../random/dice';
import { cooperativeOf } from '../../world/cooperatives';
import { outOfState, type Game } from '../../world/game';
import type { School } from '../../world/schools';

/** How a school is named and drawn in a feed. */
export interface TeamFace {
  readonly id: string | null;
  readonly name: string;
  readonly shortName: string;
  readonly state: string;
  readonly logo: string | null;
}

const neighborStates = ['LN', 'BF', 'OV'] as const;
// prettier-ignore
const visitors = [
  'Bluffland Central', 'Lakeland Prep', 'Oak Valley', 'Stateline', 'River Junction', 'Copper Harbor', 'Ferrisburg (Lutheran)',
  'Three Bridges', 'West Bluffland Consolidated', 'Overlook', 'Tamarack Lake', "Saint Odo's Academy", 'Ovington County',
  'Lakeland (North Shore)', 'Marais du Lac', 'Pelican Narrows',
] as const;

/** The school behind an index of a game. */
export function schoolAt(context: Context, index: number): School | undefined {
  return index === outOfState ? undefined : context.world.schools[index];
}

/** A side of a game as feeds show it. Visitors from another state have a name of their own. */
export function faceOf(context: Context, game: Game, side: 'home' | 'away'): TeamFace {
  const school = schoolAt(context, side === 'home' ? game.home : game.away);
  return school === undefined ? visitorsOf(game) : faceOfSchool(context, school, game.plan.sportId);
}

/** A school's team in a sport as feeds show it. */
export function faceOfSchool(context: Context, school: School, sportId: string): TeamFace {
  const suffix = cooperativeOf(context.world, school, sportId) === undefined ? '' : ' [Coop]';
  return {
    id: school.id,
    name: school.name + suffix,
    shortName: school.shortName + suffix,
    state: 'PS',
    logo: logoUrl(context, school),
  };
}

function visitorsOf({ key }: Game): TeamFace {
  const name = visitors[hashOf(key, 'visitors') % visitors.length] ?? visitors[0];
  return { id: null, name, shortName: name, state: neighborStates[hashOf(key, 'state') % 3] ?? 'LN', logo: null };
}

/** Where a school's mark is; a few have none, and a few addresses lead nowhere. */
export function logoUrl({ origin, world }: Context, school: School): string | null {
  const draw = hashOf(world.seed, 'logo', school.id) % 1000;
  if (draw < 30) return null;
  return draw < 45 ? `${origin}/media/logos/no-such-mark-${school.id}.png` : `${origin}/media/logos/${school.id}.svg`;
}
