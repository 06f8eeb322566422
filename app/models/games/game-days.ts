import { fromZonedTime } from 'date-fns-tz';
import type { Game } from './game';

export function listDays(games: readonly Game[]): string[] {
  return [...new Set(games.flatMap(({ day }) => day ?? []))].sort();
}

export function countGamesByDay(games: readonly Game[]): ReadonlyMap<string, number> {
  return new Map(listDays(games).map((day) => [day, games.filter((game) => game.day === day).length]));
}

/** Today if there are games, else the next day with games, else the last. */
export function getDefaultDay(days: readonly string[], today: string): string | null {
  return days.find((day) => day >= today) ?? days.at(-1) ?? null;
}

/** The moment at which a game starts; `null` without a day or a time of day. */
export function computeGameStart({ day, time }: Pick<Game, 'day' | 'time'>, timeZone: string): Date | null {
  const minutes = time?.minutesOfDay ?? null;
  if (day === null || minutes === null) return null;
  const [hour = '', minute = ''] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return fromZonedTime(`${day}T${hour}:${minute}:00`, timeZone);
}
