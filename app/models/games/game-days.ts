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
