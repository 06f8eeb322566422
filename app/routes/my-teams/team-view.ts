import { findSport, isLowScoreWinning } from '~/config/sports';
import { buildHref, Route } from '~/href';
import type { Game } from '~/models/games/game';
import { compareByState } from '~/models/games/game-order';
import { getDayList, mayBeContestId } from '~/models/games/game-path';
import { toScoreCardView } from '~/models/games/score-card-view';
import type { DirectorySchool } from '~/models/schools/directory-school';
import { countUncertainGames, joinSchools } from '~/models/teams/join-schools';
import type { TeamGame, TeamToday } from '~/models/teams/team-today';
import { noValue } from '~/models/text/no-value';
import { buildScoresFeedPath } from '~/page/feed-path';

/** Most games per team in the file; the day's page has all. */
const mostGames = 6;

export interface TeamContext {
  readonly schools: readonly DirectorySchool[];
  /** Games of the day; `null` when they could not be read. */
  readonly games: readonly Game[] | null;
  /** Whether the site has feeds, which need its public address. */
  readonly hasFeeds: boolean;
}

/** A school or sport with its games of the day; `null` for an unknown key. */
export function toTeamToday(key: string, { schools, games, hasFeeds }: TeamContext): TeamToday | null {
  const sport = findSport(key);
  if (sport !== undefined) {
    return {
      key,
      name: sport.title,
      to: buildHref(Route.sportLanding, { sportId: sport.id }),
      calendarHref: buildHref(Route.fileIcs, { query: { sport: key } }),
      feedHref: hasFeeds && sport.hasDailyGames ? buildScoresFeedPath(key) : null,
      games: games && gamesToShow(games.filter(({ sportId }) => sportId === key)).map(({ sport: _, ...game }) => game),
      uncertainCount: 0,
      gamesHref: buildHref(Route.scores, { query: { sport: key } }),
    };
  }
  const school = schools.find(({ id }) => id === key);
  if (school === undefined) return null;
  const joined = games && joinSchools(games, schools);
  const isOwn = ({ teams }: Game) => teams.some(({ schoolId }) => schoolId === key);
  return {
    key,
    name: school.name,
    to: buildHref(Route.schoolsDetails, { schoolId: key }),
    calendarHref: buildHref(Route.fileIcs, { query: { school: key } }),
    feedHref: hasFeeds ? buildScoresFeedPath(key) : null,
    games: joined && gamesToShow(joined.filter(isOwn)),
    uncertainCount:
      joined === null
        ? 0
        : countUncertainGames(
            joined.filter((game) => !isOwn(game)),
            school,
            schools,
          ),
    gamesHref: buildHref(Route.scores, { query: { q: school.name } }),
  };
}

function gamesToShow(games: readonly Game[]): TeamGame[] {
  return [...games].sort(compareByState).slice(0, mostGames).map(toGame);
}

function toGame(game: Game): TeamGame {
  const { id, status, teams } = toScoreCardView(game, { lowScoreWins: isLowScoreWinning(game.sportId) });
  const isPlayed = teams.some(({ scores }) => scores.some((score) => score !== null));
  const words = teams.map(({ name, scores }) =>
    isPlayed ? [name, ...scores.map((one) => one ?? noValue)].join('\u00a0') : name,
  );
  const sport = findSport(game.sportId ?? '');
  const list = getDayList(game);
  return {
    id,
    ...(sport !== undefined && { sport: sport.title }),
    text: words.join(isPlayed ? ', ' : ' – '),
    ...(list !== null && mayBeContestId(id) && { to: buildHref(Route.game, { contestId: id, query: list }) }),
    status: game.kind === 'scheduled' && game.remark === null && game.time !== null ? game.time.text : status,
    isLive: game.kind === 'live',
  };
}
