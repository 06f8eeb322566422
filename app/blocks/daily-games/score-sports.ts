import { findSport, sports } from '~/config/sports';
import { compareText } from '~/models/text/text-order';

/** The sports of the scores pages, in their order. A sport that is not among them comes last when the day's feed has it. */
export const scoreSportIds: readonly string[] = sports
  .flatMap(({ id, scoresOrder }) => (scoresOrder === null ? [] : [{ id, scoresOrder }]))
  .sort((one, other) => one.scoresOrder - other.scoresOrder)
  .map(({ id }) => id);

/** Those of them that have a page of daily games. */
export const dailyGamesSportIds: readonly string[] = scoreSportIds.filter((id) => findSport(id)?.hasDailyGames);

/** What a game's missing sport is called in lists. */
const unknownSport = 'other';

/** `Boys Soccer`; a sport that the association does not list is named after its slug. */
export function getSportTitle(sportId: string): string {
  return (
    findSport(sportId)?.title ??
    sportId.replace(/(^|-)(\w)/g, (_, gap, letter: string) => (gap ? ' ' : '') + letter.toUpperCase())
  );
}

/** The sport ids of some games, in the order of the scores pages; others after them by title. */
export function listSports(games: readonly { readonly sportId: string | null }[]): string[] {
  const present = new Set(games.map(({ sportId }) => sportId ?? unknownSport));
  const known = scoreSportIds.filter((id) => present.has(id));
  const others = [...present].filter((id) => !scoreSportIds.includes(id));
  return [...known, ...others.sort((a, b) => compareText(getSportTitle(a), getSportTitle(b)))];
}

/** The sport of a game as lists name it. */
export function getSportId(game: { readonly sportId: string | null }): string {
  return game.sportId ?? unknownSport;
}
