import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { findLargestMargin, layoutResultStrip, type TeamResult, toTeamResult } from './result-strip';

const won = (margin: number | null): TeamResult => ({ letter: 'W', margin });

describe('a strip of results', () => {
  it('has a bar per game in the order of the games, with the largest margin as the longest', () => {
    const strip = layoutResultStrip([won(5), { letter: 'L', margin: 20 }, { letter: 'T', margin: 0 }]);
    expect(strip).toEqual({
      text: '3 games: won 1, lost 1, tied 1.',
      bars: [
        { letter: 'W', length: 36 },
        { letter: 'L', length: 100 },
        { letter: 'T', length: 15 },
      ],
    });
  });

  it('has long bars where no margin is known, and a short one for a single unknown margin', () => {
    expect(layoutResultStrip([won(null), won(null)])?.bars.map(({ length }) => length)).toEqual([100, 100]);
    expect(layoutResultStrip([won(null), won(4)])?.bars.map(({ length }) => length)).toEqual([15, 100]);
  });

  it('keeps to the scale that it is given, and no bar is longer', () => {
    expect(layoutResultStrip([won(10), won(50)], 20)?.bars.map(({ length }) => length)).toEqual([58, 100]);
  });

  it('draws a thousand games inside of the strip, and none is no strip', () => {
    const many = Array.from({ length: 1000 }, (_, index) => won(index % 60));
    const bars = layoutResultStrip(many)?.bars ?? [];
    expect(atLeastOne(bars).filter(({ length }) => !(length >= 15 && length <= 100))).toEqual([]);
    expect(layoutResultStrip([])).toBeNull();
  });

  it('measures margins without their direction', () => {
    expect(toTeamResult('L', [3, 7])).toEqual({ letter: 'L', margin: 4 });
    expect(toTeamResult('W', [null, 7])).toEqual({ letter: 'W', margin: null });
    expect(findLargestMargin([won(3), won(null), won(9)])).toBe(9);
    expect(findLargestMargin([])).toBe(0);
  });
});
