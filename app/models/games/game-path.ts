import type { Game } from './game';

/** The list that contains a game. Upstream has no request for one game, so the address of a game names its list. */
export type GameList = { readonly date: string } | { readonly sport: string } | { readonly week: string };

/** Excludes names made of a game's words. */
const CONTEST_ID = /^\w[\w.-]{0,59}$/;

/** Unknown ids are not requested from upstream. */
export function mayBeContestId(id: string): boolean {
  return CONTEST_ID.test(id);
}

/** The list of a game of the state series: its sport is filled in where the feed leaves it out. */
export function getSeriesList({ sportId }: Game): GameList | null {
  return sportId === null ? null : { sport: sportId };
}

/** The list of a game of the daily feed, or of one that the daily feed lacks. */
export function getDayList({ day, ofWeek }: Game): GameList | null {
  if (ofWeek !== undefined) return { week: ofWeek };
  return day === null ? null : { date: day };
}

/** A map that searches for the site of a game, which upstream gives only in words. */
export function buildMapUrl(site: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: site }).toString()}`;
}
