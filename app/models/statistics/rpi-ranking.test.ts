import { describe, expect, it } from 'vitest';
import { listClasses } from '../schools/classification';
import { mergeRatings, rankByRpi } from './rpi-ranking';
import { buildRpiStrip } from './rpi-strip';
import { buildRating } from './rpi.fixture';

describe('ratings', () => {
  it('of two lists are merged with each school once, by rating id and school id', () => {
    const first = [buildRating('01', 0.6), buildRating('02', 0.5)];
    const second = [
      buildRating('02', 0.4),
      buildRating('03', 0.3),
      buildRating('04', 0.2, { id: '2201' }),
      buildRating('05', 0.1),
    ];
    expect(mergeRatings([first, second]).map(({ schoolId, rpi }) => [schoolId, rpi])).toEqual([
      ['01', 0.6],
      ['02', 0.5],
      ['03', 0.3],
      ['05', 0.1],
    ]);
  });

  it('that are equal to four decimals share a place', () => {
    const rows = [
      buildRating('3', 0.50004),
      buildRating('1', 0.6),
      buildRating('2', 0.49996),
      buildRating('4', 0.4),
      buildRating('5', null),
    ];
    expect(rankByRpi(rows).map(({ row, place, isTied }) => [row.schoolId, place, isTied])).toEqual([
      ['1', 1, false],
      ['2', 2, true],
      ['3', 2, true],
      ['4', 4, false],
      ['5', null, false],
    ]);
  });

  it('list their classes with the smallest schools first', () => {
    const rows = ['4A', '1A', null, '2A', '1A'].map((classId, index) => buildRating(`${index}`, 0.5, { classId }));
    expect(listClasses(rows)).toEqual(['1A', '2A', '4A']);
  });
});

describe('the chart of ratings', () => {
  const ranking = rankByRpi([
    buildRating('1', 0.7),
    buildRating('2', 0.5),
    buildRating('3', 0.5),
    buildRating('4', 0.3),
    buildRating('5', null),
  ]);

  it('describes where the school ranks and how the other ratings are spread', () => {
    expect(buildRpiStrip(ranking, '3', 'Class 1A')).toMatchObject({
      title: 'School 3 in Class 1A',
      text: '.5000, tied for 2nd of 4, from .3000 to .7000 (School 1), half of them above .5000.',
      ruler: {
        dots: [{ at: 100 }, { at: 50 }, { at: 50 }, { at: 0 }],
        marks: [
          { at: 50, text: 'Middle', isQuiet: true },
          { at: 50, text: 'School 3', isQuiet: false },
          { at: 100, text: 'School 1', isQuiet: true },
        ],
      },
    });
  });

  it('highlights no school without a rating or outside the list', () => {
    for (const schoolId of ['5', '99', null]) {
      const strip = buildRpiStrip(ranking, schoolId, 'Class 1A');
      expect([strip?.title, strip?.ruler.marks.length]).toEqual(['Ratings of Class 1A', 2]);
    }
  });

  it('names the leader once, and none of several', () => {
    const listTexts = (rows: typeof ranking, schoolId: string | null) =>
      buildRpiStrip(rows, schoolId, 'Class 1A')?.ruler.marks.map(({ text }) => text);
    expect(listTexts(ranking, '1')).toEqual(['Middle', 'School 1']);
    const tied = rankByRpi([buildRating('1', 0.7), buildRating('2', 0.7), buildRating('3', 0.5)]);
    expect(listTexts(tied, null)).toEqual(['Middle']);
    expect(buildRpiStrip(tied, null, 'Class 1A')?.text).toContain('to .7000, half');
  });

  it('is not drawn for two schools or for equal ratings', () => {
    expect(buildRpiStrip(ranking.slice(0, 2), null, 'Class 1A')).toBeNull();
    expect(buildRpiStrip(rankByRpi(['1', '2', '3'].map((id) => buildRating(id, 0.5))), null, 'Class 1A')).toBeNull();
  });
});
