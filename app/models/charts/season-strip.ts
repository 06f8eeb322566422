import { placeName } from './mark-names';
import { describeResults, layoutResultStrip, placeBar, type ResultStrip, type TeamResult } from './result-strip';

/** A game of a season with its result. */
export interface SeasonResult extends TeamResult {
  /** `Sep 6`; `null` if unknown. */
  readonly dayText: string | null;
  /** `3-0 Elm`, `0-3 at Elm` */
  readonly name: string;
}

/** The results of a season with the days below them, and the names of the largest win and loss. */
export interface SeasonStrip extends ResultStrip {
  /** `21 games: won 15, lost 6. 3 are left.` */
  readonly text: string;
  /** Number of games, including those to come. */
  readonly room: number;
  readonly days: readonly StripText[];
  readonly largestWin: StripText | null;
  readonly largestLoss: StripText | null;
}

export interface StripText {
  /** Percentage of the strip. */
  readonly at: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly text: string;
}

/** Games that a short season has room for, so that its bars are not far apart. */
const leastRoom = 10;
/** Between the starts of two days, as a percentage of the narrowest strip (300 px). */
const leastDayDistance = 16;
/** One game is seen in its row. */
const fewestOfLargest = 3;

/**
 * Question: when did a team win and lose, by how much, and what was its best and its worst game?
 * @param results oldest first
 * @param leftCount games to come
 * @returns `null` without a result
 */
export function layoutSeasonStrip(results: readonly SeasonResult[], leftCount: number): SeasonStrip | null {
  const strip = layoutResultStrip(results);
  if (strip === null) return null;
  const room = Math.max(leastRoom, results.length + leftCount);
  const left = leftCount === 0 ? '' : ` ${leftCount === 1 ? '1 is' : `${leftCount} are`} left.`;
  return {
    ...strip,
    text: `${describeResults(results)}.${left}`,
    room,
    days: layoutDays(results, room),
    largestWin: nameLargest(results, 'W', room),
    largestLoss: nameLargest(results, 'L', room),
  };
}

/** The days of the first and the latest game, and of others between them that have room. */
function layoutDays(results: readonly SeasonResult[], room: number): StripText[] {
  const step = Math.ceil((leastDayDistance * room) / 100);
  const last = results.length - 1;
  return results.flatMap(({ dayText }, index) => {
    const isWanted = index === last || (index % step === 0 && last - index >= step);
    if (dayText === null || !isWanted) return [];
    const at = placeBar(index, room);
    const half = leastDayDistance / 2;
    return [{ at, text: dayText, anchor: at < half ? 'start' : at > 100 - half ? 'end' : 'middle' }];
  });
}

/** The latest of the largest. */
function nameLargest(results: readonly SeasonResult[], letter: 'W' | 'L', room: number): StripText | null {
  if (results.length < fewestOfLargest) return null;
  let largest: { readonly index: number; readonly margin: number } | null = null;
  for (const [index, result] of results.entries()) {
    if (result.letter !== letter || result.margin === null || result.margin < (largest?.margin ?? 1)) continue;
    largest = { index, margin: result.margin };
  }
  if (largest === null) return null;
  const text = results[largest.index]?.name ?? '';
  const { nameAt, anchor } = placeName({ at: placeBar(largest.index, room), text });
  return { at: nameAt, anchor, text };
}
