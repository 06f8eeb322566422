import type { Dice } from '../random/dice';
import type { Sport } from './sports';

/** The most points of a winner and a loser, by surface or code. */
const ranges: Readonly<Record<string, readonly [low: number, high: number]>> = {
  court: [41, 84],
  field: [10, 45],
  pitch: [1, 5],
  diamond: [1, 11],
  pool: [6, 15],
  LCB: [7, 17],
  LCG: [8, 18],
};

/** The winner's score first. */
export function inventArchiveScore(roll: Dice, sport: Sport): { readonly score: string; readonly isLate: boolean } {
  if (sport.surface === 'net') return { score: `2-${roll.drawBelow(2)}`, isLate: false };
  const [low, high] = ranges[sport.code] ?? ranges[sport.surface] ?? [1, 9];
  const winner = roll.drawBetween(low, high);
  const loser = Math.max(
    sport.surface === 'court' ? 28 : 0,
    winner - 1 - Math.floor(roll.drawFraction() ** 2 * (high - low)),
  );
  const isLate = winner - loser <= (sport.surface === 'court' ? 3 : 1);
  const score = `${winner}-${Math.min(loser, winner - 1)}`;
  return { score: isLate && roll.drawChance(0.35) ? `${score} (OT)` : score, isLate };
}
