import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { layoutRuler, type RulerInput } from './ruler';

function layout(input: RulerInput) {
  const ruler = layoutRuler(input);
  if (ruler === null) throw new Error('The ruler has no values');
  return ruler;
}

const classes = [
  { upTo: 300, text: '1A' },
  { upTo: 700, text: '2A', isChosen: true },
  { upTo: null, text: '3A' },
];

describe('a ruler', () => {
  it('is absent without a domain and without a value', () => {
    expect(layoutRuler({ dots: [], marks: [] })).toBeNull();
  });

  it('has a single value in its middle', () => {
    expect(layout({ dots: [0.5] }).dots).toEqual([{ at: 50, row: 0 }]);
  });

  it('divides the line at the upper ends of its ranges', () => {
    const { ranges, marks } = layout({ domain: [0, 1000], ranges: classes, marks: [{ value: 330, text: '330' }] });
    expect(ranges).toEqual([
      { at: 0, width: 30, text: '1A', textAt: 15, isChosen: false },
      { at: 30, width: 40, text: '2A', textAt: 51.5, isChosen: true },
      { at: 70, width: 30, text: '3A', textAt: 85, isChosen: false },
    ]);
    expect(marks).toEqual([{ at: 33, text: '330', isQuiet: false, row: 0, nameAt: 33, anchor: 'middle' }]);
  });

  it('leaves out a range that is outside of the line', () => {
    expect(layout({ domain: [0, 300], ranges: classes }).ranges.map(({ text }) => text)).toEqual(['1A']);
    const reversed = layout({ domain: [0, 1000], ranges: classes, isReversed: true }).ranges;
    expect(reversed.map(({ at, width }) => [at, width])).toEqual([
      [70, 30],
      [30, 40],
      [0, 30],
    ]);
  });

  it('stacks values at one position where asked', () => {
    const dots = [3, 1, 3, 3];
    expect(layout({ dots, isStacked: true }).dots.map(({ at, row }) => [at, row])).toEqual([
      [100, 0],
      [0, 0],
      [100, 1],
      [100, 2],
    ]);
    expect([layout({ dots, isStacked: true }).dotRows, layout({ dots }).dotRows]).toEqual([3, 1]);
  });

  it('counts values in equal parts of the line, and a single one among hundreds is seen', () => {
    const { bins, dots } = layout({ domain: [0, 48], counted: [0, ...Array.from({ length: 300 }, () => 20.5), 48] });
    expect([bins.length, bins[0], bins[20], bins[47], dots]).toEqual([48, 1, 100, 1, []]);
    expect(bins.filter((height) => height > 0)).toHaveLength(3);
  });

  it('has its ticks at given values', () => {
    expect(layout({ domain: [0, 100], tickValues: [12.5, 60] }).ticks).toEqual([
      { at: 12.5, text: '12.5' },
      { at: 60, text: '60' },
    ]);
  });

  it('writes names inside the drawing, and those that could touch in different rows', () => {
    const names = layout({
      domain: [0, 100],
      marks: [
        { value: 98, text: 'Port Marlow-Sumacstead' },
        { value: 1, text: 'Ashgrove' },
        { value: 2, text: 'Elm' },
        { value: 40, text: 'A name so long that no place beside its mark has room' },
      ],
    });
    expect(names.marks.map(({ at, row, nameAt, anchor }) => [at, row, nameAt, anchor])).toEqual([
      [1, 2, 1, 'start'],
      [2, 1, 2, 'start'],
      [40, 0, 0, 'start'],
      [98, 1, 98, 'end'],
    ]);
    expect(names.nameRows).toBe(3);
  });

  const anyValues = fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 1000 });
  const anyMarks = fc.array(
    fc.record({ value: fc.integer({ min: 0, max: 5000 }), text: fc.string({ maxLength: 60 }) }),
    {
      minLength: 1,
      maxLength: 20,
    },
  );

  it('draws every value at its position and nothing outside', () => {
    fc.assert(
      fc.property(anyValues, anyMarks, fc.boolean(), (dots, marks, isStacked) => {
        const ruler = layout({ domain: [0, 5000], dots, marks, isStacked });
        expect(ruler.dots.map(({ at }) => at)).toEqual(dots.map((value) => value / 50));
        expect(ruler.marks.map(({ at }) => at)).toEqual(marks.map(({ value }) => value / 50).sort((a, b) => a - b));
        expect(new Set(ruler.dots.map(({ at, row }) => `${at} ${row}`)).size).toBe(
          isStacked ? dots.length : new Set(dots).size,
        );
        const inside = (position: number) => position >= 0 && position <= 100;
        expect(atLeastOne(ruler.marks).filter(({ at, nameAt }) => !inside(at) || !inside(nameAt))).toEqual([]);
      }),
    );
  });

  it('has no gaps between its ranges', () => {
    const anyEnds = fc.uniqueArray(fc.integer({ min: 1, max: 4999 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(anyEnds, (ends) => {
        const uppers: (number | null)[] = [...ends.sort((a, b) => a - b), null];
        const { ranges } = layout({ domain: [0, 5000], ranges: uppers.map((upTo) => ({ upTo, text: String(upTo) })) });
        expect(ranges.length).toBe(uppers.length);
        expect(ranges.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100);
      }),
    );
  });
});
