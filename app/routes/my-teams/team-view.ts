import { countUnclearGames, isGameOfSchools } from '~/blocks/daily-games/area-filter';
import type { GamesByDay } from '~/blocks/daily-games/game-requests';
import { listTeamCalendars } from '~/blocks/statistics/paths';
import type { SourceRequest } from '~/cache/source/define-source';
import { compareByState } from '~/config/game-order';
import { findSport, findSportByTitle, isLowScoreWinning, type Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { findOtherSeasonOfPath, findPathOfSchool, formatPathRound } from '~/models/brackets/path-view';
import { formatShortWeekday } from '~/models/dates/calendar-date';
import type { AsOf } from '~/models/games/as-of';
import { type Game, compareTimes, findCalledOff, formatTime, isOver, isToCome } from '~/models/games/game';
import { getDayList } from '~/models/games/game-path';
import { listLiveWords, toScoreCardView } from '~/models/games/score-card-view';
import { readScoreCard, serializeState } from '~/models/games/seen-games';
import { formatRecord } from '~/models/state-series/state-final-team';
import { findTeamOfSchool } from '~/models/statistics/team-of-school';
import { joinSchools } from '~/models/teams/join-schools';
import {
  type DatedGame,
  formatTeamScores,
  type TeamGame,
  type TeamToday,
  type TeamWeek,
} from '~/models/teams/team-today';
import { buildScoresFeedPath } from '~/page/feed-path';
import { type PrepSchool, prepSchools } from '~/upstream/prep-schools';
import type { DirectorySchool } from '~/upstream/schools';
import { tournamentScores } from '~/upstream/tournament-scores';

/** Most games per team in the file; the day's page has all. */
const mostGames = 5;

export interface TeamContext {
  readonly schools: readonly DirectorySchool[];
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** Games of today; `null` when they could not be read. */
  readonly games: readonly Game[] | null;
  /** When upstream gave them, for a file whose first game browsers follow. */
  readonly asOf?: AsOf | undefined;
  /** Games of the days around today. */
  readonly week: GamesByDay;
  /** Whether the site has feeds, which need its public address. */
  readonly hasFeeds: boolean;
  /** The teams of the sport of the school's games, which have records. */
  readonly teams?: readonly PrepSchool[] | undefined;
  /** The games of the state series that `requestSeriesOfSchool` names. */
  readonly series?: readonly Game[] | undefined;
}

/** Requests the list of teams that has the school's record; `null` if no record is shown. */
export function requestTeamsOfSchool(key: string, context: TeamContext): SourceRequest<PrepSchool[]> | null {
  const sport = findSportInPlay(toTeamToday(key, context));
  return sport && { ...prepSchools.with({ sportId: sport.id }), isSupplementary: true };
}

/** The sport of the school's first game of today that has begun, else of its last one: before a season, upstream has old records. */
function findSportInPlay(team: TeamToday | null): Sport | null {
  const begun = team?.games?.find(({ isLive, status }) => isLive || /^(?:Final|Forfeit)/.test(status));
  const sport = findSportByTitle((begun ?? team?.week?.last)?.sport ?? '');
  return sport?.hasStatistics === true ? sport : null;
}

/**
 * Requests the state series of a sport that the school plays today or played last, and whose next game is not among the week's.
 * As rarely as a schedule, because the scores come from the daily games.
 */
export function requestSeriesOfSchool(key: string, context: TeamContext): SourceRequest<Game[]> | null {
  const sport = findSportWithoutNext(key, context);
  return sport && { ...tournamentScores.with({ sportId: sport.id }, 'schedule'), isSupplementary: true };
}

function findSportWithoutNext(key: string, { schools, games, week, today }: TeamContext): Sport | null {
  const school = schools.find(({ id }) => id === key);
  if (school === undefined) return null;
  const own = [games, ...week.values()].flatMap((ofDay) => splitGames(ofDay ?? [], [school], schools).own);
  const next = new Set(own.filter((game) => isAfter(game, today)).map(({ sportId }) => sportId));
  const played = own.filter((game) => !isAfter(game, today)).sort((a, b) => compareByDay(b, a));
  const sports = played.flatMap(({ sportId }) => findSport(sportId ?? '') ?? []);
  return sports.find(({ id, finals }) => finals === 'games' && !next.has(id)) ?? null;
}

/** The school with the next game of its state series after today, if that is known and of the current season. */
function addPath(team: TeamToday, context: TeamContext): TeamToday {
  const { series, today } = context;
  const sport = series === undefined ? null : findSportWithoutNext(team.key, context);
  const path = sport && findPathOfSchool(series ?? [], team.key);
  if (path === null || findOtherSeasonOfPath(path, today) !== null) return team;
  const [first] = path.rounds;
  const next = path.rounds.find(({ game }) => game.day !== today);
  if (first === undefined || next === undefined || isOver(first.game) || (first.game.day ?? today) < today) return team;
  return {
    ...team,
    path: {
      sport: sport?.title ?? '',
      label: next === first ? 'Next' : 'After a win',
      text: formatPathRound(next),
      to: buildHref(Route.stateSeriesPath, { sportId: sport?.id ?? '', schoolId: team.key }),
    },
  };
}

/** The school with `Football 9-2`, if its record is known. */
function addRecord(team: TeamToday, { teams = [], schools }: TeamContext): TeamToday {
  const sport = findSportInPlay(team);
  const listed = sport && findTeamOfSchool(team.key, [], teams, schools);
  const record = listed && formatRecord(listed);
  return record === null ? team : { ...team, record: `${sport?.title ?? ''} ${record}` };
}

/** A school or sport with its games of the day; `null` for an unknown key. */
export function toTeamToday(key: string, context: TeamContext): TeamToday | null {
  const { schools, games, asOf, hasFeeds } = context;
  const sport = findSport(key);
  if (sport !== undefined) {
    const chosen = chooseGames(games && games.filter(({ sportId }) => sportId === key), asOf);
    return {
      key,
      name: sport.title,
      to: buildHref(Route.sportLanding, { sportId: sport.id }),
      calendarHref: buildHref(Route.fileIcs, { query: { sport: key } }),
      feedHref: hasFeeds && sport.hasDailyGames ? buildScoresFeedPath(key) : null,
      ...chosen,
      games: chosen.games && chosen.games.map(({ sport: _, ...game }) => game),
      ...(!sport.hasDailyGames && { hasNoGames: true }),
      uncertainCount: 0,
      gamesHref: buildHref(Route.scores, { query: { sport: key } }),
    };
  }
  const school = schools.find(({ id }) => id === key);
  if (school === undefined) return null;
  const joined = games && splitGames(games, [school], schools);
  const team = {
    key,
    name: school.name,
    to: buildHref(Route.schoolsDetails, { schoolId: key }),
    calendarHref: buildHref(Route.fileIcs, { query: { school: key } }),
    feedHref: hasFeeds ? buildScoresFeedPath(key) : null,
    logoUrl: school.logoUrl,
    ...chooseGames(joined && joined.own, asOf),
    uncertainCount: joined?.uncertainCount ?? 0,
    gamesHref: buildHref(Route.scores, { query: { q: school.name } }),
    week: toTeamWeek(school, joined?.own ?? [], context),
  };
  return addPath(addRecord(team, context), context);
}

/** The games of these schools, and how many more may be of one of them. */
export function splitGames(
  games: readonly Game[],
  schools: readonly DirectorySchool[],
  directory: readonly DirectorySchool[],
) {
  const ids = new Set(schools.map(({ id }) => id));
  const joined = joinSchools(games, directory);
  return {
    own: joined.filter((game) => isGameOfSchools(game, ids)),
    uncertainCount: countUnclearGames(joined, ids, directory),
  };
}

/** @param ofToday the school's games of today */
function toTeamWeek(
  school: DirectorySchool,
  ofToday: readonly Game[],
  { schools, today, week }: TeamContext,
): TeamWeek {
  const days = [...week.keys()].sort();
  const byDay = new Map(days.map((day) => [day, splitGames(week.get(day) ?? [], [school], schools)]));
  const ownGames = days.flatMap((day) => byDay.get(day)?.own ?? []);
  const last = ownGames
    .filter(({ day, kind }) => day !== null && day < today && (kind === 'final' || kind === 'forfeit'))
    .sort(compareByDay)
    .at(-1);
  const next = ownGames.filter((game) => isAfter(game, today)).sort(compareByDay)[0];
  const isComplete = [...week.values()].every((games) => games !== null);
  return {
    last: last === undefined ? null : toDatedGame(last),
    next: next === undefined ? null : toDatedGame(next),
    daysAhead: isComplete ? days.filter((day) => day > today).length || null : null,
    uncertainCount: [...byDay.values()].reduce((sum, { uncertainCount }) => sum + uncertainCount, 0),
    calendars: listTeamCalendars(
      [...ofToday, ...ownGames].flatMap(({ sportId }) => findSport(sportId ?? '') ?? []),
      school.id,
    ),
  };
}

/** A game of a later day that is not called off. */
function isAfter(game: Game, today: string): boolean {
  return game.day !== null && game.day > today && game.kind === 'scheduled' && findCalledOff(game) === null;
}

function compareByDay(a: Game, b: Game): number {
  return (a.day ?? '').localeCompare(b.day ?? '') || compareTimes(a.time, b.time);
}

function toDatedGame(game: Game): DatedGame {
  const weekday = formatShortWeekday(game.day ?? '');
  return {
    ...toGame(game),
    when: game.kind === 'scheduled' ? `${weekday} ${formatTime(game.time)}` : weekday,
    site: game.site,
  };
}

/** @param asOf when upstream gave the games; the strip shows the first of them */
function chooseGames(games: readonly Game[] | null, asOf: AsOf | undefined): Pick<TeamToday, 'games' | 'more'> {
  if (games === null) return { games };
  const shown = [...games].sort(compareByState).slice(0, mostGames);
  return {
    games: shown.map((game, index) => toGame(game, index === 0 ? asOf : undefined)),
    ...(games.length > mostGames && { more: games.length - mostGames }),
  };
}

function toGame(game: Game, asOf?: AsOf): TeamGame {
  const card = toScoreCardView(game, {
    lowScoreWins: isLowScoreWinning(game.sportId),
    asOf,
    getGameList: getDayList,
  });
  const { id, list, status, teams } = card;
  const isPlayed = teams.some(({ scores }) => scores.some((score) => score !== null));
  const names = teams.map(({ name }) => name);
  const shown = readScoreCard(card);
  const sport = findSport(game.sportId ?? '');
  return {
    id,
    ...(sport !== undefined && { sport: sport.title }),
    text: isPlayed
      ? formatTeamScores(
          names,
          teams.map(({ scores }) => scores),
        )
      : names.join(' – '),
    ...(list !== null && { to: buildHref(Route.game, { contestId: id, query: list }) }),
    status:
      game.kind === 'live'
        ? listLiveWords(game).join(' ')
        : game.kind === 'scheduled' && game.remark === null && game.time !== null
          ? formatTime(game.time)
          : status,
    isLive: game.kind === 'live',
    ...(isToCome(game) && game.site !== null && { site: game.site }),
    ...(shown !== null && {
      followed: [...shown.names, shown.asOfMs, serializeState(shown.state)] as const,
    }),
  };
}
