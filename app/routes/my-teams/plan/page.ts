import { isGameOfSchools } from '~/blocks/daily-games/area-filter';
import { requestScoreboards } from '~/blocks/daily-games/game-clocks';
import { choosePolicyOfDay, chooseShownDay } from '~/blocks/daily-games/game-requests';
import { getSportTitle } from '~/blocks/daily-games/score-sports';
import { toGameHoursView } from '~/blocks/page-parts/day-timeline-view';
import { findGameOfStream } from '~/blocks/page-parts/streams-view';
import { listTeamCalendars } from '~/blocks/statistics/paths';
import { compareByState } from '~/config/game-order';
import { findSport, getTypicalMinutes, isLowScoreWinning } from '~/config/sports';
import { groupBy } from '~/group-by';
import { buildHref, Route } from '~/href';
import { getCalendarDay } from '~/models/dates/content-clock';
import { formatDayName, toDateStrip } from '~/models/dates/date-strip';
import { updateStamp } from '~/models/dates/update-stamp';
import { findStartMinutes, type Game, compareTimes, formatTime, hasNothingToFollow } from '~/models/games/game';
import { getDayList, buildMapUrl } from '~/models/games/game-path';
import { formatStatus, toScoreCardView } from '~/models/games/score-card-view';
import { compareStages, formatClassAndStage } from '~/models/games/stage';
import { buildPlanLink, buildTeamsLink, parseTeamsLink } from '~/models/teams/followed-teams';
import { joinSchools } from '~/models/teams/join-schools';
import { formatCount } from '~/models/text/format-count';
import { requestBeside, type PageRequest, type SourceValue } from '~/page/page-sources';
import { dailyGames } from '~/upstream/maxpreps';
import { allSchools, type DirectorySchool } from '~/upstream/schools';
import { streamsOfDay, type Stream } from '~/upstream/streams';
import { tournamentScores } from '~/upstream/tournament-scores';
import { splitGames } from '../team-view';

/** The answers that `/scores` and `/streaming` show of the day; today also clocks of games in play, and rounds as far as other pages have kept them. */
export function sources({ query, clock }: Pick<PageRequest, 'query' | 'clock'>) {
  const day = chooseShownDay(query, clock);
  const policy = choosePolicyOfDay(day, clock);
  const games = dailyGames.with({ day }, policy);
  const clocks = day === chooseShownDay({}, clock) ? requestScoreboards(games, { withKept: true }) : {};
  return {
    optional: { schools: allSchools.with({}), games },
    dependent: { ...clocks, streams: requestBeside(streamsOfDay.with({ day }, policy)) },
    mayBeAbsent: Object.keys(clocks),
  };
}

/** Most sports whose state series is asked for, which has what daily games lack: sites, tickets and streams. */
const MOST_SERIES = 6;

/** The state series of the sports that the followed schools play on the day. */
export function requestSeries(values: PlanValues, query: Readonly<Record<string, string>>) {
  const { keys, games } = readPlan(values, query);
  if (keys.length === 0) return { dependent: {} };
  const sports = new Set(games.flatMap(({ sportId }) => findSport(sportId ?? '') ?? []));
  const requests = [...sports]
    .slice(0, MOST_SERIES)
    .map(({ id }) => [id, requestBeside(tournamentScores.with({ sportId: id }))] as const);
  return { dependent: Object.fromEntries(requests) };
}

export type PlanView = ReturnType<typeof toPlanView>;

export type PlannedGame = ReturnType<typeof toPlannedGame>;

interface PlanValues {
  readonly schools: SourceValue<readonly DirectorySchool[]> | null;
  readonly games: SourceValue<readonly Game[]> | null;
  readonly streams: SourceValue<readonly Stream[]> | null;
}

/** Games of the state series by sport, as far as they are known. */
type SeriesBySport = Readonly<Record<string, SourceValue<readonly Game[]> | null>>;

/** A followed sport with more games on the day is a link to them. */
const MOST_GAMES_OF_SPORT = 8;
/** Games offered to a visitor who follows no team. */
const MOST_OFFERED = 6;

/**
 * The games of the followed schools and those of followed sports with few, in order, and what else the address and the answers say. Without teams
 * the games of the day that decide most.
 */
function readPlan({ schools, games }: PlanValues, query: Readonly<Record<string, string>>) {
  const keys = parseTeamsLink(query.teams);
  const directory = schools?.value ?? [];
  const followed = directory.filter(({ id }) => keys.includes(id));
  const ofDay = games?.value ?? [];
  const { own, uncertainCount } = splitGames(ofDay, followed, directory);
  const bySport = groupBy(ofDay, ({ sportId }) => sportId);
  const sports = keys
    .flatMap((key) => findSport(key) ?? [])
    .map((sport) => ({ sport, games: bySport.get(sport.id) ?? [] }));
  const ofSports = sports.flatMap((listed) => (listed.games.length > MOST_GAMES_OF_SPORT ? [] : listed.games));
  const ids = new Set(own.map(({ id }) => id));
  const offered = keys.length > 0 ? [] : listOffered(joinSchools(ofDay, directory));
  return {
    keys,
    followed,
    sports,
    own,
    games: [...own, ...ofSports.filter(({ id }) => !ids.has(id)), ...offered].sort((a, b) =>
      compareTimes(a.time, b.time),
    ),
    uncertainCount,
  };
}

