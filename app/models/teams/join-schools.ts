import { indexOnce } from '~/compute-once';
import { type Game, type GameTeam, unnamedTeam } from '../games/game';
import { createUncertainMatcher, type MatchableSchool, matchSchool, type NamedTeam } from '../schools/school-match';
import { readPlaceholder } from './placeholder';

/** Games with joined schools, cached per directory and answer, because many pages share them. */
const joinGames = indexOnce((schools: readonly MatchableSchool[]) =>
  indexOnce((games: readonly Game[]): readonly Game[] =>
    games.map((game) => ({ ...game, teams: [joinTeam(game.teams[0], schools), joinTeam(game.teams[1], schools)] })),
  ),
);

/** Adds missing school ids and names from the directory to games. Without a directory the games are unchanged. */
export function joinSchools(games: readonly Game[], schools: readonly MatchableSchool[] | null): readonly Game[] {
  return schools === null ? games : joinGames(schools)(games);
}

function joinTeam(team: GameTeam, schools: readonly MatchableSchool[]): GameTeam {
  if (team.schoolId === null) return { ...team, schoolId: matchSchool(toNamedTeam(team), schools) };
  if (team.name !== unnamedTeam) return team;
  const school = schools.find(({ id }) => id === team.schoolId);
  return school === undefined ? team : { ...team, name: school.name };
}

/** Counts games with an unmatched team that may belong to one of `own`. `schools` is the whole directory. */
export function countUncertainGames(
  games: readonly Game[],
  own: readonly MatchableSchool[],
  schools: readonly MatchableSchool[],
): number {
  const mayBeOwn = createUncertainMatcher(own, schools);
  return games.filter(({ teams }) => teams.some((team) => team.schoolId === null && mayBeOwn(toNamedTeam(team))))
    .length;
}

/** The team as the matcher takes it; a placeholder such as `Winner of game 3` has no name. */
function toNamedTeam(team: GameTeam): NamedTeam {
  return { ...team, name: readPlaceholder(team.name) === null ? team.name : null };
}
