import { expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { drawRandomItems } from './score-strip-view';

const games = Array.from({ length: 200 }, (_, index) => index);

it('the same seed chooses the same items', () => {
  expect(drawRandomItems(games, 12, 1_772_914_440_000)).toEqual(drawRandomItems(games, 12, 1_772_914_440_000));
});

it('another seed chooses other items', () => {
  expect(drawRandomItems(games, 12, 1_772_914_440_000)).not.toEqual(drawRandomItems(games, 12, 1_772_914_620_000));
});

it('the chosen items keep their order and have the requested number', () => {
  const chosen = drawRandomItems(games, 12, 7);
  expect(chosen).toHaveLength(12);
  expect([...chosen].sort((a, b) => a - b)).toEqual(chosen);
});

it('a list that is short enough is returned whole', () => {
  expect(drawRandomItems([1, 2], 4, 7)).toEqual([1, 2]);
});

it('every item has about the same chance', () => {
  const counts = new Map<number, number>();
  for (let seed = 0; seed < 2000; seed += 1) {
    for (const game of drawRandomItems([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 4, seed * 180_000)) {
      counts.set(game, (counts.get(game) ?? 0) + 1);
    }
  }
  for (const count of atLeastOne(counts.values())) expect(Math.abs(count - 800)).toBeLessThan(120);
  expect(counts.size).toBe(10);
});
