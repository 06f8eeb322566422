import type { SelectOption } from '~/components/ui/fields';
import { footballSeason } from '~/config/football';
import { groupBy } from '~/group-by';
import { addToHref, buildHref, Route } from '~/href';
import { formatShortDay } from '~/models/dates/calendar-date';
import { getToday } from '~/models/dates/content-clock';
import { findOtherSeason } from '~/models/dates/season';
import { buildScoredGameHref, findScoredGame, isSameTeam } from '~/models/football/scored-game';
import {
  getDefaultWeek,
  isPlayoffWeek,
  formatWeek,
  parseWeek,
  listWeeksUpTo,
  getLastPlayoffWeek,
} from '~/models/football/weeks';
import {
  type Game,
  type GameTeam,
  type Score,
  compareTimes,
  findWinner,
  formatDecision,
  formatFullScore,
  formatTime,
  hasResult,
  isOfPast,
  parseCalledOff,
} from '~/models/games/game';
import { formatLiveBadge, noScoreReported, stayOnHost } from '~/models/games/score-card-view';
import { formatCount } from '~/models/text/format-count';
import { compareText } from '~/models/text/text-order';
import type { SportPageRequest } from '~/page/page-sources';
import type { WeeklyGame } from '~/upstream/football-lists';

export type WeeklyGroup = ReturnType<typeof toGroups>[number];

export type WeeklyRow = ReturnType<typeof toRow>;

export type WeeklyTeam = WeeklyRow['home'];

/** A cleared or invalid week. */
const noWeek = 'Please select a week to view schedules.';

/**
 * The schedules of one week by conference, or by class in the playoffs.
 * @param given `null` when they could not be read
 * @param scores known scores of the shown week
 */
export function toWeeklyView(given: readonly WeeklyGame[] | null, scores: readonly Game[], request: SportPageRequest) {
  const { sport, query, clock, route } = request;
  const today = getToday(clock);
  const usualWeek = getDefaultWeek(today, footballSeason, footballSeason.regularWeeks);
  const week = chooseWeek(request);
  const weekOfToday = getDefaultWeek(today, footballSeason, getLastPlayoffWeek(footballSeason));
  const games = (given ?? []).filter((game) => game.week === week);
  const day = games.find((game) => game.day !== null)?.day ?? null;
  const full = buildHref(Route.fbRsWeekly, { sportId: sport.id });
  const compact = buildHref(Route.fbRsWeeklyCompact, { sportId: sport.id });
  const [path, otherPath] = isCompactPage(route) ? [compact, full] : [full, compact];
  const address = { week: week === usualWeek ? null : (query.week ?? null) };
  return {
    /** `Week 7`; `null` when no week is chosen. */
    weekText: week === null ? null : formatWeek(week, footballSeason),
    /** `2024-25, last season`; `null` for the current season. */
    season: day === null ? null : findOtherSeason(day, today),
    isPlayoffs: week !== null && isPlayoffWeek(week, footballSeason),
    filter: {
      path,
      /** `''` when no week is chosen. */
      week: week === null ? '' : String(week),
      options: buildWeekOptions(given ?? [], week),
    },
    groups: week === null ? [] : toGroups(games, week, scores, request),
    /** `238 games, 198 live`; empty without games. */
    countText: games.length === 0 ? '' : formatGames(countDistinct(games), countLive(games, scores)),
    /** Text without games; `null` if there are some, or after a failure. */
    emptyText:
      week === null
        ? noWeek
        : given === null || games.length > 0
          ? null
          : `No games found for ${formatWeek(week, footballSeason)}.`,
    /** Address without the default week. */
    canonicalHref: addToHref(path, address),
    /** The week of today on this page, be it of the regular season or of the playoffs. */
    todayHref: addToHref(path, { week: weekOfToday === usualWeek ? null : String(weekOfToday) }),
    /** The same week on the other page. */
    otherHref: addToHref(otherPath, address),
  };
}

export function isCompactPage({ id }: SportPageRequest['route']): boolean {
  return id === 'fb-rs-weekly-compact';
}

/** The week in the address, or the current one; `null` for an unknown week. */
export function chooseWeek({ query, clock }: Pick<SportPageRequest, 'query' | 'clock'>): number | null {
  if (query.week !== undefined) return parseWeek(query.week, getLastPlayoffWeek(footballSeason));
  return getDefaultWeek(getToday(clock), footballSeason, footballSeason.regularWeeks);
}

