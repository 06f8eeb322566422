import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { describeForm, describeResults, layoutSeasonStrip, placeGame, type SeasonGame } from './season-strip';

const build = (letter: SeasonGame['letter'], margin: number | null, more: Partial<SeasonGame> = {}): SeasonGame => ({
  letter,
  score: margin === null ? null : letter === 'L' ? [0, margin] : [margin, 0],
  dayText: null,
  opponent: 'Elm',
  isAway: false,
  ...more,
});

const read = (letters: string): SeasonGame[] =>
  letters.split('').map((letter) => build(letter as SeasonGame['letter'], 1));

describe('the strip of a season', () => {
  it('has games in their order, with the line where the largest win and loss fill the height', () => {
    const strip = layoutSeasonStrip([build('W', 30), build('L', 10), build('T', 0), build(null, null)]);
    expect(strip).toMatchObject({ line: 75, room: 10, text: '3 games: won 1, lost 1, tied 1. 1 is left.' });
    expect(strip?.games.map(({ letter, end }) => [letter, end])).toEqual([
      ['W', 0],
      ['L', 100],
      ['T', 75],
      [null, 75],
    ]);
  });

  it('is on the scale of all games that are compared', () => {
    const own = [build('W', 5), build('L', 5)];
    expect(layoutSeasonStrip(own, [...own, build('W', 20), build('L', 20)])).toMatchObject({
      line: 50,
      games: [{ end: 37 }, { end: 63 }],
    });
  });

  it('has long bars where no margin is known, and a short one for a single unknown margin', () => {
    expect(layoutSeasonStrip([build('W', null), build('L', null)])?.games.map(({ end }) => end)).toEqual([0, 100]);
    expect(layoutSeasonStrip([build('W', null), build('W', 4)])?.games.map(({ end }) => end)).toEqual([97, 0]);
  });

  it('is null before the first result', () => {
    expect(layoutSeasonStrip([build(null, null)])).toBeNull();
    expect(layoutSeasonStrip([])).toBeNull();
  });

  it('names score and opponent of each game of a short season', () => {
    const away = build('L', 7, { isAway: true, opponent: 'St. Öland' });
    expect(layoutSeasonStrip([build('W', 3), away, build(null, null)])?.games).toMatchObject([
      { score: '3-0', opponent: 'ELM' },
      { score: '0-7', opponent: '@STÖ' },
      { opponent: 'ELM' },
    ]);
  });

  it('names the latest of the largest wins and the largest loss of a long season', () => {
    const games = [...read('W'.repeat(20)), build('W', 3), build('W', 3), build('L', 4, { isAway: true })];
    const named = layoutSeasonStrip(games)?.games.map(({ score }) => score);
    expect(named?.slice(-3)).toEqual([undefined, '3-0 Elm', '0-4 at Elm']);
    expect(named?.filter(Boolean)).toHaveLength(2);
    const unknown = Array.from({ length: 30 }, () => build('W', null));
    expect(layoutSeasonStrip(unknown)?.games.map(({ score }) => score)).toEqual(unknown.map(() => undefined));
  });

  it('writes the first and the last day, and others that have room', () => {
    const list = (count: number) =>
      layoutSeasonStrip(Array.from({ length: count }, (_, index) => build('W', 1, { dayText: `Sep ${index}` })))?.days;
    expect(list(5)?.map(([index]) => index)).toEqual([0, 2, 4]);
    expect(list(30)?.map(([, text]) => text)).toEqual([
      'Sep 0',
      'Sep 4',
      'Sep 8',
      'Sep 12',
      'Sep 16',
      'Sep 20',
      'Sep 24',
      'Sep 29',
    ]);
  });

  it('draws any games inside of the strip, and no two days on each other', () => {
    const anyGame = fc.record({
      letter: fc.constantFrom('W' as const, 'L' as const, 'T' as const, null),
      score: fc.option(fc.tuple(fc.nat({ max: 150 }), fc.nat({ max: 150 }))),
      dayText: fc.option(fc.constantFrom('Aug 28', 'Sep 5')),
      opponent: fc.string({ maxLength: 60 }),
      isAway: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(anyGame, { minLength: 1, maxLength: 60 }), (games) => {
        const strip = layoutSeasonStrip(games);
        if (strip === null) return games.every(({ letter }) => letter === null);
        expect(atLeastOne(strip.games).filter(({ end }) => !(end >= -3 && end <= 103))).toEqual([]);
        const places = strip.days.map(([index]) => placeGame(index, strip.room));
        // May be empty: games without days.
        expect(places.filter((at, index) => index > 0 && at - (places[index - 1] ?? 0) < 12)).toEqual([]);
        return true;
      }),
    );
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
    ['WLWLWLWWWW', '7-3, won the last 4'],
    ['WTWLLL', '2-3-1, lost the last 3'],
    ['WWWW', '4-0'],
    ['LLTTT', '0-2-3, tied the last 3'],
    ['L', '0-1'],
  ])('the form of %s', (letters, text) => {
    expect(describeForm(read(letters))).toBe(text);
  });
});
