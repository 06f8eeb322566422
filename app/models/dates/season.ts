/** A season begins with July: the licenses and the practices of its first sports do. */
const FIRST_MONTH = 7;

/** The season of a day: `2024-25` of March 15, 2025. */
export function seasonOfDay(isoDay: string): string {
  const [year = 0, month = 0] = isoDay.split('-').map(Number);
  return seasonFromYear(month < FIRST_MONTH ? year - 1 : year);
}

/**
 * The season of a day that is not this season's: `2024-25, last season`, or `2023-24` of an older one.
 * @param today `YYYY-MM-DD`
 * @returns `null` for this season
 */
export function otherSeason(isoDay: string, today: string): string | null {
  const season = seasonOfDay(isoDay);
  const current = seasonOfDay(today);
  if (season === current) return null;
  return Number(season.slice(0, 4)) + 1 === Number(current.slice(0, 4)) ? `${season}, last season` : season;
}

/** The season before that of a day: `2024-25` on October 11, 2025. */
export function seasonBefore(isoDay: string): string {
  return seasonFromYear(Number(seasonOfDay(isoDay).slice(0, 4)) - 1);
}

/**
 * Seasons in a row, the first one included: `2025-26`, `2026-27`, …
 * @param first such as `2025-26`
 */
export function seasonsFrom(first: string, count: number): string[] {
  const firstYear = Number(first.slice(0, 4));
  return Array.from({ length: count }, (_, index) => seasonFromYear(firstYear + index));
}

function seasonFromYear(year: number): string {
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}
