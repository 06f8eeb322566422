import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { layoutSeasonStrip, type SeasonResult } from './season-strip';

const build = (letter: SeasonResult['letter'], margin: number | null, dayText: string | null): SeasonResult => ({
  letter,
  margin,
  dayText,
  name: `${letter} ${margin}`,
});

describe('the strip of a season', () => {
  const season = [
    build('W', 3, 'Aug 28'),
    build('L', 7, 'Sep 4'),
    build('W', 3, 'Sep 11'),
    build('T', 0, 'Oct 2'),
    build('W', 1, 'Oct 9'),
  ];

  it('has room for the games that are left, and counts them', () => {
    expect(layoutSeasonStrip(season, 7)).toMatchObject({
      room: 12,
      text: '5 games: won 3, lost 1, tied 1. 7 are left.',
    });
    expect(layoutSeasonStrip(season, 1)).toMatchObject({
      room: 10,
      text: '5 games: won 3, lost 1, tied 1. 1 is left.',
    });
    expect(layoutSeasonStrip([], 7)).toBeNull();
  });

  it('names the largest loss and the latest of the largest wins', () => {
    const { largestWin, largestLoss } = layoutSeasonStrip(season, 5) ?? {};
    expect([largestWin, largestLoss]).toEqual([
      { at: 25, anchor: 'middle', text: 'W 3' },
      { at: 15, anchor: 'middle', text: 'L 7' },
    ]);
  });

  it('names none of a few games, or without a margin', () => {
    expect(layoutSeasonStrip(season.slice(0, 2), 5)?.largestWin).toBeNull();
    const unknown = ['Sep 1', 'Sep 2', 'Sep 3'].map((day) => build('W', null, day));
    expect(layoutSeasonStrip(unknown, 0)).toMatchObject({ largestWin: null, largestLoss: null });
  });

  it('writes the first and the latest day, and others that have room', () => {
    expect(layoutSeasonStrip(season, 0)?.days.map(({ text }) => text)).toEqual(['Aug 28', 'Sep 11', 'Oct 9']);
    const long = Array.from({ length: 30 }, (_, index) =>
      build('W', 1, index < 15 ? `Sep ${index + 1}` : `Oct ${index}`),
    );
    expect(layoutSeasonStrip(long, 0)?.days.map(({ text }) => text)).toEqual([
      'Sep 1',
      'Sep 6',
      'Sep 11',
      'Oct 15',
      'Oct 20',
      'Oct 29',
    ]);
  });

  it('has every text inside, in order, and no two days on each other', () => {
    const anyResult = fc.record({
      letter: fc.constantFrom('W' as const, 'L' as const, 'T' as const),
      margin: fc.option(fc.nat({ max: 90 })),
      dayText: fc.option(fc.constantFrom('Aug 28', 'Sep 5', 'Sep 12', 'Oct 1')),
      name: fc.string({ maxLength: 60 }),
    });
    fc.assert(
      fc.property(fc.array(anyResult, { minLength: 1, maxLength: 40 }), fc.nat({ max: 30 }), (results, left) => {
        const strip = layoutSeasonStrip(results, left);
        if (strip === null) throw new Error('No strip');
        const texts = [...strip.days, strip.largestWin, strip.largestLoss].flatMap((text) => text ?? []);
        // May be empty: results without days and margins have no texts.
        expect(texts.filter(({ at }) => !(at >= 0 && at <= 100))).toEqual([]);
        const { days } = strip;
        // May be empty: results without days.
        expect(days.filter(({ at }, index) => index > 0 && at - (days[index - 1]?.at ?? 0) < 15.9)).toEqual([]);
        expect(atLeastOne(strip.bars)).toHaveLength(results.length);
      }),
    );
  });
});
