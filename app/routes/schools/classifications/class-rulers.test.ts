import { describe, expect, it } from 'vitest';
import type { SchoolEnrollment } from '~/upstream/classification';
import type { SchoolEntry } from '~/upstream/schools';
import { toSchoolClassesView } from './school-classes-view';

function drawRulers(
  actual: number | null,
  sports: readonly (readonly [name: string, classId: string])[],
  isMultiplied = false,
) {
  const school: SchoolEnrollment = { id: '0101', name: 'Ash', logoUrl: null, actual, counted: actual, isMultiplied };
  const entries = sports.map(([name, classId]) => ({ name, classId }) as SchoolEntry);
  return toSchoolClassesView(school, entries).rulers;
}

describe('the rulers of a school', () => {
  it('have its enrollment among the cutoffs, sports with the same ones together, all on one scale', () => {
    const rulers = drawRulers(202, [
      ['Baseball', '1A'],
      ['Boys Golf', '1A'],
      ['Softball', '1A'],
    ]);
    expect(
      rulers?.rows.map(({ sports, counted, classId, nearestClass }) => [sports, counted, classId, nearestClass]),
    ).toEqual([
      ['Baseball and Softball', '202', '1A', '98 from 2A'],
      ['Boys Golf', '202', '1A', '298 from 2A'],
    ]);
    expect(rulers?.rows.map(({ ruler }) => ruler.marks.map(({ at }) => at))).toEqual([[9.18], [9.18]]);
    const [baseball] = rulers?.rows ?? [];
    expect(baseball?.ruler.ranges.map(({ at, text, isChosen }) => [at, text, isChosen])).toEqual([
      [0, '1A', true],
      [13.64, '2A', false],
      [31.82, '3A', false],
      [72.73, '4A', false],
    ]);
    expect(rulers?.text).toBe('Nearest line: 300 in Baseball and Softball, 98 above what counts.');
  });

  it('have the enrollment before the multiplier as a dot, except in sports that waive it', () => {
    const rulers = drawRulers(
      200,
      [
        ['Baseball', '2A'],
        ['Boys Golf', '1A'],
        ['Softball', '1A'],
      ],
      true,
    );
    expect(rulers?.hasMultiplied).toBe(true);
    expect(rulers?.rows.map(({ sports, counted, ruler }) => [sports, counted, ruler.dots.length])).toEqual([
      ['Baseball', '330', 1],
      ['Softball', '200', 0],
      ['Boys Golf', '330', 1],
    ]);
  });

  it('keep a school above the scale inside the drawing', () => {
    const rulers = drawRulers(4400, [['Baseball', '4A']]);
    expect(rulers?.rows[0]?.ruler.marks[0]?.at).toBe(100);
    expect(rulers?.ticks.at(-1)?.text).toBe('4,000');
  });

  it('draw nothing for football, whose classes are decided later, and without an enrollment', () => {
    expect(drawRulers(202, [['Football', '1A']])).toBeNull();
    expect(drawRulers(null, [['Baseball', '1A']])).toBeNull();
  });
});
