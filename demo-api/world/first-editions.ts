/** School years of the first state finals. */
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
  'boys-bowling': 2002,
  'competitive-cheerleading': 2005,
  'competitive-dance': 2011,
  'girls-wrestling': 2020,
  journalism: 2005,
  'bass-fishing': 2008,
  'adaptive-track-field': 2013,
  'unified-basketball': 2015,
  'unified-track-field': 2017,
  'unified-bowling': 2019,
  esports: 2021,
};

export function getFirstEdition(sportId: string): number {
  return firstEditions[sportId] ?? 1971;
}

/** Whole seasons are generated from this school year on; earlier years have only invented finals and records. */
export const playedSince = 2022;
