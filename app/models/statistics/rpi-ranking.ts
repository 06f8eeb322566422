import type { RpiRow } from '~/upstream/prep-standings';
import { compareText } from '../text/text-order';
import { type Placed, placeRows } from './places';

/** Merges the ratings of several lists; the first list counts for each school. */
export function mergeRatings(lists: readonly (readonly RpiRow[])[]): RpiRow[] {
  const ids = new Set<string>();
  const schools = new Set<string>();
  return lists.flat().filter(({ id, schoolId }) => {
    if (ids.has(id) || schools.has(schoolId)) return false;
    ids.add(id);
    schools.add(schoolId);
    return true;
  });
}

/** Ranks schools by rating. Ratings that are equal as shown, to four decimals, share a place. */
export function rankByRpi(rows: readonly RpiRow[]): Placed<RpiRow>[] {
  return placeRows(
    rows,
    ({ rpi }) => (typeof rpi === 'number' ? Math.round(rpi * 10_000) : null),
    (a, b) => compareText(a.shortName, b.shortName),
  );
}
