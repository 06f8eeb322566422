import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import {
  describeForm,
  describeResults,
  findLargestMargin,
  layoutResultStrip,
  placeBar,
  type TeamResult,
  toTeamResult,
} from './result-strip';

const won = (margin: number | null): TeamResult => ({ letter: 'W', margin });
const read = (letters: string): TeamResult[] =>
  letters.split('').map((letter) => ({ letter: letter as TeamResult['letter'], margin: 1 }));

describe('a strip of results', () => {
  it('has a bar per game in the order of the games, with the largest margin as the longest', () => {
    expect(layoutResultStrip([won(5), { letter: 'L', margin: 20 }, { letter: 'T', margin: 0 }])).toEqual({
      bars: [
        { letter: 'W', length: 25 },
        { letter: 'L', length: 100 },
        { letter: 'T', length: 8 },
      ],
      ticks: [
        { at: 50, text: '10' },
        { at: 100, text: '20' },
      ],
    });
  });

  it('has long bars and no scale where no margin is known, and a short one for a single unknown margin', () => {
    expect(layoutResultStrip([won(null), won(null)])).toMatchObject({
      bars: [{ length: 100 }, { length: 100 }],
      ticks: [],
    });
    expect(layoutResultStrip([won(null), won(4)])?.bars.map(({ length }) => length)).toEqual([8, 100]);
  });

  it('keeps to the scale that it is given, and no bar is longer', () => {
    expect(layoutResultStrip([won(10), won(50)], 20)?.bars.map(({ length }) => length)).toEqual([50, 100]);
  });

  it('has whole margins on its scale', () => {
    expect([1, 2, 3, 7, 48].map((most) => layoutResultStrip([won(most)])?.ticks.map(({ text }) => text))).toEqual([
      ['1'],
      ['1', '2'],
      ['2'],
      ['5'],
      ['20', '40'],
    ]);
  });

  it('draws a thousand games inside of the strip, and none is no strip', () => {
    const many = Array.from({ length: 1000 }, (_, index) => won(index % 60));
    const bars = layoutResultStrip(many)?.bars ?? [];
    expect(atLeastOne(bars).filter(({ length }) => !(length >= 8 && length <= 100))).toEqual([]);
    expect(layoutResultStrip([])).toBeNull();
    expect([placeBar(0, 1000), placeBar(999, 1000)]).toEqual([0.05, 99.95]);
  });

  it('measures margins without their direction', () => {
    expect(toTeamResult('L', [3, 7])).toEqual({ letter: 'L', margin: 4 });
    expect(toTeamResult('W', [null, 7])).toEqual({ letter: 'W', margin: null });
    expect(findLargestMargin([won(3), won(null), won(9)])).toBe(9);
    expect(findLargestMargin([])).toBe(0);
  });
});

describe('results in words', () => {
  it('count the letters that there are', () => {
    expect([describeResults(read('WWL')), describeResults(read('T'))]).toEqual([
      '3 games: won 2, lost 1',
      '1 game: tied 1',
    ]);
  });

  it.each([
    ['WLWLWLWWWW', 'won 7 of its last 10 games, the last 4 in a row'],
    ['WTWLLL', 'won 2 of its last 6 games, tied 1, and lost the last 3'],
    ['LWTWWW', 'won 4 of its last 6 games, the last 3 in a row, tied 1'],
    ['WWWW', 'won 4 of its last 4 games'],
    ['LLTTT', 'won none of its last 5 games, tied 3'],
    ['L', 'won none of its last 1 game'],
  ])('the form of %s', (letters, text) => {
    expect(describeForm(read(letters))).toBe(text);
  });
});
