import { describe, expect, it } from 'vitest';
import { at, dice, hashSeed } from './dice';

describe('a keyed stream of random numbers', () => {
  it('a stream depends on seed and key only, not on other draws', () => {
    const first = dice(1, 'games', 7);
    dice(1, 'news').next();
    const second = dice(1, 'games', 7);
    expect([first.next(), first.next()]).toEqual([second.next(), second.next()]);
  });

  it('streams differ between seeds and between keys', () => {
    const values = [hashSeed(1, 'a', 1), hashSeed(2, 'a', 1), hashSeed(1, 'b', 1), hashSeed(1, 'a', 2)];
    expect(new Set(values).size).toBe(values.length);
  });

  it('draws are about evenly distributed', () => {
    const roll = dice(3, 'even');
    const counts = [0, 0, 0, 0];
    for (let draw = 0; draw < 8000; draw += 1) {
      const index = roll.below(4);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  it('a shuffle keeps all items', () => {
    const items = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(dice(4, 'shuffle').shuffled(items).sort()).toEqual(items);
  });

  it('at() throws for an empty list', () => {
    expect(() => at([], 0)).toThrow(RangeError);
  });
});
