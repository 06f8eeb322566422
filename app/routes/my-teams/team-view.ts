import { countUnclearGames, isGameOfSchools } from '~/blocks/daily-games/area-filter';
import type { GamesByDay } from '~/blocks/daily-games/game-requests';
import { listDatesOfSchool } from '~/blocks/page-parts/dates-of-school';
import { listTeamCalendars } from '~/blocks/statistics/paths';
import type { SourceRequest } from '~/cache/source/define-source';
import type { Environment } from '~/config/environment';
import { compareByState } from '~/config/game-order';
import { findSport, findSportByTitle, isLowScoreWinning, type Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { findOtherSeasonOfPath, findPathOfSchool, formatPathRound } from '~/models/brackets/path-view';
import { formatShortDay } from '~/models/dates/calendar-date';
import type { AsOf } from '~/models/games/as-of';
import {
  type Game,
  compareTimes,
  findCalledOff,
  formatTime,
  hasNothingToFollow,
  isOver,
  isToCome,
} from '~/models/games/game';
import { getDayList } from '~/models/games/game-path';
import {
  formatLiveBadge,
  type ScoreCardOptions,
  type ScoreCardView,
  toScoreCardView,
} from '~/models/games/score-card-view';
import { readScoreCard, serializeState } from '~/models/games/seen-games';
import { formatClassAndStage } from '~/models/games/stage';
import { formatRecord } from '~/models/state-series/state-final-team';
import { findTeamOfSchool } from '~/models/statistics/team-of-school';
import { joinSchools } from '~/models/teams/join-schools';
import { formatTeams } from '~/models/teams/sides-of-game';
import {
  type DatedGame,
  formatTeamScores,
  isWithoutGames,
  type TeamGame,
  type TeamToday,
  type TeamWeek,
} from '~/models/teams/team-today';
import { buildScoresFeedPath } from '~/page/feed-path';
import type { CalendarEvent } from '~/upstream/events';
import { type PrepSchool, prepSchools } from '~/upstream/prep-schools';
import { type DirectorySchool, type SchoolEntry, schoolEntries } from '~/upstream/schools';
import { tournamentScores } from '~/upstream/tournament-scores';

/** Most games of a school and of a sport in the file; the day's page has all. */
const mostGames = { school: 5, sport: 3 } as const;
/** After the school's next game, at most this many other sports show theirs. */
const MOST_OTHER_SPORTS = 2;
/** Most days of its sports that a school without games shows. */
const MOST_DATES = 3;

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
  /** Where links to watch and to tickets may lead; without them there are no such links. */
  readonly hosts?: Pick<ScoreCardOptions, 'streamHost' | 'ticketsHost'>;
  /** The teams of the sport of the school's latest games, which have records. */
  readonly teams?: readonly PrepSchool[] | undefined;
  /** Those of the other sport that it played today. */
  readonly teamsOfOther?: readonly PrepSchool[] | undefined;
  /** The sports of the school, while it has no games. */
  readonly entries?: readonly SchoolEntry[] | undefined;
  /** The association's calendar. */
  readonly events?: readonly CalendarEvent[] | undefined;
  /** The games of the state series that `requestSeriesOfSchool` names. */
  readonly series?: readonly Game[] | undefined;
}

export function readHosts({
  STREAM_HOST,
  TICKETS_HOST,
}: Pick<Environment, 'STREAM_HOST' | 'TICKETS_HOST'>): NonNullable<TeamContext['hosts']> {
  return { streamHost: STREAM_HOST, ticketsHost: TICKETS_HOST };
}

/** Requests the list of teams that has the school's record; `null` if no record is shown. */
export function requestTeamsOfSchool(key: string, context: TeamContext): SourceRequest<PrepSchool[]> | null {
  const [sport] = listSportsInPlay(toTeamToday(key, context));
  return sport === undefined ? null : { ...prepSchools.with({ sportId: sport.id }), isSupplementary: true };
}

/** Requests the list of the second sport of the day, as far as other pages keep it. */
export function requestTeamsOfOtherSport(key: string, context: TeamContext): SourceRequest<PrepSchool[]> | null {
  const [, sport] = listSportsInPlay(toTeamToday(key, context));
  if (sport === undefined) return null;
  return { ...prepSchools.with({ sportId: sport.id }), isSupplementary: true, isKeptOnly: true };
}

