import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import type { RichText } from '../content/rich-text';
import { layoutFinishes, readStateFinishes, type StateFinish } from './state-finishes';

function buildTable(...rows: readonly (readonly string[])[]): RichText[number] {
  const toRow = (cells: readonly string[]) => cells.map((text) => ({ children: [text] }));
  return { tag: 'table', caption: [], head: [], body: rows.map(toRow) };
}

/** Positions are rounded to two decimals. */
function expectNear(positions: readonly number[], places: readonly number[]) {
  expect(positions).toHaveLength(places.length);
  expect(Math.max(0, ...positions.map((at, index) => Math.abs(at - (places[index] ?? NaN))))).toBeLessThan(0.011);
}

const heading = (text: string) => ({ tag: 'heading', level: 2, children: [text] }) as const;

function buildFinish(season: string, isTitle = false, sport = 'Baseball'): StateFinish {
  return { season, sport, isTitle, place: isTitle ? '' : '3rd' };
}

function layout(...finishes: readonly StateFinish[]) {
  const drawn = layoutFinishes(finishes);
  if (drawn === null) throw new Error('Nothing is drawn');
  return drawn;
}

describe('finishes in the records of a school', () => {
  it('are those of each season, and those of the table of earlier finals', () => {
    const records = [
      heading('2024-25'),
      buildTable(['Sport', 'W', 'L', 'State'], ['Football', '3', '5', ''], ['Boys Soccer', '14', '5', 'Second place']),
      heading('State Finals through 2021-22'),
      buildTable(['Year', 'Sport', 'Finish'], ['1979-80', 'Baseball', 'State champion'], ['none', 'Golf', 'Third']),
    ];
    expect(readStateFinishes(records)).toEqual([
      { season: '2024-25', sport: 'Boys Soccer', isTitle: false, place: '2nd' },
      { season: '1979-80', sport: 'Baseball', isTitle: true, place: '' },
    ]);
  });

  it.each([
    ['State champion', true],
    ['Co-champion', true],
    ['1st place', true],
    ['First (tie)', true],
    ['First round', false],
    ['1st team all-state', false],
    ['Second place', false],
    ['Regional champion', false],
  ])('%j is a title: %s', (finish, isTitle) => {
    expect(readStateFinishes([heading('2024-25'), buildTable(['Sport', 'State'], ['Golf', finish])])).toMatchObject([
      { isTitle },
    ]);
  });

  it('are not found in other tables and texts', () => {
    expect(readStateFinishes(['No seasons.', buildTable(['Sport', 'Coach'], ['Golf', 'Ann']), buildTable()])).toEqual(
      [],
    );
  });
});

describe('finishes by season', () => {
  it('are not drawn for fewer than three seasons', () => {
    expect(layoutFinishes([])).toBeNull();
    expect(layoutFinishes([buildFinish('2020-21'), buildFinish('2021-22'), buildFinish('2021-22')])).toBeNull();
  });

  it('name titles and their seasons, and count the others', () => {
    const { text, rows, ticks } = layout(buildFinish('2020-21', true), buildFinish('1979-80'), buildFinish('1999-00'));
    expect(text).toBe('1 state title: Baseball 2020-21. 2 other finishes, the first in 1979-80.');
    expect(rows).toEqual([
      {
        sport: 'Baseball',
        lines: 1,
        marks: [
          { at: 0, line: 0, isTitle: false, place: '3', text: '1979-80', isTextBefore: false },
          { at: 48.78, line: 0, isTitle: false, place: '3', text: '1999-00', isTextBefore: false },
          { at: 100, line: 0, isTitle: true, place: '', text: '2020-21', isTextBefore: true },
        ],
      },
    ]);
    expect(ticks.map((tick) => tick.text)).toEqual(['1980', '1990', '2000', '2010', '2020']);
  });

  it('are on another line beside neighbors, and only titles have texts in a crowded row', () => {
    const seasons = ['1979-80', '1987-88', '1988-89', '1994-95', '2020-21'];
    const { rows } = layout(...seasons.map((season) => buildFinish(season)));
    expect(rows[0]?.marks.map(({ line, text }) => [line, text])).toEqual(
      [0, 0, 1, 2, 0].map((line, index) => [line, seasons[index]]),
    );
    const years = Array.from({ length: 40 }, (_, index) => 1980 + index);
    const finishes = years.map((year) => buildFinish(`${year}-${String(year + 1).slice(2)}`, year === 2000));
    const [crowded] = layout(...finishes).rows;
    expect(crowded?.marks.flatMap(({ text }) => text || [])).toEqual(['2000-01']);
    expect(crowded?.lines).toBeLessThan(8);
  });

  it('name the last of many titles only', () => {
    const { text } = layout(
      ...[2001, 2002, 2003, 2004, 2005].map((year) => buildFinish(`${year}-0${year - 1999}`, true)),
    );
    expect(text).toBe('5 state titles, the last in Baseball 2005-06.');
  });

  it('begin with the sport of most titles, and put the last of more than eight sports into one row', () => {
    const seasons = ['2001-02', '2002-03', '2003-04'];
    const finishes = Array.from({ length: 10 }, (_, sport) =>
      seasons.slice(0, sport === 4 ? 3 : 1).map((season) => buildFinish(season, sport === 9, `Sport ${sport}`)),
    ).flat();
    const { rows } = layout(...finishes);
    expect(rows.map(({ sport }) => sport)).toEqual([
      ...[9, 4, 0, 1, 2, 3, 5].map((sport) => `Sport ${sport}`),
      '3 other sports',
    ]);
    expect(rows.at(-1)?.marks).toHaveLength(3);
  });

  it('say that there is no title', () => {
    expect(layout(...['2001-02', '2002-03', '2003-04'].map((season) => buildFinish(season))).text).toBe(
      'No state title. 3 other finishes, the first in 2001-02.',
    );
  });

  it('are at the places of their seasons, each once, whatever the order', () => {
    const season = fc
      .integer({ min: 1900, max: 2090 })
      .map((year) => `${year}-${String((year + 1) % 100).padStart(2, '0')}`);
    const finish = fc.record({
      season,
      sport: fc.constant('Golf'),
      isTitle: fc.boolean(),
      place: fc.constantFrom('', '2nd'),
    });
    fc.assert(
      fc.property(fc.array(finish, { minLength: 1, maxLength: 200 }), (finishes) => {
        const drawn = layoutFinishes(finishes);
        const years = finishes.map((each) => Number(each.season.slice(0, 4)));
        if (drawn === null) return new Set(years).size < 3;
        const [from, to] = [Math.min(...years), Math.max(...years)];
        const place = (each: StateFinish) => ((Number(each.season.slice(0, 4)) - from) / (to - from)) * 100;
        const [row] = drawn.rows;
        for (const isTitle of [true, false])
          expectNear(
            (row?.marks ?? []).filter((mark) => mark.isTitle === isTitle).map(({ at }) => at),
            finishes
              .filter((each) => each.isTitle === isTitle)
              .map(place)
              .sort((a, b) => a - b),
          );
        return true;
      }),
    );
    const seasons = ['2001-02', '2003-04', '2002-03'].map((season) => buildFinish(season));
    expect(atLeastOne(layout(...seasons).rows[0]?.marks ?? [])).toHaveLength(3);
  });
});