/** The weeks of the regular season, and playoff rounds once they have games. */
function buildWeekOptions(games: readonly WeeklyGame[], shown: number | null): SelectOption[] {
  const played = new Set(games.map(({ week }) => week));
  const weeks = listWeeksUpTo(getLastPlayoffWeek(footballSeason)).filter(
    (week) => !isPlayoffWeek(week, footballSeason) || played.has(week) || week === shown,
  );
  return [
    ...(shown === null ? [{ value: '', text: 'Select a week' }] : []),
    ...weeks.map((week) => ({ value: String(week), text: formatWeek(week, footballSeason) })),
  ];
}

/** A game between two conferences is listed in both. */
function countDistinct(games: readonly WeeklyGame[]): number {
  return new Set(games.map(({ day, home, away }) => [day, home.name, away.name].join('|'))).size;
}

function countLive(games: readonly WeeklyGame[], scores: readonly Game[]): number {
  const found = games.filter((game) => !isReported(game)).map((game) => findScored(game, scores));
  return new Set(found.filter((scored) => scored?.kind === 'live')).size;
}

/** `7 games`; `7 games, 5 live` */
function formatGames(count: number, liveCount: number): string {
  return [formatCount(count, 'game'), ...(liveCount === 0 ? [] : [`${liveCount} live`])].join(', ');
}

function toGroups(games: readonly WeeklyGame[], week: number, scores: readonly Game[], request: SportPageRequest) {
  const isPlayoffs = isPlayoffWeek(week, footballSeason);
  const formatTitle = isPlayoffs ? getClassTitle : ({ conference }: WeeklyGame) => conference ?? 'Independent';
  return [...groupBy(games, formatTitle)]
    .sort(([a], [b]) => compareText(a, b))
    .map(([title, ofGroup], index) => {
      const ordered = ofGroup.sort(compareByDayAndTime).map((game, position) => toRow(game, position, scores, request));
      const rows = [...ordered].sort((a, b) => rank(a) - rank(b));
      const days = new Set(rows.map(({ day }) => day));
      return {
        id: `group-${index + 1}`,
        title,
        countText: formatGames(rows.length, rows.filter(({ liveText }) => liveText !== null).length),
        /** `Fri, Oct 10`, if all games are of one day. */
        day: days.size === 1 ? (rows[0]?.day ?? null) : null,
        /** No team is at home in a state final. */
        isNeutral: week === getLastPlayoffWeek(footballSeason),
        rows,
      };
    });
}

/** In play, over, to come. */
function rank({ liveText, hasResult }: WeeklyRow): number {
  return liveText !== null ? 0 : hasResult ? 1 : 2;
}

/** Whether a school of one of these names plays in the group. */
export function isFollowed({ rows }: WeeklyGroup, names: ReadonlySet<string>): boolean {
  return rows.some(({ home, away }) =>
    [home, away].some(({ name, shortName }) => names.has(name) || names.has(shortName)),
  );
}

/** The groups in which a followed school plays, then the others. */
export function putFollowedFirst(groups: readonly WeeklyGroup[], names: ReadonlySet<string>): readonly WeeklyGroup[] {
  return [
    ...groups.filter((group) => isFollowed(group, names)),
    ...groups.filter((group) => !isFollowed(group, names)),
  ];
}

function getClassTitle({ classId }: WeeklyGame): string {
  return classId === null ? 'Playoffs' : `Class ${classId}`;
}

function compareByDayAndTime(a: WeeklyGame, b: WeeklyGame): number {
  // A game without a day comes last.
  const [first, second] = [a, b].map(({ day }) => day ?? '9999');
  if (first !== second) return (first ?? '') < (second ?? '') ? -1 : 1;
  return compareTimes(a.time, b.time) || compareText(a.home.name, b.home.name);
}

function findScored({ day, home, away }: WeeklyGame, scores: readonly Game[]): Game | null {
  return findScoredGame({ day, teams: [home, away] }, scores);
}

/** Whether the schedule has the outcome of a game. Schedules are read more rarely than scores. */
function isReported({ result, score }: WeeklyGame): boolean {
  return result !== null || formatFullScore(score) !== null;
}

