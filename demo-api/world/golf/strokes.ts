import type { Dice } from '../../random/dice';
import type { Course } from './courses';

const holeDeviation = 0.82;
const formDeviation = 1.4;
const worst = 6;

/** Par threes are harder, par fives easier. */
const parBias: Readonly<Record<number, number>> = { 3: 0.09, 4: 0.02, 5: -0.13 };

/**
 * By hole.
 * @param skill mean strokes over par per round
 */
export function drawStrokes(roll: Dice, course: Course, skill: number): number[] {
  const perHole = (skill + roll.drawNormal() * formDeviation) / course.length;
  return course.map(({ par }) => par + drawOverPar(roll, par, perHole + (parBias[par] ?? 0)));
}

function drawOverPar(roll: Dice, par: number, mean: number): number {
  const trouble = roll.drawChance(0.015) ? roll.drawBetween(1, 3) : 0;
  const over = Math.round(mean + roll.drawNormal() * holeDeviation) + trouble;
  // Eagles occur mostly on par fives.
  const best = roll.drawChance(par === 5 ? 0.35 : 0.01) ? -2 : -1;
  return Math.min(worst, Math.max(best, over));
}
