import type { Game } from './game';

/**
 * The list of games that a game is found in. Upstream is never asked for one game, so the address of a game names the list
 * besides the contest id: the games of a day, the state series of a sport, or a week of football.
 */
export type GameList = { readonly date: string } | { readonly sport: string } | { readonly week: string };

/** Ids of upstream's, also those that `dropRepeatedGames` made unique. Names made of a game's words are none. */
const CONTEST_ID = /^\w[\w.-]{0,59}$/;

/** Whether an address may name a game: about other ids upstream is not asked. */
export function mayBeContestId(id: string): boolean {
  return CONTEST_ID.test(id);
}

/** The list of a game of the state series: its sport is filled in where the feed leaves it out. */
export function getSeriesList({ sportId }: Game): GameList | null {
  return sportId === null ? null : { sport: sportId };
}

/** The list of a game of the daily feed. */
export function getDayList({ day }: Game): GameList | null {
  return day === null ? null : { date: day };
}
