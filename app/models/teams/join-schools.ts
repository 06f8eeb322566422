import type { Game, GameTeam } from '../games/game';
import { type MatchableSchool, matchSchool, mayBeSchool, type NamedTeam } from '../schools/school-match';
import { readPlaceholder } from './placeholder';

/** Joined games by answer, because many pages show the same answer. */
const joinedGames = new WeakMap<readonly Game[], { readonly schools: unknown; readonly games: readonly Game[] }>();

/** Adds school ids from the directory to games whose feed has none. Without a directory the games are unchanged. */
export function joinSchools(games: readonly Game[], schools: readonly MatchableSchool[] | null): readonly Game[] {
  if (schools === null) return games;
  const known = joinedGames.get(games);
  if (known?.schools === schools) return known.games;
  const joined = games.map((game): Game => ({
    ...game,
    teams: [joinTeam(game.teams[0], schools), joinTeam(game.teams[1], schools)],
  }));
  joinedGames.set(games, { schools, games: joined });
  return joined;
}

function joinTeam(team: GameTeam, schools: readonly MatchableSchool[]): GameTeam {
  return team.schoolId === null ? { ...team, schoolId: matchSchool(toNamedTeam(team), schools) } : team;
}

/** Counts joined games with a team that may be of this school. */
export function countUncertainGames(
  games: readonly Game[],
  school: MatchableSchool,
  schools: readonly MatchableSchool[],
): number {
  return games.filter(({ teams }) =>
    teams.some((team) => team.schoolId === null && mayBeSchool(toNamedTeam(team), school, schools)),
  ).length;
}

function toNamedTeam(team: GameTeam): NamedTeam {
  return { ...team, name: readPlaceholder(team.name) === null ? team.name : null };
}
