import { fromZonedTime } from 'date-fns-tz';
import { groupBy } from '~/group-by';
import { MINUTE_MS } from '~/time-units';
import { addDays } from '../dates/calendar-date';
import type { Game } from './game';

export function listDays(games: readonly Game[]): string[] {
  return [...new Set(games.flatMap(({ day }) => day ?? []))].sort();
}

export function countGamesByDay(games: readonly Game[]): ReadonlyMap<string, number> {
  const byDay = groupBy(games, ({ day }) => day);
  return new Map(listDays(games).map((day) => [day, byDay.get(day)?.length ?? 0]));
}

/** Whether a game is in play. It may go on past midnight, but one of an earlier day was forgotten upstream. */
export function isStillInPlay({ kind, day }: Game, today: string): boolean {
  return kind === 'live' && (day ?? today) >= addDays(today, -1);
}

/** Today if there are games, else the day of a game that goes on past midnight, the next day with games, or the last. */
export function getDefaultDay(games: readonly Game[], today: string): string | null {
  const days = listDays(games);
  if (days.includes(today)) return today;
  const inPlay = games.find((game) => isStillInPlay(game, today));
  return inPlay?.day ?? days.find((day) => day > today) ?? days.at(-1) ?? null;
}

/** The moment at which a game starts; `null` without a day or a time of day. */
export function computeGameStart({ day, time }: Pick<Game, 'day' | 'time'>, timeZone: string): Date | null {
  const minutes = time?.minutesOfDay ?? null;
  if (day === null || minutes === null) return null;
  return fromZonedTime(new Date(Date.parse(day) + minutes * MINUTE_MS).toISOString().slice(0, -1), timeZone);
}
