/** How a parameter is read; see `app/routes.table.js`. */
export type QueryKind = 'date' | 'slug' | 'page' | 'flag' | 'text';

const dayMs = 24 * 60 * 60 * 1000;
/** Two seasons back and one ahead: further away there are no games, only visitors who make up addresses. */
const daysBack = 800;
const daysAhead = 400;
const longestText = 80;

const readers: Record<QueryKind, (value: string, todayIso: string) => string | null> = {
  date: (value, todayIso) => (isRealDay(value) && isNear(value, todayIso) ? value : null),
  slug: (value) => (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) && value.length <= 60 ? value : null),
  page: (value) => (/^[1-9]\d{0,3}$/.test(value) ? value : null),
  flag: (value) => (value === '1' ? value : null),
  text: (value) =>
    value
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, longestText)
      .trim() || null,
};

/**
 * The parameters that a route declares, read by their kinds and sorted by name. A value that does not fit is left out,
 * as if it had not been given; of a repeated parameter the first counts.
 * @param todayIso content today, `YYYY-MM-DD`
 */
export function readQuery(
  given: URLSearchParams,
  declared: Readonly<Record<string, QueryKind>>,
  todayIso: string,
): Readonly<Record<string, string>> {
  const names = Object.keys(declared).sort();
  return Object.fromEntries(
    names.flatMap((name) => {
      const kind = declared[name];
      const value = given.get(name);
      const read = kind === undefined || value === null ? null : readers[kind](value, todayIso);
      return read === null ? [] : [[name, read]];
    }),
  );
}

function isRealDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const midnight = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(midnight.valueOf()) && midnight.toISOString().startsWith(value);
}

function isNear(value: string, todayIso: string): boolean {
  const days = (Date.parse(value) - Date.parse(todayIso)) / dayMs;
  return days >= -daysBack && days <= daysAhead;
}
