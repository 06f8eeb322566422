import { DAY_MS } from '~/time-units';
import { addDays, listConsecutiveDays } from '../dates/calendar-date';
import { parseStage } from '../games/stage';

/** Structure of a football season, from the folder of the association. */
export interface FootballSeason {
  /** Id of the sport. */
  readonly sportId: string;
  /** Day from which weeks are counted, `MM-DD`. */
  readonly weeksCountedFrom: string;
  /** Weeks of the regular season, from 1. */
  readonly regularWeeks: number;
  /** Labels of the playoff rounds, one week each after the regular season. */
  readonly playoffRounds: readonly string[];
  /** Classes of playoffs and polls, smallest schools first. */
  readonly classes: readonly string[];
}

export function getLastPlayoffWeek({ regularWeeks, playoffRounds }: FootballSeason): number {
  return regularWeeks + playoffRounds.length;
}

/** Class of a text such as `3a`; `null` if it is no class of the season. */
export function parseFootballClass(text: string | undefined, { classes }: FootballSeason): string | null {
  const classId = text?.trim().toUpperCase() ?? '';
  return classes.includes(classId) ? classId : null;
}

const SATURDAY = 6;

/* Football counts its season in weeks: 1 to 9 in the regular season, then one per playoff round. */

/** One plus the weeks since August 26 of the day's year: week 1 from January to summer, and `lastWeek` after the season. */
export function getDefaultWeek(today: string, season: FootballSeason, lastWeek: number): number {
  const firstDay = `${today.slice(0, 4)}-${season.weeksCountedFrom}`;
  const weeksSince = Math.floor((Date.parse(today) - Date.parse(firstDay)) / (7 * DAY_MS));
  return Math.min(Math.max(weeksSince + 1, 1), lastWeek);
}

/** The week of a day; `null` before the first day and after the last week of the season. */
export function findWeekOfDay(day: string, season: FootballSeason): number | null {
  const lastWeek = getLastPlayoffWeek(season);
  if (day.slice(5) < season.weeksCountedFrom) return null;
  const week = getDefaultWeek(day, season, lastWeek + 1);
  return week > lastWeek ? null : week;
}

/** Whether the finals of the last season are over and the next season has not begun, in the year after the finals. */
export function isSeasonOver(today: string, { weeksCountedFrom }: FootballSeason): boolean {
  return today.slice(5) < weeksCountedFrom;
}

/** The Saturday of the last regular week, on which the playoff field is drawn, in the season of a day or the last one. */
export function findPairingsDay(today: string, season: FootballSeason): string {
  const { weeksCountedFrom, regularWeeks } = season;
  const year = Number(today.slice(0, 4)) - (isSeasonOver(today, season) ? 1 : 0);
  const lastWeek = listConsecutiveDays(addDays(`${year}-${weeksCountedFrom}`, (regularWeeks - 1) * 7), 7);
  return lastWeek.find((day) => new Date(day).getUTCDay() === SATURDAY) ?? today;
}

/** `Week 7`, or the playoff round: `Quarterfinals`. */
export function formatWeek(week: number, { regularWeeks, playoffRounds }: FootballSeason): string {
  return playoffRounds[week - regularWeeks - 1] ?? `Week ${week}`;
}

/** The week of a playoff game, by its round such as `Quarterfinal`, or by its day if the round is unknown. */
export function findPlayoffWeek(
  { round, day }: { readonly round: string | null; readonly day: string | null },
  season: FootballSeason,
): number | null {
  const nameRound = (words: string | null) => parseStage({ level: null, round: words })?.round;
  const name = nameRound(round);
  const index = name === undefined ? -1 : season.playoffRounds.findIndex((label) => nameRound(label) === name);
  if (index >= 0) return season.regularWeeks + index + 1;
  const week = day === null ? 0 : getDefaultWeek(day, season, getLastPlayoffWeek(season));
  return isPlayoffWeek(week, season) ? week : null;
}

export function isPlayoffWeek(week: number, { regularWeeks }: FootballSeason): boolean {
  return week > regularWeeks;
}

export function listWeeksUpTo(lastWeek: number): readonly number[] {
  return Array.from({ length: lastWeek }, (_, index) => index + 1);
}

/** Parses a week; `null` for 0, a week after the last one, and anything but a number. */
export function parseWeek(text: string | undefined, lastWeek: number): number | null {
  const week = /^\d{1,2}$/.test(text ?? '') ? Number(text) : 0;
  return week >= 1 && week <= lastWeek ? week : null;
}
