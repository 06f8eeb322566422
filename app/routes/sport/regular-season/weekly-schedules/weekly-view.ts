import type { SelectOption } from '~/components/ui/fields';
import { addToHref } from '~/href';
import { formatShortDay } from '~/models/dates/calendar-date';
import { getCalendarDay, type ContentClock } from '~/models/dates/content-clock';
import { findOtherSeason } from '~/models/dates/season';
import { type FootballSeason, getLastPlayoffWeek } from '~/models/football/football-season';
import { buildScoredGameHref, findScoredGame } from '~/models/football/scored-game';
import { getDefaultWeek, isPlayoffWeek, formatWeek, parseWeek, listWeeksUpTo } from '~/models/football/weeks';
import { type Game, compareTimes, formatFullScore, formatTime } from '~/models/games/game';
import { type ScoreCardOptions, stayOnHost } from '~/models/games/score-card-view';
import { formatCount } from '~/models/text/format-count';
import { compareText } from '~/models/text/text-order';
import type { WeeklyGame } from '~/upstream/football-lists';

export interface WeekFilterView {
  readonly path: string;
  /** `''` when no week is chosen. */
  readonly week: string;
  readonly options: readonly SelectOption[];
}

export interface WeeklyGroup {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly WeeklyRow[];
}

export type WeeklyRow = ReturnType<typeof toRow>;

export type WeeklyTeam = WeeklyRow['home'];

export interface WeeklyInput {
  /** `null` when they could not be read. */
  readonly games: readonly WeeklyGame[] | null;
  /** Known scores of the shown week. */
  readonly scores: readonly Game[];
  readonly season: FootballSeason;
  readonly path: string;
  readonly otherPath: string;
  readonly query: Readonly<Record<string, string>>;
  readonly clock: ContentClock;
  /** Allowed hosts of videos. */
  readonly hosts: Pick<ScoreCardOptions, 'streamHost'>;
}

/** A cleared or invalid week. */
const noWeek = 'Please select a week to view schedules.';

/** The schedules of one week by conference, or by class in the playoffs. */
export function toWeeklyView(input: WeeklyInput) {
  const { season, path, otherPath, query, clock } = input;
  const today = getCalendarDay(clock.getNowMs(), clock.timeZone);
  const usualWeek = getDefaultWeek(today, season, season.regularWeeks);
  const week = chooseWeek(query, clock, season);
  const games = (input.games ?? []).filter((game) => game.week === week);
  const day = games.find((game) => game.day !== null)?.day ?? null;
  const address = { week: week === usualWeek ? null : (query.week ?? null) };
  return {
    /** `Week 7`; `null` when no week is chosen. */
    weekText: week === null ? null : formatWeek(week, season),
    /** `2024-25, last season`; `null` for the current season. */
    season: day === null ? null : findOtherSeason(day, today),
    isPlayoffs: week !== null && isPlayoffWeek(week, season),
    filter: { path, week: week === null ? '' : String(week), options: buildWeekOptions(input, week) },
    groups: week === null ? [] : toGroups(games, week, input),
    /** `238 games`; empty when there are none. */
    countText: games.length === 0 ? '' : formatCount(countDistinct(games), 'game'),
    /** Text without games; `null` if there are some, or after a failure. */
    emptyText: writeEmptyText(input, week, games.length),
    /** Address without the default week. */
    canonicalHref: addToHref(path, address),
    /** The same week on the other page. */
    otherHref: addToHref(otherPath, address),
  };
}

/** The week in the address, or the current one; `null` for an unknown week. */
export function chooseWeek(
  query: Readonly<Record<string, string>>,
  clock: ContentClock,
  season: FootballSeason,
): number | null {
  if (query.week !== undefined) return parseWeek(query.week, getLastPlayoffWeek(season));
  return getDefaultWeek(getCalendarDay(clock.getNowMs(), clock.timeZone), season, season.regularWeeks);
}

/** The weeks of the regular season, and playoff rounds once they have games. */
function buildWeekOptions({ games, season }: WeeklyInput, shown: number | null): SelectOption[] {
  const played = new Set((games ?? []).map(({ week }) => week));
  const weeks = listWeeksUpTo(getLastPlayoffWeek(season)).filter(
    (week) => !isPlayoffWeek(week, season) || played.has(week) || week === shown,
  );
  return [
    ...(shown === null ? [{ value: '', text: 'Select a week' }] : []),
    ...weeks.map((week) => ({ value: String(week), text: formatWeek(week, season) })),
  ];
}

function writeEmptyText({ games, season }: WeeklyInput, week: number | null, count: number): string | null {
  if (week === null) return noWeek;
  return games === null || count > 0 ? null : `No games found for ${formatWeek(week, season)}.`;
}

/** A game between two conferences is listed in both. */
function countDistinct(games: readonly WeeklyGame[]): number {
  return new Set(games.map(({ day, home, away }) => [day, home.name, away.name].join('|'))).size;
}

function toGroups(games: readonly WeeklyGame[], week: number, input: WeeklyInput): WeeklyGroup[] {
  const isPlayoffs = isPlayoffWeek(week, input.season);
  const formatWeekTitle = isPlayoffs ? getClassTitle : ({ conference }: WeeklyGame) => conference ?? 'Independent';
  const titles = [...new Set(games.map(formatWeekTitle))].sort((one, other) => compareText(one, other));
  return titles.map((title, index) => ({
    id: `group-${index + 1}`,
    title,
    rows: games
      .filter((game) => formatWeekTitle(game) === title)
      .sort(compareByDayAndTime)
      .map((game, position) => toRow(game, position, input)),
  }));
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

function compareByDayAndTime(one: WeeklyGame, other: WeeklyGame): number {
  // A game without a day comes last.
  const [first, second] = [one, other].map(({ day }) => day ?? '9999');
  if (first !== second) return (first ?? '') < (second ?? '') ? -1 : 1;
  return compareTimes(one.time, other.time) || compareText(one.home.name, other.home.name);
}

function toRow(game: WeeklyGame, position: number, { hosts, scores }: WeeklyInput) {
  const { day, time, home, away, side, result, watchUrl, audioUrl, week } = game;
  const scored = findScoredGame({ isOn: (scoredDay) => scoredDay === day, teams: [home, away] }, scores);
  return {
    key: String(position),
    /** `null` if the week's scores lack the game. */
    to: scored === null || week === null ? null : buildScoredGameHref(scored, week),
    /** `Fri, Oct 10` */
    day: day === null ? 'TBA' : formatShortDay(day),
    time: formatTime(time),
    /** `isOwn`: its result and score are shown. */
    home: { ...home, isOwn: side === 'home' },
    away: { ...away, isOwn: side === 'away' },
    /** Points of the conference's team first. */
    result,
    score: formatFullScore(game.score),
    /** `OT`, `Forfeit`, `Cancelled`. */
    note: scored && formatNote(scored),
    watchUrl: stayOnHost(watchUrl, hosts.streamHost),
    audioUrl,
  };
}

/** Overtime, or the reason for a game not played as planned. */
function formatNote(game: Game): string | null {
  if (game.kind === 'forfeit') return 'Forfeit';
  return game.kind === 'final' ? game.decidedIn : game.scheduleChange;
}
