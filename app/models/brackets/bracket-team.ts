import type { Game, GameTeam } from '../games/game';

export function isKnownTeam({ schoolId, name }: GameTeam): boolean {
  return schoolId !== null || !/^(?:tb[da]|)$/i.test(name.trim());
}

/** Key of a team, by id if known; `null` for an undecided team. */
export function buildTeamKey(team: GameTeam): string | null {
  if (!isKnownTeam(team)) return null;
  return team.schoolId ?? `name ${team.name.trim().toLowerCase()}`;
}

/** `NaN` without a seed, which compares with nothing. */
export function getSeed({ seed }: GameTeam): number {
  return seed === null ? Number.NaN : Number(seed);
}

/** The better seed; `NaN` unless both are known. */
export function findBestSeed({ game }: { readonly game: Game }): number {
  return Math.min(...game.teams.map(getSeed));
}
