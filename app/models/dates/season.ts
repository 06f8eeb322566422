import { formatMediumDate, formatMonthAndDay } from './calendar-date';
import { type ContentClock, getToday } from './content-clock';

/** A season begins on July 1, see `docs/decisions/0024-the-season-comes-from-the-clock.md`. */
const FIRST_MONTH = 7;

/** Season of a day: `2024-25` for March 15, 2025. */
export function getSeasonOfDay(isoDay: string): string {
  const [year = 0, month = 0] = isoDay.split('-').map(Number);
  return buildSeason(month < FIRST_MONTH ? year - 1 : year);
}

/** The shown season: that of the content day, unless the environment names another (`SEASON`). */
export function findCurrentSeason(clock: Pick<ContentClock, 'getNowMs' | 'timeZone' | 'season'>): string {
  return clock.season ?? getSeasonOfDay(getToday(clock));
}

/** `2024-25, last season`, or `2023-24` for an older one; `null` for the current season. */
export function findOtherSeason(isoDay: string, today: string): string | null {
  return labelOtherSeason(getSeasonOfDay(isoDay), getSeasonOfDay(today));
}

/** `2024-25, last season` for the season before the current one, `2023-24` for any other; `null` for the current one. */
export function labelOtherSeason(season: string, current: string): string | null {
  if (season === current) return null;
  return season === getPreviousSeason(current) ? `${season}, last season` : season;
}

/** `Oct 1` in this season, `Oct 1, 2024` in any other. */
export function formatDayWithSeason(isoDay: string, today: string): string {
  return findOtherSeason(isoDay, today) === null ? formatMonthAndDay(isoDay) : formatMediumDate(isoDay);
}

/** Season before that of a day: `2024-25` on October 11, 2025. */
export function getSeasonBefore(isoDay: string): string {
  return getPreviousSeason(getSeasonOfDay(isoDay));
}

export function getPreviousSeason(season: string): string {
  return buildSeason(parseFirstYear(season) - 1);
}

export function getNextSeason(season: string): string {
  return buildSeason(parseFirstYear(season) + 1);
}

/** Whether a text is a season: two consecutive years, such as `2030-31`. */
export function isSeason(text: string): boolean {
  return /^\d{4}-\d{2}$/.test(text) && buildSeason(parseFirstYear(text)) === text;
}

/** Consecutive seasons from the first, which is like `2030-31`. */
export function listSeasonsFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => buildSeason(parseFirstYear(first) + index));
}

/** The day with this month and day in a season: `2031-03-15` for `03-15` in `2030-31`. */
export function getDayInSeason(monthAndDay: string, season: string): string {
  const isInFirstYear = Number(monthAndDay.slice(0, 2)) >= FIRST_MONTH;
  return `${parseFirstYear(season) + (isInFirstYear ? 0 : 1)}-${monthAndDay}`;
}

export function parseFirstYear(season: string): number {
  return Number(season.slice(0, 4));
}

export function buildSeason(year: number): string {
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}
