import { createDice } from '../../random/dice';

/** The winner's kicks first. */
export function playShootout(gameKey: number): readonly [winner: number, loser: number] {
  const roll = createDice(gameKey, 'shootout');
  const suddenDeath = roll.drawChance(0.22);
  if (suddenDeath) {
    const loser = roll.drawBetween(4, 8);
    return [loser + 1, loser];
  }
  const winner = roll.drawBetween(3, 5);
  return [winner, Math.max(1, winner - roll.drawBetween(1, 2))];
}
