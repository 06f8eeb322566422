import { dice } from '../../random/dice';

/** The winner's kicks first. */
export function playShootout(gameKey: number): readonly [winner: number, loser: number] {
  const roll = dice(gameKey, 'shootout');
  const suddenDeath = roll.chance(0.22);
  if (suddenDeath) {
    const loser = roll.between(4, 8);
    return [loser + 1, loser];
  }
  const winner = roll.between(3, 5);
  return [winner, Math.max(1, winner - roll.between(1, 2))];
}
