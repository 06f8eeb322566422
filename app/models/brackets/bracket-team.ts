import { computeOncePerText } from '~/compute-once';
import { type Game, type GameTeam, unnamedTeam } from '../games/game';
import { isNoGame, readPlaceholder } from '../teams/placeholder';

export function isKnownTeam({ schoolId, name }: GameTeam): boolean {
  return schoolId !== null || namesTeam(name);
}

const namesTeam = computeOncePerText((name) => readPlaceholder(name) === null);

/** Whether readers can tell who plays: an id alone does not show it. */
export function isNamedTeam(team: GameTeam): boolean {
  return team.name !== unnamedTeam && isKnownTeam(team);
}

/** The other team of a row that only says that a team has a bye; `null` for a game. */
export function findTeamWithBye({ teams: [first, second] }: Game): GameTeam | null {
  const isNobody = ({ name, schoolId }: GameTeam) => schoolId === null && readPlaceholder(name)?.kind === 'bye';
  return isNobody(second) ? first : isNobody(first) ? second : null;
}

/** Whether a row only says that a team has a bye or no game, which may be part of a bracket but is no game in lists and counts. */
export function isBye({ teams }: Game): boolean {
  return teams.some(({ name, schoolId }) => schoolId === null && isNoGame(name));
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
