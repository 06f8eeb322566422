import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { buildGolfField } from './golf-field';
import { rankStandings } from './golf-places';
import { buildGolfStanding } from './golf.fixture';

const build = (scores: readonly (number | null)[]) =>
  buildGolfField(rankStandings(scores.map((versusPar, index) => buildGolfStanding({ id: `${index}`, versusPar }))));

describe('the field of a leaderboard', () => {
  it('has a dot for each golfer, from the leader at the left end to the last at the right one', () => {
    const field = build([-2, 0, 0, 1, 3, 3, 3, 5, 6, 8, 8, 18]);
    expect(field?.ruler.dots.map(({ at }) => at)).toEqual([0, 10, 10, 15, 25, 25, 25, 35, 40, 50, 50, 100]);
    expect(field?.ruler.dots.map(({ row }) => row)).toEqual([0, 0, 1, 0, 0, 1, 2, 0, 0, 0, 1, 0]);
    expect(field?.text).toBe('From −2 to +18, half at +3 or better.');
    expect(field?.ruler.ticks.map(({ text }) => text)).toEqual(expect.arrayContaining(['E', '+10']));
  });

  it('names the golfers of the first three places, and counts those who share one', () => {
    const listMarks = (scores: readonly number[]) => build(scores)?.ruler.marks.map(({ at, text }) => [at, text]);
    expect(listMarks([-2, 0, 0, 1, 3, 3, 3, 5, 6, 8, 8, 18])).toEqual([
      [0, 'Jonah Pruitt −2'],
      [10, '2 tied E'],
    ]);
    expect(listMarks([-2, -2, 0, 1, 3, 3, 3, 5, 6, 8, 8, 18])?.[0]).toEqual([0, '2 leaders −2']);
    expect(listMarks([-2, -1, 0, 1, 3, 3, 3, 5, 6, 8, 8, 18])).toHaveLength(3);
    expect(listMarks([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5])).toEqual([[0, '11 leaders E']]);
  });

  it('has a ring for each golfer in the middle of a round, above those who have finished at the same score', () => {
    const thrus = [18, 9, 18, null, 9, 18, 18, 18, 18, 18, 18, 18];
    const standings = thrus.map((thru, index) =>
      buildGolfStanding({ id: `${index}`, versusPar: index < 3 ? 0 : index, thru }),
    );
    expect(buildGolfField(rankStandings(standings))?.playing).toEqual([2, 4]);
  });

  it('begins at even par where the whole field is a little over it', () => {
    const scores = Array.from({ length: 12 }, (_, index) => 10 + index * 4);
    expect(build(scores)?.ruler.dots[0]?.at).toBeCloseTo((10 / 54) * 100, 1);
    expect(build(scores)?.ruler.ticks[0]).toEqual({ at: 0, text: 'E' });
    expect(build(scores.map((score) => score + 20))?.ruler.dots[0]?.at).toBe(0);
  });

  it('gives the position of every score by its text', () => {
    const positions = build([-2, 0, 0, 1, 3, 3, 3, 5, 6, 8, 8, 18])?.positions;
    expect(positions).toMatchObject({ '−2': 0, E: 10, '+3': 25, '+18': 100 });
  });

  it('draws nothing outside of the line for a thousand golfers', () => {
    const field = build(Array.from({ length: 1000 }, (_, index) => ((index * 7) % 45) - 6));
    expect(field?.ruler.dots).toHaveLength(1000);
    expect(atLeastOne(field?.ruler.dots ?? []).filter(({ at }) => !(at >= 0 && at <= 100))).toEqual([]);
  });

  it.each([
    ['nobody', []],
    ['few golfers', [1, 2, 3]],
    ['a field that is level', Array.from({ length: 20 }, () => 0)],
    ['a field without scores', Array.from({ length: 20 }, () => null)],
  ])('of %s is not drawn', (_, scores) => {
    expect(build(scores)).toBeNull();
  });

  it('leaves out golfers without a place', () => {
    const scored = Array.from({ length: 12 }, (_, index) => buildGolfStanding({ id: `${index}`, versusPar: index }));
    const out = buildGolfStanding({ id: 'out', versusPar: 40, outcome: 'WD' });
    const late = buildGolfStanding({ id: 'late', versusPar: null, outcome: null });
    const field = buildGolfField(rankStandings([...scored, out, { ...out, id: 'other' }, late]));
    expect(field?.text).toMatch(/^From E to \+11, /);
    expect(field?.ruler.dots).toHaveLength(12);
  });
});