function listOffered(games: readonly Game[]): readonly Game[] {
  return games
    .filter(({ teams }) => teams.every(({ schoolId }) => schoolId !== null))
    .sort((a, b) => compareStages(a, b) || compareByState(a, b))
    .slice(0, MOST_OFFERED);
}

/** The games with the rounds, the sites and the links of the state series, where that has a game of the same schools on the day. */
function withSeriesFacts(games: readonly Game[], series: SeriesBySport): readonly Game[] {
  const known = Object.entries(series).flatMap(([sportId, read]) =>
    (read?.value ?? []).map((game) => ({ ...game, sportId })),
  );
  const bySchools = groupBy(known, buildSchoolsKey);
  return games.map((game) => {
    const found = bySchools.get(buildSchoolsKey(game) ?? '')?.[0];
    if (found === undefined) return game;
    const stage = {
      classId: game.classId ?? found.classId,
      level: game.level ?? found.level,
      round: game.round ?? found.round,
    };
    return { ...game, ...stage, site: found.site ?? game.site, links: found.links };
  });
}

/** Sport, day and both schools in one order; `null` where one school is not known. */
function buildSchoolsKey({ sportId, day, teams }: Game): string | null {
  const ids = teams.flatMap(({ schoolId }) => schoolId ?? []);
  return ids.length === 2 ? [sportId, day, ...ids.sort()].join(' ') : null;
}

/** The games of the schools in the address, on one day. */
export function toPlanView(
  values: PlanValues,
  request: Pick<PageRequest, 'query' | 'clock' | 'environment'>,
  series: SeriesBySport = {},
) {
  const { query, clock, environment } = request;
  const today = getCalendarDay(clock.getNowMs(), clock.timeZone);
  const day = chooseShownDay(query, clock);
  const { keys, followed, sports, own, uncertainCount, ...listed } = readPlan(values, query);
  const known = withSeriesFacts(listed.games, series);
  const streams = groupBy(values.streams?.value ?? [], (stream) => findGameOfStream(stream, known)?.id ?? null);
  const ownIds = new Set(own.map(({ id }) => id));
  const ofSchools = known.filter(({ id }) => ownIds.has(id));
  const overlaps = findOverlaps(ofSchools);
  const games = known.map((game) =>
    toPlannedGame(game, streams.get(game.id)?.[0], overlaps.get(game), { environment, today }),
  );
  const [commonSite] = games.length > 1 && new Set(games.map(({ site }) => site)).size === 1 ? games : [];
  const buildLink = (date: string) => buildPlanLink(keys, date === today ? null : date);
  return {
    associationName: environment.ASSOCIATION_NAME,
    hasTeams: keys.length > 0,
    // A sheet of paper outlives today.
    /** `Saturday, October 11` */
    dayName: formatDayName(day, today).replace(/^Today, /, ''),
    strip: toDateStrip({ selected: day, today, daysBefore: 3, length: 7, buildHref: buildLink }),
    /** `Ashgrove, Fort Harlan` */
    teamNames: [...followed.map(({ name }) => name), ...sports.map(({ sport }) => sport.title)].join(', '),
    teamsHref: buildTeamsLink(keys),
    /** Those with a time first, in order. */
    games,
    /** The site of all games, where there are several; `null` if they differ. */
    commonSite: commonSite?.site && commonSite.mapUrl ? { name: commonSite.site, mapUrl: commonSite.mapUrl } : null,
    /** On the page without teams: those that the device follows are opened. */
    opensFollowed: query.teams === undefined,
    hours: toGameHoursView(ofSchools.length === 0 ? known : ofSchools, {
      clock: day === today ? clock : null,
      getAbout: ({ sportId }) => getSportTitle(sportId ?? 'other'),
      getText: formatPairing,
      getGameList: getDayList,
    }),
    /** `4 games, 2 overlaps` */
    countText: formatPlanCount(games),
    /** Games that may be of one of the schools and cannot be told to be. */
    uncertainText:
      uncertainCount === 0
        ? null
        : `${formatCount(uncertainCount, 'more game')} of the day may be of these schools: the names are not clear.`,
    /** Followed sports with too many games for a sheet, or none. */
    sports: sports
      .filter((of) => of.games.length === 0 || of.games.length > MOST_GAMES_OF_SPORT)
      .map((of) => ({
        key: of.sport.id,
        text: `${of.sport.title}: ${formatCount(of.games.length, 'game')}`,
        href: buildHref(Route.scores, { query: { date: day === today ? null : day, sport: of.sport.id } }),
      })),
    /** Subscriptions to the season of each team that plays on this day. */
    calendars: listCalendars(own, followed, environment.SITE_URL),
    stamp: values.games && updateStamp(values.games, clock),
    path: buildLink(day),
  };
}

