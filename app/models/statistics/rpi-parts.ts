import type { RpiRow } from '~/upstream/prep-standings';
import { layoutRuler } from '../charts/ruler';
import { findNumber } from '../text/no-value';
import { formatRating } from './figures';

/** The parts of a school's rating beside those of its class. */
export type RpiParts = NonNullable<ReturnType<typeof buildRpiParts>>;

/** The usual weights. The provider does not send its own, so ratings that do not follow from these have no drawing. */
const weights: readonly number[] = [0.25, 0.5, 0.25];
const largestDifference = 0.0002;
const names = ['Own wins', 'Opponents’ wins', 'Theirs'] as const;

/**
 * Question: is the rating made by the school's own record, or by its opponents'?
 * @param className `Class 2A`, or a name for all schools
 * @returns `null` without a rated school, or if the parts do not add up to the ratings
 */
export function buildRpiParts(ratings: readonly RpiRow[], schoolId: string | null, className: string) {
  const known = ratings.map((row) => ({ row, parts: splitRating(row) })).filter(({ parts }) => parts !== null);
  const own = known.find(({ row }) => row.schoolId === schoolId);
  if (own?.parts === undefined || own.parts === null || known.length * 2 <= ratings.length) return null;
  const mean = weights.map((_, part) => sum(known.map(({ parts }) => parts?.[part] ?? 0)) / known.length);
  const most = Math.max(sum(own.parts), sum(mean));
  const [wins = '', opponents = '', theirs = ''] = own.parts.map((share, part) => compare(share, mean[part] ?? 0));
  return {
    title: 'What the rating is made of',
    text: `Its own wins give ${wins} the mean of ${className}, its opponents’ wins ${opponents} it, and theirs ${theirs} it.`,
    rows: [
      { name: own.row.shortName, rating: formatRating(own.row.rpi), ruler: layoutParts(own.parts, most) },
      { name: `${className}, mean`, rating: formatRating(sum(mean)), ruler: layoutParts(mean, most) },
    ],
  };
}

/** Weighted shares of games won: own, of the opponents, of their opponents. `null` if they do not add up to the rating. */
function splitRating({ rpi, winPercent, opponents, theirOpponents }: RpiRow): readonly number[] | null {
  const rating = findNumber(rpi);
  const shares = [winPercent, opponents, theirOpponents].map(findNumber);
  const parts = shares.flatMap((share, part) => (share === null ? [] : [share * (weights[part] ?? 0)]));
  if (rating === null || parts.length < shares.length) return null;
  return Math.abs(rating - sum(parts)) <= largestDifference ? parts : null;
}

function layoutParts(shares: readonly number[], most: number) {
  const ends = shares.map((_, part) => sum(shares.slice(0, part + 1)));
  return layoutRuler({
    domain: [0, most],
    tickCount: 0,
    ranges: names.map((text, part) => ({ upTo: ends[part] ?? 0, text })),
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** `0.0123 more than` */
function compare(share: number, mean: number): string {
  return `${formatRating(Math.abs(share - mean))} ${share < mean ? 'less' : 'more'} than`;
}
