import type { DayNumber } from '../calendar/civil';
import type { Dice } from '../random/dice';
import { listBracketOrder } from './brackets';
import type { TennisEntry, TennisEvent } from './tennis-entries';
import type { TennisScore } from './tennis-score';

/** A player or pair. */
export interface DrawSlot {
  readonly entry: TennisEntry;
  /** From 1; null without a seed. */
  readonly seed: number | null;
  /** The sectional's host and place. */
  readonly qualifiedAt: { readonly host: string; readonly place: number } | null;
}

/** Early losers continue in the consolation draw. */
export type DrawPart = 'main' | 'consolation' | 'third place';

export interface TennisMatch {
  /** Unique within its draw: `M1-5`, `C2-3`, `T1-1`. */
  readonly id: string;
  readonly part: DrawPart;
  /** From 1. */
  readonly round: number;
  /** From 1, top to bottom. */
  readonly place: number;
  readonly day: DayNumber;
  readonly startMinutes: number;
  /** Null for a bye. */
  readonly top: DrawSlot | null;
  readonly bottom: DrawSlot | null;
  /** Deciding matches; null for a place of the draw. */
  readonly topFrom: TennisMatch | null;
  readonly bottomFrom: TennisMatch | null;
  /** Null for a bye. */
  readonly score: TennisScore | null;
  readonly key: number;
}

export interface TennisDraw {
  readonly event: TennisEvent;
  readonly publicFrom: { readonly day: DayNumber; readonly minutes: number };
  /** First round first. */
  readonly main: readonly (readonly TennisMatch[])[];
  readonly consolation: readonly (readonly TennisMatch[])[];
  readonly thirdPlace: TennisMatch | null;
}

export function findWinnerSlot({ top, bottom, score }: TennisMatch): DrawSlot | null {
  if (score === null) return top ?? bottom;
  return score.winner === 'top' ? top : bottom;
}

/** Null after a bye. */
export function findLoserSlot({ top, bottom, score }: TennisMatch): DrawSlot | null {
  if (score === null) return null;
  return score.winner === 'top' ? bottom : top;
}

export function findMatches({ main, consolation, thirdPlace }: TennisDraw): TennisMatch[] {
  return [...main.flat(), ...consolation.flat(), ...(thirdPlace === null ? [] : [thirdPlace])];
}

/**
 * Seeds meet late and get the byes; the others are drawn at random.
 * @param slots seeds first
 * @param areKin entries that should not meet in the first round
 */
export function makeDraw(
  roll: Dice,
  slots: readonly DrawSlot[],
  areKin: (left: DrawSlot, right: DrawSlot) => boolean,
): (DrawSlot | null)[] {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, slots.length)));
  const seeded = slots.filter(({ seed }) => seed !== null);
  const ordered = [...seeded, ...roll.shuffle(slots.filter(({ seed }) => seed === null))];
  const places = listBracketOrder(size).map((number) => ordered[number - 1] ?? null);
  places.forEach((slot, index) => {
    if (slot?.seed === null && hasClash(places, index, slot, areKin)) moveApart(places, index, slot, areKin);
  });
  return places;
}

function hasClash(
  places: readonly (DrawSlot | null)[],
  index: number,
  slot: DrawSlot,
  areKin: (left: DrawSlot, right: DrawSlot) => boolean,
): boolean {
  const opponent = places[index ^ 1] ?? null;
  return opponent !== null && opponent !== slot && areKin(opponent, slot);
}

/** Swaps with the first unseeded entry that separates both pairs. */
function moveApart(
  places: (DrawSlot | null)[],
  index: number,
  slot: DrawSlot,
  areKin: (left: DrawSlot, right: DrawSlot) => boolean,
): void {
  for (let step = 2; step < places.length; step += 1) {
    const other = (index + step) % places.length;
    const candidate = places[other] ?? null;
    if (candidate?.seed !== null || (other ^ 1) === index) continue;
    if (hasClash(places, index, candidate, areKin) || hasClash(places, other, slot, areKin)) continue;
    places[index] = candidate;
    places[other] = slot;
    return;
  }
}
