import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { layoutBridge } from './bridge';

const format = (value: number) => value.toFixed(2);
const layout = (value: number, changes: readonly number[]) =>
  layoutBridge({
    start: { text: 'Mean', value },
    steps: changes.map((change, index) => ({ text: `Step ${index}`, change })),
    endText: 'Elm',
    format,
  });

describe('a bridge', () => {
  it('leads from one value to the other in steps with their signs', () => {
    const { rows } = layout(0.5, [-0.05, 0.02]);
    expect(rows.map(({ text, valueText }) => `${text} ${valueText}`)).toEqual([
      'Mean 0.50',
      'Step 0 −0.05',
      'Step 1 +0.02',
      'Elm 0.47',
    ]);
  });

  it('has marks at its ends only, also beside a step of nothing, and no zero before the point of its scale', () => {
    const { rows, ticks } = layout(0.5, [0, 0.02]);
    expect(rows.map(({ isEnd }) => isEnd)).toEqual([true, false, false, true]);
    expect(atLeastOne(ticks).filter(({ text }) => !/^\.\d+$/.test(text))).toEqual([]);
  });

  it('begins each step where the one before it ended, inside of its scale', () => {
    const share = fc.double({ min: -0.5, max: 0.5, noNaN: true });
    fc.assert(
      fc.property(share, fc.array(share, { minLength: 1, maxLength: 6 }), (value, changes) => {
        const { rows, ticks } = layout(value, changes);
        for (const [index, { from, to }] of atLeastOne(rows).entries()) {
          expect(from).toBe(rows[index - 1]?.to ?? from);
          expect(atLeastOne([from, to]).filter((at) => !(at >= 0 && at <= 100))).toEqual([]);
          const change = changes[index - 1] ?? 0;
          if (change !== 0) expect(Math.sign(to - from) * Math.sign(change)).toBeGreaterThanOrEqual(0);
        }
        expect([rows[0]?.from, rows.at(-1)?.from]).toEqual([rows[0]?.to, rows.at(-1)?.to]);
        expect(atLeastOne(ticks).filter(({ at }) => !(at >= 0 && at <= 100))).toEqual([]);
      }),
    );
  });
});
