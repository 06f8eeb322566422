import type { Context } from '../../http/context';
import { hashSeed } from '../../random/dice';
import type { FootballTeam } from '../../world/football-teams';
import { findFootballTeam } from '../../world/football-teams';
import type { Game } from '../../world/game';
import { getIdentity, buildIdentityOfSchool, type TeamIdentity } from '../games/school-links';

export const independent = 'Independent';

export function getFootballIdentity(context: Context, { school }: Pick<FootballTeam, 'school'>): TeamIdentity {
  return buildIdentityOfSchool(context, school, 'football');
}

/** Out-of-state teams have no number. */
export function getSideIdentity(
  context: Context,
  game: Game,
  side: 'home' | 'away',
): { readonly face: TeamIdentity; readonly team: FootballTeam | undefined } {
  return { face: getIdentity(context, game, side), team: findFootballTeam(context.world, game[side]) };
}

export function getOtherSide(side: 'home' | 'away'): 'home' | 'away' {
  return side === 'home' ? 'away' : 'home';
}

export function getSideOfTeam(game: Game, team: number): 'home' | 'away' {
  return game.home === team ? 'home' : 'away';
}

export function getConferenceName({ conference }: Pick<FootballTeam, 'conference'>): string {
  return conference?.name ?? independent;
}

export function getProviderId({ world }: Context, { school }: FootballTeam): string {
  const buildKeyPart = (name: string, length: number): string =>
    hashSeed(world.seed, 'provider', name, school.id).toString(16).padStart(8, '0').slice(0, length);
  return [
    buildKeyPart('a', 8),
    buildKeyPart('b', 4),
    buildKeyPart('c', 4),
    buildKeyPart('d', 4),
    buildKeyPart('e', 8) + buildKeyPart('f', 4),
  ].join('-');
}
