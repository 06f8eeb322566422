import { findSport } from '~/config/sports';

/** The sports that have a page of daily games, in the order of its list (specification 2, section 2). */
export const dailyGamesSportIds: readonly string[] = [
  'boys-soccer',
  'girls-flag-football',
  'girls-volleyball',
  'football',
  'boys-basketball',
  'girls-basketball',
  'girls-lacrosse',
  'boys-lacrosse',
  'girls-water-polo',
  'boys-water-polo',
  'girls-soccer',
  'baseball',
  'softball',
  'boys-volleyball',
];

/**
 * The sports of the scores pages, in their order: those of the daily games with cross country beside football, then the
 * other sports that meet one against one. A sport that is not among them comes last when the day's feed has it.
 */
export const scoreSportIds: readonly string[] = [
  ...dailyGamesSportIds.slice(0, 4),
  'girls-cross-country',
  'boys-cross-country',
  ...dailyGamesSportIds.slice(4),
  'girls-tennis',
  'boys-tennis',
  'boys-wrestling',
  'girls-wrestling',
  'boys-bowling',
  'girls-bowling',
];

/** What a game's missing sport is called in lists. */
const unknownSport = 'other';

/** `Boys Soccer`; a sport that the association does not list is named after its slug. */
export function sportTitle(sportId: string): string {
  return (
    findSport(sportId)?.title ??
    sportId.replace(/(^|-)(\w)/g, (_, gap, letter: string) => (gap ? ' ' : '') + letter.toUpperCase())
  );
}

/** The sport ids of some games, in the order of the scores pages; others after them by title. */
export function sportsOf(games: readonly { readonly sportId: string | null }[]): string[] {
  const present = new Set(games.map(({ sportId }) => sportId ?? unknownSport));
  const known = scoreSportIds.filter((id) => present.has(id));
  const others = [...present].filter((id) => !scoreSportIds.includes(id));
  return [...known, ...others.sort((a, b) => sportTitle(a).localeCompare(sportTitle(b), 'en'))];
}

/** The sport of a game as lists name it. */
export function sportOf(game: { readonly sportId: string | null }): string {
  return game.sportId ?? unknownSport;
}