function formatPlanCount(games: readonly PlannedGame[]): string {
  if (games.length === 0) return '';
  const count = games.filter(({ overlap }) => overlap !== null).length;
  return count === 0
    ? formatCount(games.length, 'game')
    : `${formatCount(games.length, 'game')}, ${formatCount(count, 'overlap')}`;
}

/** `Ashgrove at Fort Harlan`: the feed names the home team first. */
function formatPairing({ teams: [home, away] }: Game): string {
  return `${away.name} at ${home.name}`;
}

function toPlannedGame(
  game: Game,
  stream: Stream | undefined,
  earlier: Game | undefined,
  { environment, today }: Pick<PageRequest, 'environment'> & { readonly today: string },
) {
  const { STREAM_HOST, TICKETS_HOST } = environment;
  const { id, site, sportId, time } = game;
  const lowScoreWins = isLowScoreWinning(sportId);
  const hosts = { streamHost: STREAM_HOST, ticketsHost: TICKETS_HOST };
  const card = toScoreCardView(game, { ...hosts, lowScoreWins, getGameList: getDayList });
  const isClosed = hasNothingToFollow(game, today);
  const hasScores = card.teams.some(({ scores }) => scores.some((score) => score !== null));
  return {
    id,
    /** `7:00 PM`, `TBA`; beside it the score or the state of a game that has begun. */
    time: formatTime(time),
    /** `Q3 4:12`, `Final / 2OT`, `Postponed`; `null` before the game. */
    status: game.kind === 'scheduled' ? game.remark : game.kind === 'unreported' ? null : formatStatus(card),
    isLive: game.kind === 'live',
    sport: getSportTitle(sportId ?? 'other'),
    /** `Class 1A state championship`; `null` for other games. */
    stage: formatClassAndStage(game),
    /** `Ashgrove at Fort Harlan` */
    text: formatPairing(game),
    /** Each team with its scores; `null` before the first score. */
    teams: hasScores ? card.teams : null,
    to: card.list && buildHref(Route.game, { contestId: id, query: card.list }),
    site,
    mapUrl: site === null ? null : buildMapUrl(site),
    /** A plan with both schools. */
    planHref: buildPlanLink(
      game.teams.flatMap(({ schoolId }) => schoolId ?? []),
      null,
    ),
    watchUrl: isClosed ? null : (card.links.watch ?? stream?.url ?? null),
    ticketsUrl: isClosed ? null : (card.links.tickets ?? null),
    /** `Starts before Boys Soccer at Rockwell ends, about 2:50 PM.` */
    overlap: earlier === undefined ? null : formatOverlap(earlier),
  };
}

/** For each game that starts before an earlier one ends, the last such one. By the usual lengths of sports, so the last game of each counts. */
function findOverlaps(ordered: readonly Game[]): ReadonlyMap<Game, Game> {
  const overlaps = new Map<Game, Game>();
  const lastOfSports = new Map<string | null, Game>();
  for (const game of ordered) {
    const start = findStartMinutes(game);
    if (start === null) continue;
    const earlier = [...lastOfSports.values()].findLast(
      (other) => start < (findStartMinutes(other) ?? 0) + getTypicalMinutes(other.sportId),
    );
    if (earlier !== undefined) overlaps.set(game, earlier);
    // Deleted first, so that the sports are in the order of their last games.
    lastOfSports.delete(game.sportId);
    lastOfSports.set(game.sportId, game);
  }
  return overlaps;
}

function formatOverlap(earlier: Game): string {
  const endMinutes = (findStartMinutes(earlier) ?? 0) + getTypicalMinutes(earlier.sportId);
  const end = formatTime({ minutesOfDay: endMinutes % (24 * 60), text: '' });
  const place = earlier.site === null ? '' : ` at ${earlier.site}`;
  return `Starts before ${getSportTitle(earlier.sportId ?? 'other')}${place} ends, about ${end}.`;
}

/** A subscription needs the public address of the site; without one the links lead to the files. */
function listCalendars(own: readonly Game[], followed: readonly DirectorySchool[], siteUrl: string | undefined) {
  const origin = siteUrl === undefined ? '' : siteUrl.replace(/^https?:/, 'webcal:');
  return followed.flatMap(({ id, name }) => {
    const ofSchool = own.filter((game) => isGameOfSchools(game, new Set([id])));
    const sports = ofSchool.flatMap(({ sportId }) => findSport(sportId ?? '') ?? []);
    return listTeamCalendars(sports, id).map(({ title, href }) => ({
      title: `${name} ${title}`,
      href: origin + href,
    }));
  });
}
