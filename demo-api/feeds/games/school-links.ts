import type { Context } from '../../http/context';
import { getItemAt, hashSeed } from '../../random/dice';
import { splitList } from '../../words/split-list';
import { findCooperative } from '../../world/cooperatives';
import { outOfState, type Game } from '../../world/game';
import type { School } from '../../world/schools';

export interface TeamIdentity {
  readonly id: string | null;
  readonly name: string;
  readonly shortName: string;
  readonly state: string;
  readonly logo: string | null;
}

const neighborStates = ['LN', 'BF', 'OV'] as const;
const visitors: readonly string[] = splitList(`
  Bluffland Central, Lakeland Prep, Oak Valley, Stateline, River Junction, Copper Harbor, Ferrisburg (Lutheran),
  Three Bridges, West Bluffland Consolidated, Overlook, Tamarack Lake, Saint Odo's Academy, Ovington County,
  Lakeland (North Shore), Marais du Lac, Pelican Narrows
`);

/** Undefined for out-of-state teams. */
export function findSchool(context: Context, index: number): School | undefined {
  return index === outOfState ? undefined : context.world.schools[index];
}

/** Out-of-state teams have invented names. */
export function getIdentity(context: Context, game: Game, side: 'home' | 'away'): TeamIdentity {
  const school = findSchool(context, side === 'home' ? game.home : game.away);
  return school === undefined ? buildVisitors(game) : buildIdentityOfSchool(context, school, game.plan.sportId);
}

export function buildIdentityOfSchool(context: Context, school: School, sportId: string): TeamIdentity {
  const suffix = findCooperative(context.world, school, sportId) === undefined ? '' : ' [Coop]';
  return {
    id: school.id,
    name: school.name + suffix,
    shortName: school.shortName + suffix,
    state: 'PS',
    logo: buildLogoUrl(context, school),
  };
}

function buildVisitors({ key }: Game): TeamIdentity {
  const name = getItemAt(visitors, hashSeed(key, 'visitors'));
  return { id: null, name, shortName: name, state: neighborStates[hashSeed(key, 'state') % 3] ?? 'LN', logo: null };
}

/** A few schools have no logo, a few addresses are broken. */
export function buildLogoUrl({ origin, world }: Context, school: School): string | null {
  const draw = hashSeed(world.seed, 'logo', school.id) % 1000;
  if (draw < 30) return null;
  return draw < 45 ? `${origin}/media/logos/no-such-mark-${school.id}.png` : `${origin}/media/logos/${school.id}.svg`;
}
