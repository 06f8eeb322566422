import type { RpiRow } from '~/upstream/prep-standings';
import { layoutBridge } from '../charts/bridge';
import { findNumber } from '../text/no-value';
import { formatRating, formatWinPercent } from './figures';

/** The parts of a school's rating against those of its class. */
export type RpiParts = NonNullable<ReturnType<typeof buildRpiParts>>;

/** How much own wins, the opponents' and their opponents' count. */
export type RpiWeights = readonly [number, number, number];

const usualWeights: RpiWeights = [0.25, 0.5, 0.25];
/** Of ratings with four decimals. */
const largestDifference = 0.0001;
const shareThatFits = 0.99;
const names = ['Own wins', 'Opponents’ wins', 'Opponents’ opponents’'] as const;
const reasons = ['its own wins', 'its opponents’ wins', 'its opponents’ opponents’ wins'] as const;

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
 * Question: what puts the rating above or below the others, the school's own record or its opponents'?
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
  const meanShares = [0, 1, 2].map((part) => sum(known.map(({ shares }) => shares.parts[part] ?? 0)) / known.length);
  const changes = own.parts.map((part, index) => part - (mean[index] ?? 0));
  return {
    title: 'What the rating is made of',
    text: describeChanges(changes, className),
    bridge: layoutBridge({
      start: { text: `Mean of ${className}`, value: sum(mean) },
      steps: changes.map((change, part) => ({
        text: `${names[part] ?? ''} ${formatWinPercent(own.shares.parts[part] ?? null)}, mean ${formatWinPercent(meanShares[part] ?? null)}`,
        change,
      })),
      endText: own.row.shortName,
      format: formatRating,
    }),
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

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** `0.0458 below the mean of Class 1A, mostly by its own wins.` */
function describeChanges(changes: readonly number[], className: string): string {
  const difference = sum(changes);
  if (Math.abs(difference) < largestDifference) return `At the mean of ${className}.`;
  const sign = Math.sign(difference);
  const part = changes.reduce((most, change, index) => (change * sign > (changes[most] ?? 0) * sign ? index : most), 0);
  return `${formatRating(Math.abs(difference))} ${sign < 0 ? 'below' : 'above'} the mean of ${className}, mostly by ${reasons[part] ?? ''}.`;
}
