import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { type CutValue, layoutCutSteps } from './cut-steps';

const build = (value: number, group: string, isChanged = false): CutValue => ({
  value,
  group,
  isChanged,
  isChosen: false,
});

describe('steps on both sides of a cut', () => {
  it('are at the heights of their values, with groups that may go across the cut', () => {
    const before = [build(20, '5 wins'), build(40, '4 wins'), build(30, '4 wins', true)];
    expect(layoutCutSteps(before, [build(10, '4 wins')])).toEqual({
      steps: [
        { height: 33, isChanged: false, isChosen: false },
        { height: 100, isChanged: false, isChosen: false },
        { height: 67, isChanged: true, isChosen: false },
        { height: 0, isChanged: false, isChosen: false },
      ],
      cut: 3,
      levels: ['20', '40', '30', '10'].map((text, start) => ({ text, start, count: 1 })),
      groups: [
        { text: '5 wins', start: 0, count: 1, hasRoom: true },
        { text: '4 wins', start: 1, count: 3, hasRoom: true },
      ],
    });
  });

  it('name no group that is narrower than its name, and are at one height before the first win', () => {
    const before = Array.from({ length: 16 }, () => build(0, '5 wins'));
    const { steps, groups } = layoutCutSteps(before, [build(0, '4 wins')]);
    expect(groups.map(({ hasRoom }) => hasRoom)).toEqual([true, false]);
    expect(new Set(steps.map(({ height }) => height))).toEqual(new Set([50]));
    expect(layoutCutSteps([], [])).toMatchObject({ steps: [], cut: 0, groups: [] });
  });

  it('have the number of the teams of one value beside it where there is room', () => {
    const before = [...Array.from({ length: 6 }, () => build(33, '')), build(32, ''), build(32, '')];
    const after = Array.from({ length: 24 }, () => build(31, ''));
    expect(layoutCutSteps(before, after).levels.map(({ text }) => text)).toEqual(['6×33', '32', '24×31']);
  });

  it('are all in one group each, in order', () => {
    const anyValue = fc.record({
      value: fc.nat({ max: 90 }),
      group: fc.constantFrom('5 wins', '4 wins'),
      isChanged: fc.boolean(),
      isChosen: fc.boolean(),
    });
    const anyValues = fc.array(anyValue, { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(anyValues, anyValues, (before, after) => {
        const { steps, cut, groups } = layoutCutSteps(before, after);
        expect([cut, steps.length]).toEqual([before.length, before.length + after.length]);
        expect(atLeastOne(steps).filter(({ height }) => !(height >= 0 && height <= 100))).toEqual([]);
        const named = groups.flatMap(({ text, count }) => Array.from({ length: count }, () => text));
        expect(named).toEqual([...before, ...after].map(({ group }) => group));
      }),
    );
  });
});
