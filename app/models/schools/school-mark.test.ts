import { describe, expect, it } from 'vitest';
import { computeContrast } from '~/models/colors/contrast';
import { buildSchoolMark } from './school-mark';

describe('a drawn school mark', () => {
  it.each([
    ['Ashgrove', 'A'],
    ['Fort Harlan', 'FH'],
    ['Delmar-Union', 'DU'],
    ['St. Brannock Prep', 'SB'],
    ['Prairie City (Lakeside)', 'PL'],
    ['Cornview (C.-Thornbrook)', 'CT'],
    ['Cornview-Thornbrook', 'CT'],
    ['Élan Ridge', 'ÉR'],
    ['Millbrook [Coop]', 'M'],
    ["O'Dell Grove", 'OG'],
    ['\u{20bb7}ton Ridge', '\u{20bb7}R'],
    ['---', '?'],
  ])('of %s shows %s', (name, monogram) => {
    expect(buildSchoolMark('0101', name).monogram).toBe(monogram);
  });

  it('is the same for one school under any name in a feed', () => {
    const { shape, colors } = buildSchoolMark('0101', 'Ashgrove');
    expect(buildSchoolMark('0101', 'Ashgrove Township')).toMatchObject({ shape, colors });
  });

  it('differs between schools', () => {
    const marks = Array.from({ length: 200 }, (_, index) => JSON.stringify(buildSchoolMark(String(index), 'A')));
    expect(new Set(marks).size).toBeGreaterThan(60);
  });

  it('of an undecided team is a plain shape', () => {
    expect(buildSchoolMark('TBD', 'TBD')).toEqual(buildSchoolMark('', 'TBD'));
    expect(buildSchoolMark('TBD', 'TBD').monogram).toBe('?');
  });

  it('has letters with a contrast of at least 4.5:1', () => {
    for (let index = 0; index < 500; index += 1) {
      const { fill, letters } = buildSchoolMark(String(index), 'A').colors;
      expect(computeContrast(fill, letters), `${letters} on ${fill}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});
