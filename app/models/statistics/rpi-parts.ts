import type { RpiRow } from '~/upstream/prep-standings';
import { layoutRuler } from '../charts/ruler';
import { findNumber } from '../text/no-value';
import { formatRating } from './figures';

/** The parts of a school's rating beside those of its class. */
export type RpiParts = NonNullable<ReturnType<typeof buildRpiParts>>;

/** How much own wins, the opponents' and their opponents' count. */
export type RpiWeights = readonly [number, number, number];

const usualWeights: RpiWeights = [0.25, 0.5, 0.25];
/** Of ratings with four decimals. */
const largestDifference = 0.0001;
const shareThatFits = 0.99;
const names = ['Own wins', 'Opponents’ wins', 'Theirs'] as const;

/**
 * The weights of a list of ratings, which the provider does not send: the usual ones, or those in whole percents that fit the rows.
 * @returns `null` if they give fewer than 99 % of the ratings, to four decimals
 */
export function findRpiWeights(ratings: readonly RpiRow[]): RpiWeights | null {
  const rows = ratings.flatMap((row) => readShares(row) ?? []);
  const doFit = (weights: RpiWeights) =>
    rows.filter((row) => isSum(row, weights)).length >= rows.length * shareThatFits;
  if (rows.length === 0) return null;
  if (doFit(usualWeights)) return usualWeights;
  const fitted = fitWeights(rows);
  return fitted !== null && doFit(fitted) ? fitted : null;
}

/**
 * Question: is the rating made by the school's own record, or by its opponents'?
 * @param ratings of the class
 * @param className `Class 2A`, or a name for all schools
 * @returns `null` without a rated school, or if the parts do not add up to the ratings
 */
export function buildRpiParts(
  ratings: readonly RpiRow[],
  weights: RpiWeights | null,
  schoolId: string | null,
  className: string,
) {
  if (weights === null) return null;
  const known = ratings.flatMap((row) => {
    const shares = readShares(row);
    return shares !== null && isSum(shares, weights) ? [{ row, shares, parts: weigh(shares, weights) }] : [];
  });
  const own = known.find(({ row }) => row.schoolId === schoolId);
  if (own === undefined) return null;
  const mean = weights.map((_, part) => sum(known.map(({ parts }) => parts[part] ?? 0)) / known.length);
  const most = Math.max(sum(own.parts), sum(mean));
  const [wins = '', opponents = '', theirs = ''] = own.parts.map((share, part) => compare(share, mean[part] ?? 0));
  return {
    title: 'What the rating is made of',
    text: `Its own wins give ${wins} the mean of ${className}, its opponents’ wins ${opponents} it, and theirs ${theirs} it.`,
    /** `25 % of 0.8000 + 50 % of 0.6000 + 25 % of 0.5000 = 0.6250` */
    sum: `${weights.map((weight, part) => `${Math.round(weight * 100)} % of ${formatRating(own.shares.parts[part] ?? null)}`).join(' + ')} = ${formatRating(own.row.rpi)}`,
    rows: [
      { name: own.row.shortName, rating: formatRating(own.row.rpi), ruler: layoutParts(own.parts, most) },
      { name: `${className}, mean`, rating: formatRating(sum(mean)), ruler: layoutParts(mean, most) },
    ],
  };
}

interface Shares {
  readonly rating: number;
  /** Shares of games won: own, of the opponents, of their opponents. */
  readonly parts: RpiWeights;
}

/** `null` for a rating without all its parts. */
function readShares({ rpi, winPercent, opponents, theirOpponents }: RpiRow): Shares | null {
  const [rating, own, faced, theirs] = [rpi, winPercent, opponents, theirOpponents].map(findNumber);
  if (typeof rating !== 'number' || typeof own !== 'number' || typeof faced !== 'number' || typeof theirs !== 'number')
    return null;
  return { rating, parts: [own, faced, theirs] };
}

function weigh({ parts }: Shares, weights: RpiWeights): readonly number[] {
  return parts.map((share, part) => share * (weights[part] ?? 0));
}

function isSum(shares: Shares, weights: RpiWeights): boolean {
  return Math.abs(shares.rating - sum(weigh(shares, weights))) <= largestDifference;
}

/** Least squares, in whole percents; `null` if the rows do not tell the weights apart. */
function fitWeights(rows: readonly Shares[]): RpiWeights | null {
  const multiply = (a: (row: Shares) => number, b: (row: Shares) => number) => sum(rows.map((row) => a(row) * b(row)));
  const columns = [0, 1, 2].map((part) => (row: Shares) => row.parts[part] ?? 0);
  const matrix = columns.map((a) => columns.map((b) => multiply(a, b)));
  const target = columns.map((a) => multiply(a, ({ rating }) => rating));
  const whole = determine(matrix);
  const solution = columns.map((_, part) => {
    const replaced = matrix.map((row, index) =>
      row.map((cell, column) => (column === part ? (target[index] ?? 0) : cell)),
    );
    return Math.round((determine(replaced) / whole) * 100) / 100;
  });
  const [own = Number.NaN, faced = Number.NaN, theirs = Number.NaN] = solution;
  return solution.every(Number.isFinite) ? [own, faced, theirs] : null;
}

/** Determinant of three rows of three. */
function determine([a = [], b = [], c = []]: readonly (readonly number[])[]): number {
  const at = (row: readonly number[], column: number) => row[column % 3] ?? 0;
  return sum([0, 1, 2].map((k) => at(a, k) * (at(b, k + 1) * at(c, k + 2) - at(b, k + 2) * at(c, k + 1))));
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