/** The sports of two of the school's games of today that have begun, else of its last one: before a season, upstream has old records. */
function listSportsInPlay(team: TeamToday | null): readonly Sport[] {
  const begun = (team?.games ?? []).filter(({ isLive, status }) => isLive || /^(?:Final|Forfeit)/.test(status));
  const titles = (begun.length > 0 ? begun : [team?.week?.last]).flatMap((game) => game?.sport ?? []);
  return [...new Set(titles)]
    .flatMap((title) => findSportByTitle(title) ?? [])
    .filter(({ hasStatistics }) => hasStatistics)
    .slice(0, 2);
}

/**
 * Requests the sports of a school without games around today, which say what it plays next. They are only called while no school plays, and
 * otherwise taken from what other pages keep.
 */
export function requestEntriesOfSchool(key: string, context: TeamContext): SourceRequest<SchoolEntry[]> | null {
  const team = toTeamToday(key, context);
  if (team?.week === undefined || team.week.daysAhead === null || !isWithoutGames(team)) return null;
  const isOffSeason = [context.games, ...context.week.values()].every((ofDay) => ofDay?.length === 0);
  const entries = { ...schoolEntries.with({ schoolId: key }), isSupplementary: true };
  return isOffSeason ? entries : { ...entries, isKeptOnly: true };
}

