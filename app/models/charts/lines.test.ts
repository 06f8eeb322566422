import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { layoutLines, type LinesInput } from './lines';

function layout(input: Partial<LinesInput> & Pick<LinesInput, 'series'>) {
  const lines = layoutLines({ points: ['1', '2', '3'], shape: 'straight', ...input });
  if (lines === null) throw new Error('There is no value');
  return lines;
}

const series = (key: string, ...values: (number | null)[]) => ({ key, text: key, values });

describe('lines', () => {
  it('are absent without a value', () => {
    expect(layoutLines({ points: ['1'], series: [series('a', null)], shape: 'bump' })).toBeNull();
    expect(layoutLines({ points: [], series: [series('a', 4)], shape: 'steps', domain: [0, 1] })).toBeNull();
  });

  it('rise with their values, and fall in a reversed drawing', () => {
    expect(layout({ series: [series('a', 0, 5, 10)] }).series[0]?.path).toBe('M0,100L50,50L100,0');
    expect(layout({ series: [series('a', 1, 2, 3)], isReversed: true }).series[0]?.path).toBe('M0,0L50,50L100,100');
  });

  it('have gaps where a value is missing', () => {
    const [line] = layout({ points: ['', '', '', ''], series: [series('a', 0, null, 10, 5)] }).series;
    expect(line?.path).toBe('M0,100ZM66.67,0L100,50');
    expect(line?.dots.length).toBe(3);
  });

  it('run in steps or in curves through the same points', () => {
    expect(layout({ series: [series('a', 0, 10, 10)], shape: 'steps' }).series[0]?.path).toBe(
      'M0,100L50,100L50,0L100,0L100,0',
    );
    expect(layout({ series: [series('a', 0, 10, 10)], shape: 'bump' }).series[0]?.path).toBe(
      'M0,100C25,100,25,0,50,0C75,0,75,0,100,0',
    );
  });

  it('draw a single value as a dot in the middle of its height', () => {
    const { series: drawn } = layout({ points: ['1'], series: [series('a', 4)] });
    expect(drawn[0]).toMatchObject({ dots: [{ at: 0, height: 50 }], nameHeight: 50 });
  });

  it('keep the names of series that end together apart', () => {
    const { series: drawn } = layout({
      series: ['a', 'b', 'c'].map((key) => series(key, 0, 5, key === 'c' ? 0 : 10)),
      percentPerName: 20,
    });
    expect(drawn.map(({ nameHeight }) => nameHeight)).toEqual([0, 20, 100]);
    const ties = layout({
      series: ['a', 'b', 'c'].map((key) => series(key, 0, 5, 0)),
      domain: [0, 10],
      percentPerName: 20,
    });
    expect(ties.series.map(({ nameHeight }) => nameHeight)).toEqual([60, 80, 100]);
  });

  it('draw every value at its position and nothing outside', () => {
    const anyValues = fc.array(fc.option(fc.integer({ min: 0, max: 400 })), { minLength: 2, maxLength: 1000 });
    fc.assert(
      fc.property(fc.array(anyValues, { minLength: 1, maxLength: 12 }), fc.boolean(), (rows, isReversed) => {
        const most = rows.reduce((length, row) => Math.max(length, row.length), 0);
        const lines = layoutLines({
          points: Array.from({ length: most }, () => ''),
          series: rows.map((values, index) => series(String(index), ...values)),
          shape: 'bump',
          domain: [0, 400],
          isReversed,
        });
        const expected = rows.map((values) =>
          values.flatMap((value) => (value === null ? [] : [isReversed ? value / 4 : 100 - value / 4])),
        );
        if (expected.every((heights) => heights.length === 0)) expect(lines).toBeNull();
        else expect(lines?.series.map(({ dots }) => dots.map(({ height }) => height))).toEqual(expected);
        if (lines === null) return;
        const heights = lines.series.flatMap(({ nameHeight }) => nameHeight ?? []);
        expect(atLeastOne(heights).filter((height) => height < 0 || height > 100)).toEqual([]);
        expect(new Set(heights).size).toBe(heights.length);
      }),
    );
  });
});
