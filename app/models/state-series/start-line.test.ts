import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { buildStartLine } from './start-line';

const buildTeam = (box: string) => ({ box, school: `School ${box}`, athlete: null });
const buildAthlete = (box: string, athlete: string) => ({ box, school: 'Ashgrove', athlete });

const line = [buildTeam('1'), buildTeam('2'), buildAthlete('3A', 'Ann'), buildAthlete('3B', 'Bo'), buildTeam('4')];
const long = Array.from({ length: 1000 }, (_, index) => buildTeam(String(index + 1)));

describe('the line of the start', () => {
  it('has a block for each team, and a quarter of a block for an individual', () => {
    expect(buildStartLine(line, [buildTeam('2')])).toMatchObject({
      blocks: [
        { at: 2, width: 21, isFound: false },
        { at: 27, width: 21, isFound: true },
        { at: 50.5, width: 5.25, isFound: false },
        { at: 56.75, width: 5.25, isFound: false },
        { at: 77, width: 21, isFound: false },
      ],
      ticks: [
        { at: 12.5, text: '1' },
        { at: 37.5, text: '2' },
        { at: 62.5, text: '3' },
        { at: 87.5, text: '4' },
      ],
      text: 'Box 2 of 4, with 1 box before it and 2 after it.',
    });
  });

  it('names what was found above its place', () => {
    const marks = buildStartLine(line, [buildTeam('1'), buildAthlete('3B', 'Bo')])?.marks;
    expect(marks?.map(({ at, text }) => [at, text])).toEqual([
      [12.5, '1 School 1'],
      [59.38, '3B Bo'],
    ]);
  });

  it('counts a box once whose places have letters', () => {
    const found = [buildAthlete('3A', 'Ann'), buildAthlete('3B', 'Bo'), buildTeam('4')];
    expect(buildStartLine(line, found)?.text).toBe('Boxes 3 and 4 of 4.');
  });

  it.each([
    ['1', 'Box 1 of 4, the first on the line.'],
    ['4', 'Box 4 of 4, the last on the line.'],
  ])('says where an end of the line is: box %s', (box, text) => {
    expect(buildStartLine(line, [buildTeam(box)])?.text).toBe(text);
  });

  it('writes numbers for more than four, and nothing for more than twelve', () => {
    const listTexts = (count: number) =>
      buildStartLine(long, long.slice(10, 10 + count))?.marks.map(({ text }) => text);
    expect(listTexts(4)).toEqual(['11 School 11', '12 School 12', '13 School 13', '14 School 14']);
    expect(listTexts(5)).toEqual(['11', '12', '13', '14', '15']);
    expect(listTexts(13)).toEqual([]);
    expect(buildStartLine(long, long.slice(10, 23))?.text).toBe('13 of 1,000 boxes.');
  });

  it('writes the number of a box whose name is longer than a phone', () => {
    const long = { ...buildTeam('5'), school: 'Saint Catherine Laboure and Good Shepherd Lutheran' };
    expect(buildStartLine([...line, long], [long])?.marks.map(({ text }) => text)).toEqual(['5']);
  });

  it('numbers the ends and at most nine boxes between them', () => {
    const ticks = buildStartLine(long.slice(0, 39), [buildTeam('7')])?.ticks;
    expect(ticks?.map(({ text }) => text)).toEqual(['1', '5', '10', '15', '20', '25', '30', '35', '39']);
  });

  it('places the blocks of any line from its one end to the other without touching each other', () => {
    const entry = fc.oneof(
      fc.integer({ min: 1, max: 60 }).map((box) => buildTeam(String(box))),
      fc
        .tuple(fc.integer({ min: 1, max: 60 }), fc.constantFrom('A', 'B', 'C', 'D', 'E'))
        .map(([box, letter]) => buildAthlete(`${box}${letter}`, `Runner ${letter}`)),
    );
    fc.assert(
      fc.property(fc.array(entry, { minLength: 3, maxLength: 150 }), (entries) => {
        const drawn = buildStartLine(entries, entries.slice(0, 1));
        if (drawn === null) return;
        const ends = [0, ...drawn.blocks.map(({ at, width }) => at + width)];
        const overlapping = drawn.blocks.filter(({ at }, index) => at < (ends[index] ?? 0));
        expect(overlapping).toEqual([]);
        expect(atLeastOne(drawn.blocks.filter(({ isFound }) => isFound)).length).toBeGreaterThan(0);
        expect(Math.max(...ends)).toBeLessThanOrEqual(100);
        expect(atLeastOne(drawn.ticks).every(({ at }) => at > 0 && at < 100)).toBe(true);
      }),
    );
  });

  it.each([
    ['nothing is found', line, []],
    ['all are found', line, line],
    ['there are no boxes', [], []],
  ])('is not drawn where %s', (_, all, found) => {
    expect(buildStartLine(all, found)).toBeNull();
  });
});
