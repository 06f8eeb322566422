import type { RpiRow } from '~/upstream/prep-standings';
import { layoutRuler } from '../charts/ruler';
import { formatCount } from '../text/format-count';
import { findNumber } from '../text/no-value';
import { formatOrdinal, formatRating } from './figures';
import type { Placed } from './places';

/** The ratings of a class along a line, with the position of one school. */
export type RpiStrip = NonNullable<ReturnType<typeof buildRpiStrip>>;

/** A class with fewer rated schools has no distribution worth drawing. */
const fewestSchools = 3;

/**
 * Question: where does the school stand among those of its class, and how close are the others?
 * @param className `Class 2A`, or a name for all schools
 * @returns `null` if there are too few ratings
 */
export function buildRpiStrip(ranking: readonly Placed<RpiRow>[], schoolId: string | null, className: string) {
  const ratings = ranking.flatMap(({ row }) => findNumber(row.rpi) ?? []);
  const [highest = 0] = ratings;
  const lowest = ratings.at(-1) ?? 0;
  if (ratings.length < fewestSchools || highest === lowest) return null;
  const median = computeMedian(ratings);
  const chosen = ranking.find(({ row }) => row.schoolId === schoolId);
  const rating = findNumber(chosen?.row.rpi ?? null);
  const isRated = chosen !== undefined && rating !== null;
  const [leader] = ranking;
  const best = leader === undefined || leader.isTied || leader === chosen ? null : leader.row.shortName;
  const spread = `from ${formatRating(lowest)} to ${formatRating(highest)}${best === null ? '' : ` (${best})`}, half of them above ${formatRating(median)}.`;
  return {
    title: isRated ? `${chosen.row.shortName} in ${className}` : `Ratings of ${className}`,
    text: `${isRated ? formatRpiPlace(chosen, ratings.length) : formatCount(ratings.length, 'school')}, ${spread}`,
    ruler: layoutRuler({
      domain: [lowest, highest],
      format: (value) => value.toFixed(2),
      dots: ratings,
      marks: [
        { value: median, text: 'Middle', isQuiet: true },
        ...(best === null ? [] : [{ value: highest, text: best, isQuiet: true }]),
        ...(isRated ? [{ value: rating, text: chosen.row.shortName }] : []),
      ],
    }),
  };
}

/** `0.6972, tied for 3rd of 121` */
function formatRpiPlace({ row, place, isTied }: Placed<RpiRow>, count: number): string {
  const words = place === null ? 'not ranked' : `${isTied ? 'tied for ' : ''}${formatOrdinal(place)} of ${count}`;
  return `${formatRating(row.rpi)}, ${words}`;
}

/** @param ratings from the highest to the lowest */
function computeMedian(ratings: readonly number[]): number {
  const middle = Math.floor(ratings.length / 2);
  const upper = ratings[middle] ?? 0;
  return ratings.length % 2 === 1 ? upper : ((ratings[middle - 1] ?? upper) + upper) / 2;
}
