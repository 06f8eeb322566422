import { describe, expect, it, test } from 'vitest';
import { sortByScore, isComplete, rankOfLevel } from './winner-report';

test.each([
  ['Complete', true],
  ['COMPLETE', true],
  ['In Progress', false],
  ['Not Started', false],
  [null, false],
])('a report with the status %j is complete: %s', (status, expected) => {
  expect(isComplete({ status })).toBe(expected);
});

describe('winner report scores', () => {
  it('are sorted from fewest strokes to most, with non-numeric scores last', () => {
    const given = ['WD', '101', '98', null, '98.5', 'DQ', '9', '101'];
    const sorted = sortByScore(given.map((score, index) => ({ score, index })));
    expect(sorted.map(({ score }) => score)).toEqual(['9', '98', '98.5', '101', '101', 'WD', null, 'DQ']);
    expect(sorted[3]?.index).toBe(1);
  });
});

test('levels are sorted in the order of play, with unknown levels last', () => {
  const levels = ['Other', 'State', 'SECTIONAL', 'Regional'];
  expect(levels.sort((a, b) => rankOfLevel(a) - rankOfLevel(b))).toEqual(['Regional', 'SECTIONAL', 'State', 'Other']);
});
