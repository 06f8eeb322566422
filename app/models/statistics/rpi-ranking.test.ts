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
    expect(buildRpiStrip(ranking, ['3'], 'Class 1A')).toMatchObject({
      title: 'School 3 in Class 1A',
      text: '.5000, tied for 2nd of 4, from .3000 to .7000.',
      ruler: {
        marks: [
          { at: 0, text: '4th', isQuiet: true },
          { at: 50, text: '2nd', isQuiet: true },
          { at: 50, text: 'School 3', isQuiet: false },
          { at: 100, text: '1st', isQuiet: true },
        ],
      },
    });
  });

  it('highlights no school without a rating or outside the list', () => {
    for (const schoolIds of [['5'], ['99'], []]) {
      const strip = buildRpiStrip(ranking, schoolIds, 'Class 1A');
      expect([strip?.title, strip?.text, strip?.ruler.marks.length]).toEqual([
        'Ratings of Class 1A',
        '4 schools, from .3000 to .7000.',
        3,
      ]);
    }
  });

  it('marks several schools, and the hundredth rank of many', () => {
    const many = rankByRpi(Array.from({ length: 512 }, (_, index) => buildRating(`${index}`, 0.9 - index / 1000)));
    const strip = buildRpiStrip(many, ['7', '300'], 'Football');
    expect(strip?.ruler.marks.map(({ text }) => text)).toEqual([
      '512th',
      'School 300',
      '256th',
      '100th',
      'School 7',
      '1st',
    ]);
  });

  it('is not drawn for two schools or for equal ratings', () => {
    expect(buildRpiStrip(ranking.slice(0, 2), [], 'Class 1A')).toBeNull();
    expect(buildRpiStrip(rankByRpi(['1', '2', '3'].map((id) => buildRating(id, 0.5))), [], 'Class 1A')).toBeNull();
  });
});
