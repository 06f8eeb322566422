import { formatCount } from '../text/format-count';
import { createAxis } from './axis';
import { roundPosition } from './round-position';

export type ResultLetter = 'W' | 'L' | 'T';

/** A game as a team's result. */
export interface TeamResult {
  readonly letter: ResultLetter;
  /** Points by which it was won or lost; `null` if unknown. */
  readonly margin: number | null;
}

/** A bar for each game, oldest first: wins above the line, losses below it. */
export interface ResultStrip {
  readonly bars: readonly ResultBar[];
  /** The same above and below the line; empty where no margin is known. */
  readonly ticks: readonly MarginTick[];
}

export interface ResultBar {
  readonly letter: ResultLetter;
  /** Percentage of the longest bar. */
  readonly length: number;
}

export interface MarginTick {
  /** Percentage of the longest bar. */
  readonly at: number;
  /** `20` */
  readonly text: string;
}

/** A bar that is seen, also of a game that was won by one point of a hundred. */
const leastLength = 8;
const shortestStreak = 3;
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
  const { place, ticks } = createAxis({ domain: [0, largestMargin], tickCount: 2 });
  return {
    // All bars are long where no margin is known.
    bars: results.map(({ letter, margin }) => ({
      letter,
      length: largestMargin === 0 ? 100 : Math.round(Math.max(leastLength, place(margin ?? 0))),
    })),
    ticks: largestMargin === 0 ? [] : ticks.filter(({ at, text }) => at > 0 && /^[\d,]+$/.test(text)),
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

/** Center of the bar of a game, as a percentage of a strip with room for as many games. */
export function placeBar(index: number, room: number): number {
  return roundPosition(((index + 0.5) / room) * 100);
}

/** `21 games: won 15, lost 6` */
export function describeResults(results: readonly TeamResult[]): string {
  const counted = (Object.entries(words) as [ResultLetter, string][]).flatMap(([letter, word]) => {
    const count = countLetter(results, letter);
    return count === 0 ? [] : [`${word} ${count}`];
  });
  return `${formatCount(results.length, 'game')}: ${counted.join(', ')}`;
}

/** `won 6 of its last 10 games, tied 1, and lost the last 3`: follows the name of a team. */
export function describeForm(results: readonly TeamResult[]): string {
  const [wins, ties] = [countLetter(results, 'W'), countLetter(results, 'T')];
  const last = results.at(-1)?.letter;
  const streak = results.length - 1 - results.findLastIndex(({ letter }) => letter !== last);
  const hasStreak = last !== undefined && last !== 'T' && streak >= shortestStreak && streak < results.length;
  return [
    `won ${wins === 0 ? 'none' : wins} of its last ${formatCount(results.length, 'game')}`,
    hasStreak && last === 'W' ? `, the last ${streak} in a row` : '',
    ties === 0 ? '' : `, tied ${ties}`,
    hasStreak && last === 'L' ? `, and lost the last ${streak}` : '',
  ].join('');
}

function countLetter(results: readonly TeamResult[], letter: ResultLetter): number {
  return results.filter((result) => result.letter === letter).length;
}
