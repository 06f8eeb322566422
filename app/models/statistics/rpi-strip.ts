import type { RpiRow } from '~/upstream/prep-standings';
import { layoutRuler } from '../charts/ruler';
import { formatCount } from '../text/format-count';
import { findNumber } from '../text/no-value';
import { formatOrdinal, formatRating, formatShare } from './figures';
import type { Placed } from './places';

/** The ratings of a class along a line, with the positions of chosen schools. */
export type RpiStrip = NonNullable<ReturnType<typeof buildRpiStrip>>;

/** A class with fewer rated schools has no distribution worth drawing. */
const fewestSchools = 3;

/**
 * Question: where does the school stand among those of its class, and how close are the others?
 * @param schoolIds the chosen schools
 * @param className `Class 2A`, or a name for all schools
 * @returns `null` if there are too few ratings
 */
export function buildRpiStrip(ranking: readonly Placed<RpiRow>[], schoolIds: readonly string[], className: string) {
  const ratings = ranking.flatMap(({ row }) => findNumber(row.rpi) ?? []);
  const [highest = 0] = ratings;
  const lowest = ratings.at(-1) ?? 0;
  if (ratings.length < fewestSchools || highest === lowest) return null;
  const chosen = ranking.flatMap((placed) => {
    const value = findNumber(placed.row.rpi);
    return value === null || !schoolIds.includes(placed.row.schoolId) ? [] : [{ placed, value }];
  });
  const places = chosen.map(({ placed }) => formatRpiPlace(placed, ratings.length));
  const [first] = chosen;
  return {
    title:
      first !== undefined && chosen.length === 1
        ? `${first.placed.row.shortName} in ${className}`
        : `Ratings of ${className}`,
    text: `${places.length === 1 ? places[0] : formatCount(ratings.length, 'school')}, from ${formatRating(lowest)} to ${formatRating(highest)}.`,
    ruler: layoutRuler({
      domain: [lowest, highest],
      format: (value) => formatShare(value, 2),
      counted: ratings,
      marks: [
        ...listRanks(ratings.length).flatMap((rank) => {
          const value = ratings[rank - 1];
          return value === undefined ? [] : [{ value, text: formatOrdinal(rank), isQuiet: true }];
        }),
        ...chosen.map(({ placed, value }) => ({ value, text: placed.row.shortName })),
      ],
    }),
  };
}

/** The first, the hundredth if there are many, the middle and the last. */
function listRanks(count: number): readonly number[] {
  return [1, ...(count > 300 ? [100] : []), Math.ceil(count / 2), count];
}

/** `.6972, tied for 3rd of 121` */
function formatRpiPlace({ row, place, isTied }: Placed<RpiRow>, count: number): string {
  const words = place === null ? 'not ranked' : `${isTied ? 'tied for ' : ''}${formatOrdinal(place)} of ${count}`;
  return `${formatRating(row.rpi)}, ${words}`;
}
