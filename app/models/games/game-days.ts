import type { Game } from './game';

/** The days of some games in order, each once. */
export function listDays(games: readonly Game[]): string[] {
  return [...new Set(games.flatMap(({ day }) => day ?? []))].sort();
}

/** The days of some games in order, and how many games each has. */
export function countGamesByDay(games: readonly Game[]): ReadonlyMap<string, number> {
  return new Map(listDays(games).map((day) => [day, games.filter((game) => game.day === day).length]));
}

/** The day that a page without a date shows: today if there are games, else the next day with games, else the last. */
export function getDefaultDay(days: readonly string[], today: string): string | null {
  return days.find((day) => day >= today) ?? days.at(-1) ?? null;
}