/** The outcome in the schedule, or in the week's scores while the schedule lacks it. */
function findOutcome(game: WeeklyGame, scored: Game | null): Pick<WeeklyGame, 'result' | 'score' | 'side'> {
  const own = scored?.teams.findIndex((team) => isSameTeam(game[game.side], team)) ?? -1;
  const points = scored?.kind === 'final' && hasResult(scored) ? scored.columns[0] : undefined;
  if (isReported(game) || scored === null || points === undefined || own < 0) return game;
  const winner = findWinner(scored);
  return {
    side: game.side,
    result: winner === null ? 'T' : winner === own ? 'W' : 'L',
    score: own === 0 ? points : [points[1], points[0]],
  };
}

/** Words and points (home, away) of a game in play that the schedule does not know to be over; `null` for others. */
function readLive(game: WeeklyGame, scored: Game | null) {
  if (scored?.kind !== 'live' || isReported(game)) return null;
  const [first, second] = scored.columns[0] ?? [null, null];
  const isHomeFirst = isSameTeam(game.home, scored.teams[0]) && isSameTeam(game.away, scored.teams[1]);
  const isAwayFirst = isSameTeam(game.away, scored.teams[0]) && isSameTeam(game.home, scored.teams[1]);
  const points: Score = isHomeFirst === isAwayFirst ? [null, null] : isHomeFirst ? [first, second] : [second, first];
  return { text: formatLiveBadge(scored), points };
}

/** Points of a game that is over (home, away); both `null` unless both are known. */
function readPoints({ side, score }: Pick<WeeklyGame, 'side' | 'score'>): Score {
  const [own, others] = score;
  if (own === null || others === null) return [null, null];
  return side === 'home' ? [own, others] : [others, own];
}

/** `Tie`, `OT`, `Tie, 2OT`; `null` for a win in regulation and for a game without a result. */
function formatEnd(result: WeeklyGame['result'], scored: Game | null): string | null {
  if (result === null) return null;
  return (
    [result === 'T' && 'Tie', scored?.kind === 'final' && formatDecision(scored)].filter(Boolean).join(', ') || null
  );
}

function toRow(game: WeeklyGame, position: number, scores: readonly Game[], { environment, clock }: SportPageRequest) {
  const { day, time, home, away, watchUrl, audioUrl, week } = game;
  const scored = findScored(game, scores);
  const live = readLive(game, scored);
  const outcome = findOutcome(game, scored);
  const { result } = outcome;
  const [homePoints, awayPoints] = live?.points ?? readPoints(outcome);
  const isPast = live === null && isOfPast(game, getToday(clock));
  const isOver = result !== null || isPast;
  // In place of a time of day there may be words such as `Postponed`.
  const isUnreported =
    isOver && result === null && homePoints === null && (time === null || time.minutesOfDay !== null);
  const isClosed = isOver || parseCalledOff(time?.text ?? '') !== null;
  const winner = findWinningSide(outcome);
  return {
    key: String(position),
    /** `null` if the week's scores lack the game. */
    to: scored === null || week === null ? null : buildScoredGameHref(scored, week),
    /** `Fri, Oct 10` */
    day: day === null ? 'TBA' : formatShortDay(day),
    time: isUnreported ? noScoreReported : formatTime(time),
    /** `points`: in play or at the end, where they are known. */
    home: { ...home, mark: findMark(home, scored), hasWon: winner === 'home', points: homePoints },
    away: { ...away, mark: findMark(away, scored), hasWon: winner === 'away', points: awayPoints },
    /** `Q3 4:12` of a game in play; `null` for others. */
    liveText: live?.text ?? null,
    hasResult: result !== null,
    /** What follows `Final`. */
    endText: formatEnd(result, scored),
    watchUrl: isClosed ? null : stayOnHost(watchUrl, environment.STREAM_HOST),
    audioUrl: isClosed ? null : audioUrl,
  };
}

/** School and logo of a team in the week's scores; `null` where they lack the game, or where both of its teams have the name. */
function findMark(team: WeeklyGame['home'], scored: Game | null): Pick<GameTeam, 'schoolId' | 'logoUrl'> | null {
  const [found, ...others] = scored?.teams.filter((candidate) => isSameTeam(team, candidate)) ?? [];
  return found === undefined || others.length > 0 ? null : { schoolId: found.schoolId, logoUrl: found.logoUrl };
}

/** The side of the winner, from the result of the row's own team; `null` without one. */
function findWinningSide({ side, result }: Pick<WeeklyGame, 'side' | 'result'>): WeeklyGame['side'] | null {
  if (result !== 'W' && result !== 'L') return null;
  return (result === 'W') === (side === 'home') ? 'home' : 'away';
}
