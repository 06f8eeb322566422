/** The school years of the first state finals (the year in which the school year begins). */
const firstEditions: Readonly<Record<string, number>> = {
  football: 1974,
  'girls-volleyball': 1974,
  'boys-soccer': 1972,
  'girls-flag-football': 2024,
  'girls-basketball': 1976,
  'boys-basketball': 1971,
  baseball: 1971,
  softball: 1975,
  'girls-soccer': 1987,
  'boys-volleyball': 1991,
  'boys-lacrosse': 2017,
  'girls-lacrosse': 2017,
  'boys-water-polo': 2001,
  'girls-water-polo': 2001,
};

/** Before its first edition a sport has no state finals to tell of. */
export function firstEditionOf(sportId: string): number {
  return firstEditions[sportId] ?? 1971;
}

/**
 * From this school year on, whole seasons are played and everything that is told of them agrees with their games. Of
 * earlier years only the state finals and the records of teams are invented.
 */
export const playedSince = 2022;
