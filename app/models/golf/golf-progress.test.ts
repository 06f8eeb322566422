import { describe, expect, it } from 'vitest';
import type { GolfHole } from './golf';
import { buildGolfProgress } from './golf-progress';

/** Holes of par 4; `null` for a hole that is not played. */
const buildRound = (scores: readonly (number | null)[]): GolfHole[] =>
  Array.from({ length: 18 }, (_, index) => {
    const score = scores[index] ?? null;
    return { par: 4, yards: 400, gross: score === null ? null : 4 + score };
  });
const whole = (last: number) => buildRound([...Array.from({ length: 17 }, () => 0), last]);

describe('the running score of a golfer', () => {
  it('begins at even par and has the sum to par after each hole', () => {
    const progress = buildGolfProgress([buildRound([1, -2, 1, 2]), buildRound([])]);
    const [round, ...others] = progress?.lines.series ?? [];
    expect(others).toEqual([]);
    // From −1, at the bottom, to +2.
    expect(round?.dots.map(({ height }) => Math.round(height))).toEqual([67, 33, 100, 67, 0]);
    expect(progress?.text).toBe('Round 1 is at +2 after 4 holes.');
  });

  it('has a line for each round, the last one set off', () => {
    const progress = buildGolfProgress([whole(3), whole(-1)]);
    expect(progress?.text).toBe('Round 1 ended at +3. Round 2 ended at −1.');
    expect(progress?.lines.series.map(({ text, isChosen }) => [text, isChosen])).toEqual([
      ['R1 +3', false],
      ['R2 −1', true],
    ]);
    expect(progress?.lines.points).toHaveLength(19);
    expect(progress?.lines.ticks.map(({ text }) => text)).toEqual(['+3', '+2', '+1', 'E', '−1']);
  });

  it('of a start on the tenth hole has only the holes that are played', () => {
    const holes = buildRound([...Array.from({ length: 9 }, () => null), 1, 1]);
    const progress = buildGolfProgress([holes, buildRound([])]);
    expect(progress?.text).toBe('Round 1 is at +2 after 2 holes.');
    expect(progress?.lines.series[0]?.dots).toHaveLength(2);
  });

  it.each([
    ['without a hole', [buildRound([]), buildRound([])]],
    ['after one hole', [buildRound([1]), buildRound([])]],
    ['without par', [buildRound([1, 2, 3]).map((hole) => ({ ...hole, par: null }))]],
    ['without rounds', []],
  ])('%s is not drawn', (_, rounds) => {
    expect(buildGolfProgress(rounds)).toBeNull();
  });

  it('of a level round is a line at even par', () => {
    expect(buildGolfProgress([buildRound([0, 0, 0])])?.text).toBe('Round 1 is at E after 3 holes.');
  });
});
