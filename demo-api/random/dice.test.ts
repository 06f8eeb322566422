import { describe, expect, it } from 'vitest';
import { getItemAt, createDice, hashSeed } from './dice';

describe('a keyed stream of random numbers', () => {
  it('a stream depends on seed and key only, not on other draws', () => {
    const first = createDice(1, 'games', 7);
    createDice(1, 'news').drawFraction();
    const second = createDice(1, 'games', 7);
    expect([first.drawFraction(), first.drawFraction()]).toEqual([second.drawFraction(), second.drawFraction()]);
  });

  it('streams differ between seeds and between keys', () => {
    const values = [hashSeed(1, 'a', 1), hashSeed(2, 'a', 1), hashSeed(1, 'b', 1), hashSeed(1, 'a', 2)];
    expect(new Set(values).size).toBe(values.length);
  });

  it('draws are about evenly distributed', () => {
    const roll = createDice(3, 'even');
    const counts = [0, 0, 0, 0];
    for (let draw = 0; draw < 8000; draw += 1) {
      const index = roll.drawBelow(4);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  it('a shuffle keeps all items', () => {
    const items = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(createDice(4, 'shuffle').shuffle(items).sort()).toEqual(items);
  });

  it('at() throws for an empty list', () => {
    expect(() => getItemAt([], 0)).toThrow(RangeError);
  });
});
