import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { createAxis, findExtent } from './axis';

const anyValue = fc.integer({ min: -500_000, max: 500_000 }).map((hundredths) => hundredths / 100);

describe('an axis', () => {
  it('places values in proportion, reversed ones from the other end, and has round ticks', () => {
    const { place, ticks } = createAxis({ domain: [0, 2000], tickCount: 4 });
    expect([0, 300, 2000].map(place)).toEqual([0, 15, 100]);
    expect(ticks).toEqual([
      { at: 0, text: '0' },
      { at: 25, text: '500' },
      { at: 50, text: '1,000' },
      { at: 75, text: '1,500' },
      { at: 100, text: '2,000' },
    ]);
    expect([1, 25].map(createAxis({ domain: [1, 25], isReversed: true }).place)).toEqual([100, 0]);
  });

  it('places a single value in the middle, without ticks where none are wanted', () => {
    const { place, ticks } = createAxis({ domain: [7, 7], tickCount: 0 });
    expect([place(7), ticks]).toEqual([50, []]);
  });

  it('places nothing outside, and values in their order', () => {
    fc.assert(
      fc.property(
        anyValue,
        anyValue,
        fc.array(anyValue, { minLength: 1, maxLength: 1000 }),
        fc.boolean(),
        (a, b, values, isReversed) => {
          const { place, ticks } = createAxis({ domain: [Math.min(a, b), Math.max(a, b)], isReversed });
          const positions = [...values].sort((one, other) => one - other).map(place);
          if (isReversed) positions.reverse();
          expect(atLeastOne(positions).filter((at) => !(at >= 0 && at <= 100))).toEqual([]);
          expect(positions).toEqual([...positions].sort((one, other) => one - other));
          expect(atLeastOne(ticks).filter(({ at }) => !(at >= 0 && at <= 100))).toEqual([]);
        },
      ),
    );
  });
});

describe('the extent of values', () => {
  it('is absent without values, and found among 1,000', () => {
    expect(findExtent([])).toBeNull();
    expect(findExtent([4])).toEqual([4, 4]);
    expect(findExtent(Array.from({ length: 1000 }, (_, index) => (index * 7) % 1000))).toEqual([0, 999]);
  });
});
