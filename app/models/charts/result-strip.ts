import { formatCount } from '../text/format-count';

export type ResultLetter = 'W' | 'L' | 'T';

/** A game as a team's result. */
export interface TeamResult {
  readonly letter: ResultLetter;
  /** Points by which it was won or lost; `null` if unknown. */
  readonly margin: number | null;
}

/** A bar for each game, oldest first: wins above the line, losses below it. */
export interface ResultStrip {
  /** `21 games: won 15, lost 6.` */
  readonly text: string;
  readonly bars: readonly ResultBar[];
}

export interface ResultBar {
  readonly letter: ResultLetter;
  /** Percentage of the longest bar. */
  readonly length: number;
}

/** A bar that is seen, also of a game that was won by one point of a hundred. */
const leastLength = 15;
const words: Readonly<Record<ResultLetter, string>> = { W: 'won', L: 'lost', T: 'tied' };

/**
 * Question: when did a team win and lose, and by how much?
 * @param largestMargin of the longest bar, for strips that are compared; by default the largest of these
 * @returns `null` without a game
 */
export function layoutResultStrip(
  results: readonly TeamResult[],
  largestMargin = findLargestMargin(results),
): ResultStrip | null {
  if (results.length === 0) return null;
  return {
    text: describeResults(results),
    bars: results.map(({ letter, margin }) => ({ letter, length: computeLength(margin, largestMargin) })),
  };
}

/** @param score own points first */
export function toTeamResult(letter: ResultLetter, [own, other]: readonly [number | null, number | null]): TeamResult {
  return { letter, margin: own === null || other === null ? null : Math.abs(own - other) };
}

/** 0 if no margin is known. */
export function findLargestMargin(results: readonly TeamResult[]): number {
  return results.reduce((largest, { margin }) => Math.max(largest, margin ?? 0), 0);
}

/** All bars are long where no margin is known. */
function computeLength(margin: number | null, largest: number): number {
  if (largest === 0) return 100;
  return Math.round(leastLength + (100 - leastLength) * Math.min(1, (margin ?? 0) / largest));
}

function describeResults(results: readonly TeamResult[]): string {
  const counted = (Object.entries(words) as [ResultLetter, string][]).flatMap(([letter, word]) => {
    const count = results.filter((result) => result.letter === letter).length;
    return count === 0 ? [] : [`${word} ${count}`];
  });
  return `${formatCount(results.length, 'game')}: ${counted.join(', ')}.`;
}
