import type { Game, GameTeam } from '../games/game';

/** Whether a feed knows who this is. */
export function isKnownTeam({ schoolId, name }: GameTeam): boolean {
  return schoolId !== null || !/^(?:tb[da]|)$/i.test(name.trim());
}

/** The same team under the same key, by id where the feed has one; `null` for a team to be decided. */
export function buildTeamKey(team: GameTeam): string | null {
  if (!isKnownTeam(team)) return null;
  return team.schoolId ?? `name ${team.name.trim().toLowerCase()}`;
}

/** `NaN` for a team without a seed, which compares with nothing. */
export function getSeed({ seed }: GameTeam): number {
  return seed === null ? Number.NaN : Number(seed);
}

/** The better of a game's two seeds; `NaN` unless both are known. */
export function findBestSeed({ game }: { readonly game: Game }): number {
  return Math.min(...game.teams.map(getSeed));
}
