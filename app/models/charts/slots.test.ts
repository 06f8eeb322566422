import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutSlots, type SlotKind } from './slots';

const anyKind = fc.constantFrom<SlotKind>('tall', 'middle', 'short');

describe('slots', () => {
  it('join neighbors of one kind', () => {
    expect(layoutSlots(['tall', 'tall', 'short', 'tall'])).toEqual({
      count: 4,
      runs: [
        { kind: 'tall', start: 0, length: 2 },
        { kind: 'short', start: 2, length: 1 },
        { kind: 'tall', start: 3, length: 1 },
      ],
    });
    expect(layoutSlots([])).toEqual({ count: 0, runs: [] });
  });

  it('draw each slot once, in its order', () => {
    fc.assert(
      fc.property(fc.array(anyKind, { maxLength: 1000 }), (kinds) => {
        const { count, runs } = layoutSlots(kinds);
        expect(count).toBe(kinds.length);
        expect(runs.flatMap(({ kind, length }) => Array.from({ length }, () => kind))).toEqual(kinds);
        expect(runs.map(({ start }) => start)).toEqual(
          runs.map((_, index) => runs.slice(0, index).reduce((sum, { length }) => sum + length, 0)),
        );
      }),
    );
  });
});
