import { buildHref, Route } from '~/href';
import type { FootballGame, FootballSchedule, ScheduledTeam } from '~/upstream/fields/football-schedule';
import { formatMonthAndDay, isRealDay } from '../dates/calendar-date';
import { mayStillChange, type AsOf } from '../games/as-of';
import { type Game, formatFullScore, formatTime } from '../games/game';
import type { ShownGame } from '../games/seen-games';
import { formatEnrollment } from '../schools/enrollment-figures';
import { formatRecord } from '../state-series/state-final-team';
import { noValue } from '../text/no-value';
import { getMarkText, markMeanings, sortMarks } from './schedule-marks';
import { buildScoredGameHref, findScoredGame, type GameWanted, isSameTeam } from './scored-game';
import { findPlayoffWeek, formatWeek, getDefaultWeek, isSeasonOver, type FootballSeason } from './weeks';

/** The football games of a week. */
export interface WeekScores {
  readonly week: number;
  readonly games: readonly Game[];
  /** When upstream gave them. */
  readonly asOf?: AsOf | undefined;
}

/** What places the games of a schedule in their season. */
export interface ScheduleContext {
  /** The scores that are known: a game of theirs that fits leads to its page. */
  readonly weeks: readonly WeekScores[];
  readonly season: FootballSeason;
  /** `YYYY-MM-DD`, because upstream names no year. */
  readonly today: string;
  /** The list of schools, whose logos come before those of rows. */
  readonly schools?: readonly ScheduledSchool[];
}

type ScheduledSchool = Pick<NonNullable<FootballGame['opponent']>, 'id' | 'name' | 'logoUrl'>;

export type ScheduleRow = ReturnType<typeof toScheduleRows>[number];

export function toScheduleRows({ team, games }: FootballSchedule, context: ScheduleContext) {
  const findMark = createMarkFinder([...(context.schools ?? []), ...games.flatMap(({ opponent }) => opponent ?? [])]);
  return games.map((game, index) => {
    const { opponent, place, result, ownScore, opponentScore, note, marks, time } = game;
    const week = opponent && findWeek(team, game, context);
    const scored = findGameOfScores(team, game, context.weeks);
    return {
      key: String(index),
      ...scored,
      to: scored.to ?? week?.to ?? null,
      day: formatDay(game),
      round: week?.round ?? null,
      // Neither on an open date, nor for a finished game of unknown time.
      time: opponent === null || (time === null && result !== null) ? null : formatTime(time),
      opponent: opponent && { id: opponent.id, name: opponent.name, ...findMark(opponent) },
      isAway: place === 'away',
      result,
      // Own points first.
      score: formatFullScore([ownScore, opponentScore]),
      note,
      marks: marks.map(getMarkText),
      opponentRecord: (opponent && formatRecord(opponent.record)) ?? noValue,
      opponentEnrollment: formatEnrollment(opponent?.enrollment ?? null),
    };
  });
}

/** A school has one mark in all rows, although some lack its logo or its id: the first one known. */
function createMarkFinder(known: readonly ScheduledSchool[]) {
  const ids = new Map(known.flatMap(({ id, name }) => (id === null ? [] : [[name, id] as const])).reverse());
  const getKey = ({ id, name }: ScheduledSchool) => id ?? ids.get(name) ?? name;
  const logos = new Map(
    known.flatMap((school) => (school.logoUrl === null ? [] : [[getKey(school), school.logoUrl] as const])).reverse(),
  );
  return (school: ScheduledSchool) => ({ markKey: getKey(school), logoUrl: logos.get(getKey(school)) ?? null });
}

/** Where the scores have the game: those of its round of the playoffs, or the team's of its week. */
function findWeek({ name }: ScheduledTeam, { date }: FootballGame, { season, today }: ScheduleContext) {
  const monthDay = date === null ? null : readMonthDay(date);
  if (monthDay === null) return null;
  const year = Number(today.slice(0, 4)) - (isSeasonOver(today, season) ? 1 : 0);
  const day = `${year}-${monthDay}`;
  const round = findPlayoffWeek({ round: null, day }, season);
  const query = { week: String(round ?? getDefaultWeek(day, season, season.regularWeeks)), q: round ? null : name };
  const to = buildHref(round === null ? Route.fbRsScores : Route.fbPlayoffScores, { sportId: season.sportId, query });
  return { to, round: round === null ? null : { text: formatWeek(round, season), to } };
}

/** The game among the scores: its page, and what score cards know of a game of these days, the schedule's own team first. */
function findGameOfScores(
  team: ScheduledTeam,
  { date, opponent }: FootballGame,
  weeks: readonly WeekScores[],
): { readonly to: string | null; readonly followed?: Pick<ShownGame, 'id' | 'names' | 'asOfMs'> } {
  const monthDay = date === null ? null : readMonthDay(date);
  if (monthDay === null || opponent === null) return { to: null };
  const own = { name: team.name, shortName: team.name };
  const wanted: GameWanted = {
    day: monthDay,
    teams: [own, { name: opponent.name, shortName: opponent.shortName ?? opponent.name }],
  };
  for (const { week, games, asOf } of weeks) {
    const scored = findScoredGame(wanted, games);
    if (scored === null) continue;
    const [first, second] = scored.teams;
    const names = isSameTeam(own, first) ? ([first.name, second.name] as const) : ([second.name, first.name] as const);
    const isFollowed = asOf !== undefined && scored.day !== null && mayStillChange(scored.day, asOf);
    return {
      to: buildScoredGameHref(scored, week),
      ...(isFollowed && { followed: { id: scored.id, names, asOfMs: asOf.ms } }),
    };
  }
  return { to: null };
}

export type MarkNote = ReturnType<typeof toMarkNotes>[number];

/** Explanations of the marks that occur in schedules, each once. */
export function toMarkNotes(schedules: readonly FootballSchedule[]) {
  const marks = schedules.flatMap(({ team, games }) => [...team.marks, ...games.flatMap((game) => game.marks)]);
  return sortMarks(marks).map((mark) => ({ mark: getMarkText(mark), meaning: markMeanings[mark] }));
}

/** `Fri, Oct 10` */
function formatDay({ weekday, date }: Pick<FootballGame, 'weekday' | 'date'>): string {
  return [weekday?.slice(0, 3), date === null ? undefined : formatDate(date)].filter(Boolean).join(', ') || 'TBA';
}

/** `Oct 10` for upstream's `10/10`; an invalid date is unchanged. */
function formatDate(date: string): string {
  const monthDay = readMonthDay(date);
  return monthDay === null ? date : formatMonthAndDay(`${anyLeapYear}-${monthDay}`);
}

/** Upstream names no year; a leap year has every day. */
const anyLeapYear = 2024;

/** `10-10` for upstream's `10/10`; `null` for an invalid date. */
function readMonthDay(date: string): string | null {
  const [, month = '', day = ''] = /^(\d{1,2})\/(\d{1,2})(?:\/\d{2,4})?$/.exec(date) ?? [];
  const monthDay = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isRealDay(`${anyLeapYear}-${monthDay}`) ? monthDay : null;
}