/** The school with the next days of its sports, if it has no games around today. */
function addDates(team: TeamToday, { entries = [], events = [], today }: TeamContext): TeamToday {
  if (!isWithoutGames(team)) return team;
  const dates = listDatesOfSchool(team.key, { entries, events, today }).slice(0, MOST_DATES);
  return dates.length === 0 ? team : { ...team, dates };
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

/** The school with `Football 9-2`, as far as its records are known. */
function addRecord(team: TeamToday, { teams = [], teamsOfOther = [], schools }: TeamContext): TeamToday {
  const records = listSportsInPlay(team).flatMap((sport, index) => {
    const listed = findTeamOfSchool(team.key, [], index === 0 ? teams : teamsOfOther, schools);
    const record = listed && formatRecord(listed);
    return record === null ? [] : [`${sport.title} ${record}`];
  });
  return records.length === 0 ? team : { ...team, record: records.join(', ') };
}

/** A school or sport with its games of the day; `null` for an unknown key. */
export function toTeamToday(key: string, context: TeamContext): TeamToday | null {
  const { schools, games, hasFeeds } = context;
  const sport = findSport(key);
  if (sport !== undefined) {
    const chosen = chooseGames(games && games.filter(({ sportId }) => sportId === key), context, key, mostGames.sport);
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
  const chosen = chooseGames(joined && joined.own, context, key, mostGames.school);
  const hasGameToday = chosen.games?.some(({ marks }) => marks !== undefined) === true;
  const team = {
    key,
    name: school.name,
    to: buildHref(Route.schoolsDetails, { schoolId: key }),
    calendarHref: buildHref(Route.fileIcs, { query: { school: key } }),
    feedHref: hasFeeds ? buildScoresFeedPath(key) : null,
    logoUrl: school.logoUrl,
    ...chosen,
    uncertainCount: joined?.uncertainCount ?? 0,
    gamesHref: buildHref(Route.scores, { query: { q: school.name } }),
    week: toTeamWeek(school, joined?.own ?? [], context, hasGameToday),
  };
  return addDates(addPath(addRecord(team, context), context), context);
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

/**
 * @param ofToday the school's games of today
 * @param hasGameToday whether one of them is not over, so that the next ones of the week have no marks
 */
function toTeamWeek(
  school: DirectorySchool,
  ofToday: readonly Game[],
  { schools, today, week, hosts }: TeamContext,
  hasGameToday: boolean,
): TeamWeek {
  const days = [...week.keys()].sort();
  const byDay = new Map(days.map((day) => [day, splitGames(week.get(day) ?? [], [school], schools)]));
  const ownGames = days.flatMap((day) => byDay.get(day)?.own ?? []);
  const last = ownGames
    .filter(({ day, kind }) => day !== null && day < today && (kind === 'final' || kind === 'forfeit'))
    .sort(compareByDay)
    .at(-1);
  const [next, ...others] = listFirstOfEachSport(ownGames.filter((game) => isAfter(game, today)).sort(compareByDay));
  const withMarks = hasGameToday ? undefined : { key: school.id, ...hosts };
  const isComplete = [...week.values()].every((games) => games !== null);
  return {
    last: last === undefined ? null : toDatedGame(last),
    next: next === undefined ? null : toDatedGame(next, withMarks),
    ...(others.length > 0 && {
      nextOfOthers: others.slice(0, MOST_OTHER_SPORTS).map((game) => toDatedGame(game, withMarks)),
    }),
    daysAhead: isComplete ? days.filter((day) => day > today).length || null : null,
    uncertainCount: [...byDay.values()].reduce((sum, { uncertainCount }) => sum + uncertainCount, 0),
    calendars: listTeamCalendars(
      [...ofToday, ...ownGames].flatMap(({ sportId }) => findSport(sportId ?? '') ?? []),
      school.id,
    ),
  };
}

/** The first game of each sport, in the order of the games. */
function listFirstOfEachSport(games: readonly Game[]): readonly Game[] {
  return games.filter(({ sportId }, index) => games.findIndex((game) => game.sportId === sportId) === index);
}

/** A game of a later day that is not called off. */
function isAfter(game: Game, today: string): boolean {
  return game.day !== null && game.day > today && game.kind === 'scheduled' && findCalledOff(game) === null;
}

function compareByDay(a: Game, b: Game): number {
  return (a.day ?? '').localeCompare(b.day ?? '') || compareTimes(a.time, b.time);
}

function toDatedGame(game: Game, withMarks?: WithMarks): DatedGame {
  const day = formatShortDay(game.day ?? '');
  return {
    ...leaveOutState(toGame(game, { withMarks })),
    when: game.kind === 'scheduled' ? `${day}, ${formatTime(game.time)}` : day,
    site: game.site,
  };
}

function leaveOutState({ status: _, isLive: __, ...game }: TeamGame) {
  return game;
}

/** A game with the marks of its sides and with its links. */
interface WithMarks extends NonNullable<TeamContext['hosts']> {
  /** Of the followed school or sport. */
  readonly key: string;
}

/** The strip shows the first of the games, so that one is followed. Those that are not over have marks and links. */
function chooseGames(
  games: readonly Game[] | null,
  { asOf, hosts, today }: Pick<TeamContext, 'asOf' | 'hosts' | 'today'>,
  key: string,
  most: number,
): Pick<TeamToday, 'games' | 'more'> {
  if (games === null) return { games };
  const shown = [...games].sort(compareByState).slice(0, most);
  return {
    games: shown.map((game, index) =>
      toGame(game, {
        ...(index === 0 && { asOf }),
        ...(!hasNothingToFollow(game, today) && { withMarks: { key, ...hosts } }),
      }),
    ),
    ...(games.length > most && { more: games.length - most }),
  };
}

interface GameShown {
  /** When upstream gave the game, for one that browsers follow. */
  readonly asOf?: AsOf | undefined;
  readonly withMarks?: WithMarks | undefined;
}

function toGame(game: Game, { asOf, withMarks }: GameShown): TeamGame {
  const card = toScoreCardView(game, {
    ...withMarks,
    lowScoreWins: isLowScoreWinning(game.sportId),
    asOf,
    getGameList: getDayList,
  });
  const { id, list, status, teams } = card;
  const isPlayed = teams.some(({ scores }) => scores.some((score) => score !== null));
  const names = teams.map(({ name }) => name);
  const shown = readScoreCard(card);
  const sport = findSport(game.sportId ?? '');
  const stage = formatClassAndStage(game);
  const winner = ([0, 1] as const).find((index) => teams[index].outcome === 'won');
  return {
    id,
    ...(sport !== undefined && { sport: sport.title }),
    ...(stage !== null && { stage }),
    text: isPlayed
      ? formatTeamScores(
          names,
          teams.map(({ scores }) => scores),
        )
      : formatTeams(names),
    ...(list !== null && { to: buildHref(Route.game, { contestId: id, query: list }) }),
    status:
      game.kind === 'live'
        ? formatLiveBadge(game)
        : game.kind === 'scheduled' && game.remark === null && game.time !== null
          ? formatTime(game.time)
          : status,
    isLive: game.kind === 'live',
    ...(winner !== undefined && { winner }),
    ...(isToCome(game) && game.site !== null && { site: game.site }),
    ...(shown !== null && {
      followed: [...shown.names, shown.asOfMs, serializeState(shown.state)] as const,
    }),
    ...(withMarks !== undefined && describeMarks(card, withMarks.key)),
  };
}

function describeMarks({ teams: [first, second], links: { watch, tickets } }: ScoreCardView, key: string) {
  const toMark = ({ markKey, logoUrl }: ScoreCardView['teams'][number]) =>
    markKey === key ? null : ([markKey, logoUrl] as const);
  const links = { ...(watch !== undefined && { watch }), ...(tickets !== undefined && { tickets }) };
  return {
    marks: [toMark(first), toMark(second)] as const,
    ...(Object.keys(links).length > 0 && { links }),
  };
}
