import type { Card } from './cards';
import type { Course } from './courses';
import type { Outcome } from './golfers';

/** A round as far as played. */
export interface RoundView {
  readonly card: Card;
  /** By hole; null where none are entered. */
  readonly strokes: readonly (number | null)[];
  /** Entered holes. */
  readonly thru: number;
  /** Strokes on entered holes. */
  readonly gross: number;
  /** Against the par of entered holes. */
  readonly versusPar: number;
  readonly outcome: Outcome | null;
}

/** @param minutes after midnight of the round's day */
export function buildRoundView(card: Card, course: Course, minutes: number): RoundView {
  const strokes = card.strokes.map((value, hole) => ((card.shownAt[hole] ?? Infinity) <= minutes ? value : null));
  let thru = 0;
  let gross = 0;
  let par = 0;
  strokes.forEach((value, hole) => {
    if (value === null) return;
    thru += 1;
    gross += value;
    par += course[hole]?.par ?? 0;
  });
  return {
    card,
    strokes,
    thru,
    gross,
    versusPar: gross - par,
    outcome: card.outcomeAt <= minutes ? card.outcome : null,
  };
}
