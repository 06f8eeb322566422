import type { SourceRequest } from '~/cache/define-source';
import { addDays, listConsecutiveDays } from '~/models/dates/calendar-date';
import { getCalendarDay, type ContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import type { SourceValue } from '~/page/page-sources';
import { dailyGames } from '~/upstream/maxpreps';

/** Days around today in which a followed team has its last and its next game. */
const week = { daysBefore: 3, length: 10 } as const;

/** Games by day (`YYYY-MM-DD`); `null` where they could not be read. */
export type GamesByDay = ReadonlyMap<string, readonly Game[] | null>;

/** The games of the days around today, without today's: the answers of `/scores`, requested as rarely as a schedule. */
export function requestGamesAroundToday(clock: ContentClock): Readonly<Record<string, SourceRequest<Game[]>>> {
  const today = getCalendarDay(clock.nowMs(), clock.timeZone);
  const days = listConsecutiveDays(addDays(today, -week.daysBefore), week.length).filter((day) => day !== today);
  return Object.fromEntries(days.map((day) => [day, dailyGames.with({ day }, 'schedule')]));
}

/** The games among a page's sources, which are keyed by day. */
export function readGamesByDay(values: Readonly<Record<string, SourceValue<unknown> | null>>): GamesByDay {
  const days = Object.entries(values).filter(([name]) => isDay(name));
  // A source keyed by a day is an answer of `dailyGames`.
  return new Map(days.map(([day, read]) => [day, read === null ? null : (read.value as Game[])]));
}

export function isDay(name: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(name);
}
